import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data'
import { withBase } from '../plugins/base-path.mjs'
import { markdownPath } from './markdown-path'

/** Adds links to the Markdown version and to the list of all of them to the head, and the base path to the links of the hero. */
export const onRequest = defineRouteMiddleware(({ url, locals: { starlightRoute } }) => {
  const href = markdownPath(starlightRoute, url)
  if (href) starlightRoute.head.push({ tag: 'link', attrs: { rel: 'alternate', type: 'text/markdown', href } })
  const list = {
    rel: 'alternate',
    type: 'text/plain',
    title: 'llms.txt',
    href: withBase('/llms.txt', import.meta.env.BASE_URL),
  }
  starlightRoute.head.push({ tag: 'link', attrs: list })
  starlightRoute.entry = withLinkedHero(starlightRoute.entry)
})

function withLinkedHero(entry: StarlightRouteData['entry']): StarlightRouteData['entry'] {
  const { hero } = entry.data
  if (!hero) return entry
  const actions = hero.actions.map((action) => ({ ...action, link: withBase(action.link, import.meta.env.BASE_URL) }))
  return { ...entry, data: { ...entry.data, hero: { ...hero, actions } } }
}
