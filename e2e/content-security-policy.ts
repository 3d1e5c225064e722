/** Allows scripts and styles from the site's own files only. */
export const ownFiles = "default-src 'self'"

/** Also forbids strings as markup or code. */
export const strict = `${ownFiles}; require-trusted-types-for 'script'`
