/** Addresses of pages that are part of another one now, and where on the site their readers find it. */
const moved = {
  'guides/accessibility-checklist': 'guides/conformance',
  'guides/translations': 'guides/languages#the-languages',
  'guides/choose': 'start/choose',
  'guides/backends': 'guides/server-data#what-your-backend-returns',
  'guides/data-libraries': 'guides/server-data#swr-rtk-query-apollo-client-sveltekit',
  'guides/orders': 'guides/server-data#a-table-with-a-filter-sorting-and-deletions',
  'guides/databases': 'guides/cursors#offset-or-keyset-in-your-database',
  'guides/adapter': 'guides/other-frameworks#write-an-adapter',
  'guides/angular': 'guides/other-frameworks#angular',
  'guides/custom-element': 'guides/other-frameworks',
  'guides/own-component': 'guides/composition#one-component-for-your-design-system',
  'guides/shadcn': 'guides/component-kits',
  'guides/react-server-components': 'guides/react#react-server-components',
  'guides/controlled': 'guides/slicing#controlled-and-uncontrolled',
  'guides/recipes': 'guides/slicing#load-more',
  'guides/theme': 'guides/styling#the-theme',
}

/** For Astro, relative to the old address, because the site can be in a folder of a host. */
export const redirects = Object.fromEntries(
  Object.entries(moved).map(([from, to]) => [`/${from}`, `../../${to.replace(/(#|$)/, '/$1')}`]),
)
