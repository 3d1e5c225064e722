import { createCursors, createPagination, exactCount, type PageAnswer, type PaginationOptions } from '@dogear/core'
import { createPageUrl, type PageUrlOptions } from '@dogear/core/url'
import { afterEach, expect, test, vi } from 'vitest'
import guide from '../../../guides/server-data.md?raw'
import { djangoCursor, laravelCursor, odataLink, relay } from '../answers-with-cursor'
import {
  django,
  elasticsearch,
  gitHub,
  inertia,
  jsonApi,
  laravel,
  odata,
  pagy,
  springPage,
} from '../answers-with-total'
import { laravelSimple, springSlice } from '../answers-without-total'

const warn = vi.spyOn(console, 'warn')
afterEach(() => expect(warn).not.toHaveBeenCalled())

/** What someone sees of an answer. Next leads to the next page, except on the last one. */
function shownOf(options: PaginationOptions) {
  const { page, totalPages, isTotalKnown, nextPage, pageRange } = createPagination(options).get()
  expect(nextPage).toBe(isTotalKnown && page === totalPages ? null : page + 1)
  return `${page} of ${totalPages}${isTotalKnown ? '' : '+'}, ${pageRange.start}–${pageRange.end}`
}

const offsets = createPageUrl({ offset: 'offset', pageSize: 'limit' })
const odataUrl = createPageUrl({ offset: '$skip', pageSize: '$top' })
const users = (current_page: number) => ({ current_page, per_page: 15, total: 50 })
const hits = (page: number, pageSize: number, value: number, relation: 'eq' | 'gte') => ({
  page,
  pageSize,
  ...elasticsearch({ hits: { total: { value, relation } } }, pageSize),
})
const ofPage3 = { page: 3, pageSize: 1 }
const article = (page: number) => `http://example.com/articles?page[number]=${page}&page[size]=1`
const ofGitHub = (page: number, ...links: string[]) => ({
  page,
  pageSize: 30,
  ...gitHub(links.join(', ') || null, page),
})
const issues = (page: number, rel: string) =>
  `<https://api.github.com/repositories/1300192/issues?per_page=2&page=${page}>; rel="${rel}"`

/** A backend, what the sample makes of an answer from its documentation, which the guide links to, and what someone sees. */
const withTotal: [backend: string, options: PaginationOptions, shown: string][] = [
  ['Laravel', laravel(users(1)), '1 of 4, 0–15'],
  ['Laravel', laravel(users(4)), '4 of 4, 45–50'],
  ['Inertia', inertia({ props: { users: users(2) } }), '2 of 4, 15–30'],
  ['Django, page', { page: 11, pageSize: 100, ...django({ count: 1023 }) }, '11 of 11, 1000–1023'],
  ['Django, offset', { ...offsets.read('?limit=100&offset=400'), ...django({ count: 1023 }) }, '5 of 11, 400–500'],
  ['Rails', pagy({ page: 3, limit: 20, count: 1000 }), '3 of 50, 40–60'],
  ['Spring', springPage({ page: { size: 20, totalElements: 50, number: 0 } }), '1 of 3, 0–20'],
  ['Spring', springPage({ page: { size: 20, totalElements: 50, number: 2 } }), '3 of 3, 40–50'],
  ['OData', { ...odataUrl.read('?$count=true&$top=1&$skip=2'), ...odata({ '@odata.count': 3 }) }, '3 of 3, 2–3'],
  ['Elasticsearch', hits(21, 100, 2048, 'eq'), '21 of 21, 2000–2048'],
  ['Elasticsearch, at least', hits(10, 10, 100, 'gte'), '10 of 10+, 90–100'],
  ['Elasticsearch, past 10,000 hits', hits(101, 100, 10_000, 'gte'), '100 of 100, 9900–10000'],
  ['Elasticsearch, past 10,000 hits', hits(101, 100, 25_000, 'eq'), '100 of 100, 9900–10000'],
  ['Elasticsearch, past 10,000 hits', hits(304, 33, 10_000, 'gte'), '303 of 303, 9966–9999'],
  ['JSON:API', { ...ofPage3, ...jsonApi({ links: { last: article(13), next: article(4) } }) }, '3 of 13, 2–3'],
  ['JSON:API, last page', { ...ofPage3, ...jsonApi({ links: { last: article(3), next: null } }) }, '3 of 3, 2–3'],
  ['JSON:API, only next', { ...ofPage3, ...jsonApi({ links: { next: article(4) } }) }, '3 of 4+, 2–3'],
  ['JSON:API, no links', { ...ofPage3, ...jsonApi({ links: { last: null, next: null } }) }, '3 of 3, 2–3'],
  ['GitHub', ofGitHub(1, issues(2, 'next'), issues(515, 'last')), '1 of 515, 0–30'],
  ['GitHub', ofGitHub(3, issues(4, 'next'), issues(515, 'last').replace('per_page=2&', '')), '3 of 515, 60–90'],
  ['GitHub, last page', ofGitHub(515, issues(514, 'prev'), issues(1, 'first')), '515 of 515, 15420–15450'],
  ['GitHub, one page', ofGitHub(1), '1 of 1, 0–30'],
  ['GitHub, only next', ofGitHub(1, issues(2, 'next')), '1 of 2+, 0–30'],
]

test.each(withTotal)('an answer with a total: %s', (_backend, options, shown) => {
  expect(shownOf(options)).toBe(shown)
})

const simple = (current_page: number, rows: number, next_page_url: string | null) =>
  laravelSimple({ current_page, per_page: 2, data: Array(rows), next_page_url })
const slice = (number: number, numberOfElements: number, last: boolean) =>
  springSlice({ number, size: 20, numberOfElements, last })

const withoutTotal: [backend: string, answers: PageAnswer[], shown: string[]][] = [
  [
    'Laravel, simplePaginate()',
    [simple(1, 2, '/?page=2'), simple(2, 2, '/?page=3'), simple(3, 1, null), simple(2, 2, '/?page=3')],
    ['1 of 2+, 0–2', '2 of 3+, 2–4', '3 of 3, 4–5', '2 of 3, 2–4'],
  ],
  [
    'Spring Data, Slice',
    [slice(0, 20, false), slice(1, 20, false), slice(2, 7, true), slice(1, 20, false)],
    ['1 of 2+, 0–20', '2 of 3+, 20–40', '3 of 3, 40–47', '2 of 3, 20–40'],
  ],
]

test.each(withoutTotal)('answers without a total: %s', (_backend, answers, shown) => {
  let previous: (PageAnswer & { count: number | undefined }) | undefined
  const seen = answers.map((answer) => {
    previous = { ...answer, count: exactCount(previous, answer) }
    const { rows: _, ...options } = previous
    return shownOf(options)
  })
  expect(seen).toEqual(shown)
})

const accounts = 'https://api.example.org/accounts/?cursor='
const products = 'http://localhost:5000/odata/Products?$skiptoken=foobar'

/** The cursor of the next page, in an answer that has one, and in the last one. */
const withCursor: [backend: string, next: string | null, last: string | null, cursor: string][] = [
  ['Laravel', laravelCursor({ next_cursor: 'eyJpZCI6Mn0' }), laravelCursor({ next_cursor: null }), 'eyJpZCI6Mn0'],
  ['Django', djangoCursor({ next: `${accounts}bz0xJnA9MTI%3D` }), djangoCursor({ next: null }), 'bz0xJnA9MTI='],
  ['Relay', relayed('Y3Vyc29yMg==', true), relayed('Y3Vyc29yNQ==', false), 'Y3Vyc29yMg=='],
  ['OData', odataLink({ value: [], '@odata.nextLink': products }), odataLink({ value: [] }), products],
]

function relayed(endCursor: string, hasNextPage: boolean) {
  return relay({ pageInfo: { endCursor, hasNextPage } })
}

test.each(withCursor)('answers with a cursor: %s', (_backend, next, last, cursor) => {
  const first = createCursors(2).received(1, next)
  const both = first.received(2, last)
  expect([first.of(1), first.of(2)]).toEqual([undefined, cursor])
  // With a total beside the cursor, as in GraphQL: https://graphql.org/learn/pagination/
  const seen = [first, both].map(({ options }, index) =>
    [options, { count: 3, maxPage: options.maxPage }].map((known) =>
      shownOf({ page: index + 1, pageSize: 2, ...known }),
    ),
  )
  expect(seen).toEqual([
    ['1 of 2+, 0–2', '1 of 2, 0–2'],
    ['2 of 2, 2–4', '2 of 2, 2–3'],
  ])
})

/** The options, a request of this page in the documented form, and the one for the next page. Where none has a size, it is 50. */
const requests: Record<string, [options: PageUrlOptions, page: number, request: string, next: string]> = {
  Laravel: [{ defaultPageSize: 50 }, 1, '/users?page=1', '/users?page=2'],
  'Django REST framework, `PageNumberPagination`': [{ defaultPageSize: 50 }, 4, '/a/?page=4', '/a/?page=5'],
  'Django REST framework, `LimitOffsetPagination`': [
    { offset: 'offset', pageSize: 'limit' },
    5,
    '/accounts/?limit=100&offset=400',
    '/accounts/?limit=100&offset=500',
  ],
  'Rails with Pagy': [{ pageSize: 'limit', defaultPageSize: 20 }, 3, '/path?a=123&page=3', '/path?a=123&page=4'],
  'Spring Data': [{ firstPage: 0, defaultPageSize: 20 }, 2, '/persons?page=1&size=20', '/persons?page=2'],
  GitHub: [{ pageSize: 'per_page', defaultPageSize: 30 }, 3, '/1300192/issues?page=3', '/1300192/issues?page=4'],
  'JSON:API': [
    { page: 'page[number]', pageSize: 'page[size]' },
    3,
    '/articles?page[number]=3&page[size]=1',
    '/articles?page[number]=4&page[size]=1',
  ],
  OData: [{ offset: '$skip', pageSize: '$top' }, 6, '/Products?$skip=100&$top=20', '/Products?$skip=120&$top=20'],
}

const rows = guide
  .slice(guide.indexOf('### The request'), guide.indexOf('**It leaves out'))
  .matchAll(/^\| (.+?) \| `(.+?)` \|/gm)
const shown = new Map([...rows].map(([, backend, request]) => [backend, request]))

test('the guide shows a request for each backend', () => {
  expect([...shown.keys()]).toEqual(Object.keys(requests))
})

test.each(Object.entries(requests))('a request: %s', (backend, [options, page, request, next]) => {
  const pageUrl = createPageUrl(options)
  expect(pageUrl.read(request).page).toBe(page)
  expect(decodeURIComponent(pageUrl.href(request, { page: page + 1 }))).toBe(next)
  expect(decodeURIComponent(pageUrl.href('', { page: 3, pageSize: 50 }))).toBe(shown.get(backend))
})
