import { defineRouteMiddleware } from '@astrojs/starlight/route-data'
import { markdownPath } from './markdown-path'

/** Adds a link to the Markdown version to the head of the page. */
export const onRequest = defineRouteMiddleware(({ url, locals: { starlightRoute } }) => {
  const href = markdownPath(starlightRoute, url)
  if (href) starlightRoute.head.push({ tag: 'link', attrs: { rel: 'alternate', type: 'text/markdown', href } })
})
