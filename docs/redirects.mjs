/** Addresses of pages that are part of another one now, and where on the site their readers find it. */
const moved = {
  'guides/accessibility-checklist': 'guides/conformance',
  'guides/translations': 'guides/languages#the-languages',
  'guides/choose': 'start/choose',
}

/** For Astro, relative to the old address, because the site can be in a folder of a host. */
export const redirects = Object.fromEntries(
  Object.entries(moved).map(([from, to]) => [`/${from}`, `../../${to.replace(/(#|$)/, '/$1')}`]),
)
