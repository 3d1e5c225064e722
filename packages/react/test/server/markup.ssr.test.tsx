import { golden, goldenNames } from '@dogear/contract/golden/golden'
import { expectSilentConsole } from '@dogear/contract/harness/console'
import { normalizeMarkup } from '@dogear/contract/harness/normalize-markup'
import type { Scene } from '@dogear/contract/harness/scene'
import { de } from '@dogear/core/locales'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { App } from '../contract/app'
import { ServerApp } from './app'

expectSilentConsole()

const isRendered = ({ list, extras, jump }: Scene) =>
  list !== 'fit' && jump === undefined && !extras?.some((name) => name !== 'status')

const getPageUrl = ({ page, pageSize }: { page: number; pageSize: number }) => `?page=${page}&size=${pageSize}`

/** The golden scenes without `asChild`, as links. */
const scenes = goldenNames([])
  .map((name) => ({ name, scene: golden[name].scene }))
  .filter(({ scene }) => isRendered(scene))
  .map(({ name, scene }) => ({
    name,
    scene: { ...scene, options: { getPageUrl, ...scene.options, type: 'link' } } as Scene,
  }))

const own: { name: string; scene: Scene }[] = [
  {
    name: 'another language',
    scene: {
      options: { type: 'link', getPageUrl, count: 123_456, page: 7, translations: de },
      list: 'list',
      extras: ['status'],
    },
  },
  {
    name: 'ellipses that can be focused',
    scene: {
      options: { type: 'link', getPageUrl, count: 1000, page: 7 },
      list: 'list',
      props: { ellipsis: { attributes: { tabindex: '0' } } },
    },
  },
  {
    name: 'a text of one’s own',
    scene: {
      options: { type: 'link', getPageUrl, count: 1000, page: 7 },
      extras: ['status'],
      text: ({ start, count }) => `${start} <of> ${count}`,
    },
  },
]

const withoutLive = (html: string) => html.replaceAll(' aria-live="off"', '')

describe('the markup is that of the client parts, byte for byte', () => {
  test('in many scenes', () => expect(scenes.length).toBeGreaterThan(25))

  test.for([...scenes, ...own])('$name', ({ scene }) => {
    const html = renderToString(<ServerApp scene={scene} />)
    expect(html).toContain('<a ')
    expect(html).toBe(withoutLive(renderToString(<App scene={scene} />)))
  })
})

const links = scenes.filter(({ name }) => golden[name].scene.options?.type === 'link')

test.for(links)('the markup is the same as in every host: $name', ({ name, scene }) => {
  const { markup } = golden[name]
  expect(normalizeMarkup(renderToString(<ServerApp scene={scene} />))).toBe(normalizeMarkup(withoutLive(markup)))
})
