/** The tested site is served from a folder, because links that forget it work at the root of a host. */
export const base = '/dogear/'
