import { withBase } from '../plugins/base-path.mjs'

/** The path of the Markdown version of a page. The 404 page has none. */
export function markdownPath({ id }: { id: string }, { pathname }: URL): string | undefined {
  const home = withBase('/', import.meta.env.BASE_URL)
  if (id !== '404') return `${pathname === home ? `${home}index` : pathname.replace(/\/$/, '')}.md`
}
