import { golden, goldenNames } from '@dogear/contract/golden/golden'
import { expectSilentConsole } from '@dogear/contract/harness/console'
import { capitalize, extraNames } from '@dogear/contract/harness/nodes'
import { normalizeMarkup } from '@dogear/contract/harness/normalize-markup'
import type { ExtraName, Scene } from '@dogear/contract/harness/scene'
import type { StatusLabelDetails } from '@dogear/core'
import { de } from '@dogear/core/locales'
import { getPagination, type LinkProps, Pagination } from '@dogear/react/server'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { App } from '../contract/app'
import { ServerApp } from './app'

expectSilentConsole()

/** What needs the browser: fields are edited, Content is scrolled, EllipsisTrigger is no link of a page. */
const clientOnly: readonly ExtraName[] = ['pageSizeSelect', 'pageInput', 'content']

const isRendered = ({ list, extras, jump }: Scene) =>
  list !== 'fit' && jump === undefined && !extras?.some((name) => clientOnly.includes(name))

const getPageUrl = ({ page, pageSize }: { page: number; pageSize: number }) => `?page=${page}&size=${pageSize}`

/** The golden scenes without `asChild`, as links. */
const scenes = goldenNames([])
  .map((name) => ({ name, scene: golden[name].scene }))
  .filter(({ scene }) => isRendered(scene))
  .map(({ name, scene }) => ({
    name,
    scene: { ...scene, options: { getPageUrl, ...scene.options, type: 'link' } } as Scene,
  }))

const text = ({ start, count }: StatusLabelDetails) => `${start} <of> ${count}`

const own = (
  [
    ['another language', { translations: de }, { list: 'list', extras: ['status'] }],
    ['ellipses that can be focused', {}, { list: 'list', props: { ellipsis: { attributes: { tabindex: '0' } } } }],
    ['a text of one’s own', {}, { extras: ['status'], props: { status: { own: { text } } } }],
  ] satisfies [name: string, options: object, scene: Scene][]
).map(([name, options, scene]) => ({
  name,
  scene: { ...scene, options: { type: 'link', getPageUrl, count: 123_456, page: 7, ...options } } as Scene,
}))

test('a part is rendered on the server, or listed as one that needs the browser', () => {
  expect(extraNames.filter((name) => !(capitalize(name) in Pagination))).toEqual(clientOnly)
})

describe('the markup is that of the client parts, byte for byte', () => {
  test('in many scenes', () => expect(scenes.length).toBeGreaterThan(25))

  test.for([...scenes, ...own])('$name', ({ scene }) => {
    const html = renderToString(<ServerApp scene={scene} />)
    expect(html).toContain('<a ')
    expect(html).toBe(renderToString(<App scene={scene} />))
  })
})

const links = scenes.filter(({ name }) => golden[name].scene.options?.type === 'link')

test.for(links)('the markup is the same as in every host: $name', ({ name, scene }) => {
  const { markup } = golden[name]
  expect(normalizeMarkup(renderToString(<ServerApp scene={scene} />))).toBe(normalizeMarkup(markup))
})

describe('`link`', () => {
  /** Refuses to render without an `href`, as that of Next.js does. */
  function Link({ children, href, ...props }: LinkProps) {
    if (typeof href !== 'string') throw new Error('The prop `href` is missing.')
    if ('ref' in props) throw new Error('Server components pass no refs.')
    return (
      <a data-link="" href={href} {...props}>
        {children}
      </a>
    )
  }

  const render = (page: number) => {
    const list = getPagination({ count: 30, page, getPageUrl, link: Link })
    return renderToString(
      <Pagination.Root pagination={list}>
        <Pagination.FirstTrigger pagination={list} />
        <Pagination.PrevTrigger pagination={list} className="back" />
        <Pagination.List pagination={list} />
        <Pagination.Item pagination={list} type="page" value={2} />
        <Pagination.NextTrigger pagination={list} disabled />
        <Pagination.LastTrigger pagination={list} />
      </Pagination.Root>,
    )
  }

  test('renders every enabled link, inside a List too', () => {
    const html = render(2)
    const tags = html.match(/<a [^>]*>/g) ?? []
    expect(tags).toHaveLength(8)
    expect(tags.filter((tag) => tag.includes('data-link'))).toEqual(tags.filter((tag) => tag.includes('href=')))
    expect(html).toContain('class="back"')
  })

  test('renders no disabled link, which stays an `<a>` without an `href`', () => {
    const disabled = render(1).match(/<a [^>]*role="link"[^>]*>/g) ?? []
    expect(disabled).toHaveLength(3)
    for (const tag of disabled) {
      expect(tag).toContain('aria-disabled="true"')
      expect(tag).not.toMatch(/href|data-link/)
    }
  })
})
