/** No script or style but those of the site's own files. */
export const ownFiles = "default-src 'self'"

/** And no string that becomes markup or code. */
export const strict = `${ownFiles}; require-trusted-types-for 'script'`
