/** No script or style but those of the site's own files. */
const ownFiles = "default-src 'self'"

/** Templates that Solid compiles set `innerHTML`, and so does the vanilla example app. */
const setMarkup = ['solid', 'vanilla']

/** The strictest content security policy that the host or app can do with. */
export const policyOf = (name: string) =>
  setMarkup.includes(name) ? ownFiles : `${ownFiles}; require-trusted-types-for 'script'`
