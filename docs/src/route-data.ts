import { defineRouteMiddleware } from '@astrojs/starlight/route-data'
import { markdownPath } from './markdown-path'

/** Names the Markdown version of the page in its head. */
export const onRequest = defineRouteMiddleware(({ url, locals: { starlightRoute } }) => {
  const href = markdownPath(starlightRoute, url)
  if (href) starlightRoute.head.push({ tag: 'link', attrs: { rel: 'alternate', type: 'text/markdown', href } })
})
