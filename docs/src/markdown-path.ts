/** The path of the Markdown version of a page. The 404 page has none. */
export const markdownPath = ({ id }: { id: string }, { pathname }: URL) =>
  id === '404' ? undefined : `${pathname.replace(/\/$/, '') || '/index'}.md`
