/** Where the Markdown version of a page stands. */
export const markdownPath = ({ pathname }: URL) => `${pathname.replace(/\/$/, '') || '/index'}.md`
