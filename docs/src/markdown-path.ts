/** Where the Markdown version of a page stands; the page that says that there is none has none. */
export const markdownPath = ({ id }: { id: string }, { pathname }: URL) =>
  id === '404' ? undefined : `${pathname.replace(/\/$/, '') || '/index'}.md`
