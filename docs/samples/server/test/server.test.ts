import { afterEach, expect, test, vi } from 'vitest'
import { renderElements } from '../page-without-javascript'
import { renderElements as renderWithReact } from '../react-without-javascript'
import { fetchElements } from '../request'
import { getElements } from '../rest-endpoint'

const html = (search: string) => renderElements(new URL(search, 'https://example.com'))

afterEach(() => vi.unstubAllGlobals())

test('the page in the URL is rendered with links to the others', () => {
  const page = html('?page=2')
  expect(page).toContain('<ol start="11"><li>Sodium</li>')
  expect(page.match(/href="[^"]+"/g)).toEqual([1, 1, 2, 3, 4, 5, 12, 3].map((number) => `href="?page=${number}"`))
  expect(page.match(/<a[^>]*aria-current="page"[^>]*>2</g)).toHaveLength(1)
})

test('a page past the end renders the last page, with Next as a link without a URL', () => {
  expect(html('?page=99')).toContain('<li>Oganesson</li>')
  expect(html('?page=99')).toMatch(/data-part="next-trigger"[^>]* role="link" aria-disabled="true"/)
})

test('React renders the same page, and redirects from one past the end', () => {
  const render = (search: string) => renderWithReact(new URL(search, 'https://example.com'))
  const page = render('?page=2')
  expect(page).toEqual({ html: expect.stringContaining('<ol start="11"><li>Sodium</li>') })
  expect(page).toEqual({ html: expect.stringMatching(/<a[^>]*aria-current="page"[^>]* href="\?page=2">2</) })
  expect(render('?page=99')).toEqual({ redirect: '?page=12' })
})

test('the request sends search, offset and limit to the endpoint', async () => {
  vi.stubGlobal('fetch', (path: string) => getElements(new Request(new URL(path, 'https://example.com'))))
  const { rows, count } = await fetchElements({ search: '', offset: 110, limit: 20 }, new AbortController().signal)
  expect(rows.map(({ number }) => number)).toEqual([111, 112, 113, 114, 115, 116, 117, 118])
  expect(count).toBe(118)

  const found = await fetchElements({ search: 'CARB', offset: 0, limit: 20 }, new AbortController().signal)
  expect(found).toMatchObject({ rows: [{ name: 'Carbon' }], count: 1 })
})

test('the endpoint accepts any query', async () => {
  const answer = await getElements(new Request('https://example.com/?offset=-3&limit=many')).json()
  expect(answer.rows).toHaveLength(10)
})
