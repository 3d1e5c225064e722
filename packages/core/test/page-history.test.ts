import { afterEach, expect, test, vi } from 'vitest'
import { createPageHistory } from '../src/dom/index.js'
import { createPageUrl } from '../src/url/index.js'

const pageUrl = createPageUrl()

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test.each([
  ['http://127.0.0.1:3000/list?page=2', '/list?page=4'],
  ['//example.org/list', '/list?page=4'],
])('links of a server leave out the origin of %s', (url, expected) => {
  expect(createPageHistory(pageUrl, { url }).get().getPageUrl({ page: 4, pageSize: 10 })).toBe(expected)
})

test.each([
  ['http://127.0.0.1:3000/list?q=x&page=2#part', '/list?q=x&page=2#part'],
  [{ q: 'x' }, '?q=x'],
])('without a document, `url` is the path, query and hash of %s', (url, expected) => {
  expect(createPageHistory(pageUrl, { url }).get().url).toBe(expected)
})

test.each([
  'http://127.0.0.1:3000//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example/x',
  ' //evil.example/x',
  '/\t/evil.example/x',
  'h\nttps:\\/evil.example/x',
])('nothing leads to another host than that of a server: %j', (given) => {
  const { url, getPageUrl } = createPageHistory(pageUrl, { url: given }).get()
  for (const link of [url, getPageUrl({ page: 2, pageSize: 10 })])
    expect(new URL(link, 'https://example.com').host).toBe('example.com')
})

test('without a document and a URL, it warns once, in development', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubEnv('NODE_ENV', 'production')
  expect(createPageHistory(pageUrl).get()).toMatchObject({ page: 1, pageSize: 10 })
  expect(warn).not.toHaveBeenCalled()
  vi.stubEnv('NODE_ENV', 'test')
  createPageHistory(pageUrl, { url: '' }).get()
  createPageHistory(pageUrl, { url: null }).get()
  expect(warn).not.toHaveBeenCalled()
  createPageHistory(pageUrl).get()
  createPageHistory(pageUrl).get()
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('`url` is missing'))
})
