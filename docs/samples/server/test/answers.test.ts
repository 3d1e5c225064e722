import { createCursors, createPagination, exactCount, type PageAnswer, type PaginationOptions } from '@dogear/core'
import { createPageUrl, type PageUrlOptions } from '@dogear/core/url'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import guide from '../../../src/content/docs/guides/backends.mdx?raw'
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

let warn: MockInstance<typeof console.warn>
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  const { calls } = warn.mock
  vi.restoreAllMocks()
  expect(calls).toEqual([])
})

/** What someone sees of an answer. Next leads to the next page, except on the last one. */
function shownOf(options: PaginationOptions) {
  const { page, totalPages, isTotalKnown, nextPage, pageRange } = createPagination(options).get()
  expect(nextPage).toBe(isTotalKnown && page === totalPages ? null : page + 1)
  return `${page} of ${totalPages}${isTotalKnown ? '' : '+'}, ${pageRange.start}–${pageRange.end}`
}

const users = { total: 50, per_page: 15, current_page: 1, last_page: 4, from: 1, to: 15, data: [{}, {}] }
const shownUsers = ['1 of 4, 0–15', '2 of 4, 15–30', '4 of 4, 45–50']
const offsets = createPageUrl({ offset: 'offset', pageSize: 'limit' })
const odataUrl = createPageUrl({ offset: '$skip', pageSize: '$top' })
const jsonApiUrl = createPageUrl({ page: 'page[number]', pageSize: 'page[size]' })
const article = (page: number) => `http://example.com/articles?page[number]=${page}&page[size]=1`
const article3 = jsonApiUrl.read(article(3))
const issues = (page: number, rel: string) =>
  `<https://api.github.com/repositories/1300192/issues?per_page=2&page=${page}>; rel="${rel}"`
const ofGitHub = (page: number, ...links: string[]) => ({
  page,
  pageSize: 30,
  ...gitHub(links.length > 0 ? links.join(', ') : null, page),
})
const hits = (page: number, pageSize: number, value: number, relation: 'eq' | 'gte') => ({
  page,
  pageSize,
  ...elasticsearch({ hits: { total: { value, relation } } }, pageSize),
})

/** A backend, the page that documents its answers, what the sample makes of them, and what someone sees of each. */
const withTotal: [backend: string, docs: string, answers: PaginationOptions[], shown: string[]][] = [
  [
    'Laravel, paginate()',
    'https://laravel.com/docs/13.x/pagination#converting-results-to-json',
    [1, 2, 4].map((current_page) => laravel({ ...users, current_page })),
    shownUsers,
  ],
  [
    'Laravel, paginate() in a resource collection',
    'https://laravel.com/docs/13.x/eloquent-resources#pagination',
    [laravel({ current_page: 1, per_page: 15, total: 10 })],
    ['1 of 1, 0–10'],
  ],
  [
    'Inertia',
    'https://inertiajs.com/docs/v2/core-concepts/the-protocol#the-page-object',
    [1, 2, 4].map((current_page) => inertia({ props: { users: { ...users, current_page } } })),
    shownUsers,
  ],
  [
    'Django REST framework, PageNumberPagination',
    'https://www.django-rest-framework.org/api-guide/pagination/#pagenumberpagination',
    [1, 4, 11].map((page) => ({ page, pageSize: 100, ...django({ count: 1023 }) })),
    ['1 of 11, 0–100', '4 of 11, 300–400', '11 of 11, 1000–1023'],
  ],
  [
    'Django REST framework, LimitOffsetPagination',
    'https://www.django-rest-framework.org/api-guide/pagination/#limitoffsetpagination',
    ['', '&offset=400', '&offset=1000'].map((offset) => ({
      ...offsets.read(`?limit=100${offset}`),
      ...django({ count: 1023 }),
    })),
    ['1 of 11, 0–100', '5 of 11, 400–500', '11 of 11, 1000–1023'],
  ],
  [
    'Rails with Pagy',
    'https://ddnexus.github.io/pagy/toolbox/helpers/data_hash/',
    [1, 3, 50].map((page) => pagy({ page, limit: 20, count: 1000 })),
    ['1 of 50, 0–20', '3 of 50, 40–60', '50 of 50, 980–1000'],
  ],
  [
    'Spring Data, Page',
    'https://docs.spring.io/spring-data/commons/reference/repositories/core-extensions-web.html#core.web.page',
    [0, 1, 2].map((number) => springPage({ page: { size: 20, totalElements: 50, number } })),
    ['1 of 3, 0–20', '2 of 3, 20–40', '3 of 3, 40–50'],
  ],
  [
    'OData',
    'https://learn.microsoft.com/en-us/odata/webapi/add-nextpage-link-and-count-for-collection-property',
    ['', '&$skip=1', '&$skip=2'].map((skip) => ({
      ...odataUrl.read(`?$count=true&$top=1${skip}`),
      ...odata({ '@odata.count': 3 }),
    })),
    ['1 of 3, 0–1', '2 of 3, 1–2', '3 of 3, 2–3'],
  ],
  [
    'Elasticsearch',
    'https://www.elastic.co/guide/en/elasticsearch/reference/7.1/search-request-track-total-hits.html',
    [hits(1, 100, 2048, 'eq'), hits(21, 100, 2048, 'eq'), hits(10, 10, 100, 'gte')],
    ['1 of 21, 0–100', '21 of 21, 2000–2048', '10 of 10+, 90–100'],
  ],
  [
    'Elasticsearch, which refuses requests past 10,000 hits',
    'https://www.elastic.co/guide/en/elasticsearch/reference/7.1/search-request-track-total-hits.html',
    [hits(101, 100, 10_000, 'gte'), hits(101, 100, 25_000, 'eq'), hits(304, 33, 10_000, 'gte')],
    ['100 of 100, 9900–10000', '100 of 100, 9900–10000', '303 of 303, 9966–9999'],
  ],
  [
    'JSON:API',
    'https://jsonapi.org/examples/#pagination',
    [
      ...[1, 3, 13].map((page) => ({
        ...jsonApiUrl.read(article(page)),
        ...jsonApi({ links: { last: article(13), next: page < 13 ? article(page + 1) : null } }),
      })),
      { ...article3, ...jsonApi({ links: { next: article(4) } }) },
      { ...article3, ...jsonApi({ links: { last: null, next: null } }) },
    ],
    ['1 of 13, 0–1', '3 of 13, 2–3', '13 of 13, 12–13', '3 of 4+, 2–3', '3 of 3, 2–3'],
  ],
  [
    'GitHub',
    'https://docs.github.com/en/rest/using-the-rest-api/using-pagination-in-the-rest-api#using-link-headers',
    [
      ofGitHub(1, issues(2, 'next'), issues(515, 'last')),
      ofGitHub(3, issues(2, 'prev'), issues(4, 'next'), issues(515, 'last').replace('per_page=2&', '')),
      ofGitHub(515, issues(514, 'prev'), issues(1, 'first')),
      ofGitHub(1),
      ofGitHub(1, issues(2, 'next')),
    ],
    ['1 of 515, 0–30', '3 of 515, 60–90', '515 of 515, 15420–15450', '1 of 1, 0–30', '1 of 2+, 0–30'],
  ],
]

test.each(withTotal)('answers with a total: %s, %s', (_backend, _docs, answers, shown) => {
  expect(answers.map(shownOf)).toEqual(shown)
})

const laravelPage = { per_page: 2, data: ['', ''] }
const slice = { size: 20, numberOfElements: 20, last: false }

const withoutTotal: [backend: string, docs: string, answers: PageAnswer[], shown: string[]][] = [
  [
    'Laravel, simplePaginate()',
    'https://github.com/laravel/framework/blob/13.x/tests/Pagination/PaginatorTest.php',
    [
      { ...laravelPage, current_page: 1, next_page_url: '/?page=2' },
      { ...laravelPage, current_page: 2, next_page_url: '/?page=3' },
      { ...laravelPage, current_page: 3, next_page_url: null, data: ['item5'] },
      { ...laravelPage, current_page: 2, next_page_url: '/?page=3' },
    ].map(laravelSimple),
    ['1 of 2+, 0–2', '2 of 3+, 2–4', '3 of 3, 4–5', '2 of 3, 2–4'],
  ],
  [
    'Spring Data, Slice',
    'https://docs.spring.io/spring-data/commons/docs/current/api/org/springframework/data/domain/Slice.html',
    [
      { ...slice, number: 0 },
      { ...slice, number: 1 },
      { ...slice, number: 2, numberOfElements: 7, last: true },
      { ...slice, number: 1 },
    ].map(springSlice),
    ['1 of 2+, 0–20', '2 of 3+, 20–40', '3 of 3, 40–47', '2 of 3, 20–40'],
  ],
]

test.each(withoutTotal)('answers without a total: %s, %s', (_backend, _docs, answers, shown) => {
  let previous: (PageAnswer & { count: number | undefined }) | undefined
  const seen = answers.map((answer) => {
    previous = { ...answer, count: exactCount(previous, answer) }
    const { rows: _, ...options } = previous
    return shownOf(options)
  })
  expect(seen).toEqual(shown)
})

const accounts = 'https://api.example.org/accounts/?cursor='
const products = 'http://localhost:5000/odata/Products?$skiptoken='
type Next = string | null

const withCursor: [backend: string, docs: string, next: Next[], cursors: (string | undefined)[]][] = [
  [
    'Laravel, cursorPaginate()',
    'https://github.com/laravel/framework/blob/13.x/tests/Pagination/CursorPaginatorTest.php',
    ['eyJpZCI6Mn0', 'eyJpZCI6NH0', null].map((next_cursor) => laravelCursor({ next_cursor })),
    [undefined, 'eyJpZCI6Mn0', 'eyJpZCI6NH0'],
  ],
  [
    'Django REST framework, CursorPagination',
    'https://www.django-rest-framework.org/api-guide/pagination/#cursorpagination',
    [`${accounts}cD0yMDI2LTAxLTAx`, `${accounts}bz0xJnA9MTI%3D`, null].map((next) => djangoCursor({ next })),
    [undefined, 'cD0yMDI2LTAxLTAx', 'bz0xJnA9MTI='],
  ],
  [
    'Relay connections',
    'https://relay.dev/graphql/connections.htm',
    ['Y3Vyc29yMg==', 'Y3Vyc29yNA==', 'Y3Vyc29yNQ=='].map((endCursor, index) =>
      relay({ pageInfo: { endCursor, hasNextPage: index < 2 } }),
    ),
    [undefined, 'Y3Vyc29yMg==', 'Y3Vyc29yNA=='],
  ],
  [
    'OData, @odata.nextLink',
    'https://learn.microsoft.com/en-us/odata/webapi-8/fundamentals/server-driven-paging',
    [{ '@odata.nextLink': `${products}foobar` }, { '@odata.nextLink': `${products}foobaz` }, {}].map((answer) =>
      odataLink({ value: [], ...answer }),
    ),
    [undefined, `${products}foobar`, `${products}foobaz`],
  ],
]

test.each(withCursor)('answers with a cursor: %s, %s', (_backend, _docs, answers, ofPages) => {
  let cursors = createCursors(2)
  const seen = answers.map((next, index) => {
    const page = index + 1
    cursors = cursors.received(page, next)
    // With a total beside the cursor, as in GraphQL: https://graphql.org/learn/pagination/
    const counted = { count: 5, maxPage: cursors.options.maxPage }
    return [cursors.options, counted].map((options) => shownOf({ page, pageSize: 2, ...options }))
  })
  expect(seen).toEqual([
    ['1 of 2+, 0–2', '1 of 2, 0–2'],
    ['2 of 3+, 2–4', '2 of 3, 2–4'],
    ['3 of 3, 4–6', '3 of 3, 4–5'],
  ])
  expect(answers.map((_, index) => cursors.of(index + 1))).toEqual(ofPages)
})

interface Requests {
  /** Of an API that returns 50 items by default, where its requests have no page size. */
  options: PageUrlOptions
  /** A documented request, its page, and the request for the page after it. */
  documented: [request: string, page: number, next: string]
}

const requests: Record<string, Requests> = {
  Laravel: { options: { defaultPageSize: 50 }, documented: ['/users?page=1', 1, '/users?page=2'] },
  'Django REST framework, `PageNumberPagination`': {
    options: { defaultPageSize: 50 },
    documented: ['/accounts/?page=4', 4, '/accounts/?page=5'],
  },
  'Django REST framework, `LimitOffsetPagination`': {
    options: { offset: 'offset', pageSize: 'limit' },
    documented: ['/accounts/?limit=100&offset=400', 5, '/accounts/?limit=100&offset=500'],
  },
  'Rails with Pagy': {
    options: { pageSize: 'limit', defaultPageSize: 20 },
    documented: ['/path?example=123&page=3', 3, '/path?example=123&page=4'],
  },
  'Spring Data': {
    options: { firstPage: 0, defaultPageSize: 20 },
    documented: ['/persons?page=1&size=20', 2, '/persons?page=2'],
  },
  GitHub: {
    options: { pageSize: 'per_page', defaultPageSize: 30 },
    documented: ['/repositories/1300192/issues?page=3', 3, '/repositories/1300192/issues?page=4'],
  },
  'JSON:API': {
    options: { page: 'page[number]', pageSize: 'page[size]' },
    documented: ['/articles?page[number]=3&page[size]=1', 3, '/articles?page[number]=4&page[size]=1'],
  },
  OData: {
    options: { offset: '$skip', pageSize: '$top' },
    documented: ['/Products?$skip=100&$top=20', 6, '/Products?$skip=120&$top=20'],
  },
}

describe('requests', () => {
  const rows = guide.slice(guide.indexOf('## The request')).matchAll(/^\| (.+?) \| `(.+?)` \|/gm)
  const shown = new Map([...rows].map(([, backend, request]) => [backend, request]))

  test('the guide shows a request for each backend', () => {
    expect([...shown.keys()]).toEqual(Object.keys(requests))
  })

  test.each(Object.entries(requests))('%s', (backend, { options, documented: [request, page, next] }) => {
    const pageUrl = createPageUrl(options)
    expect(pageUrl.read(request).page).toBe(page)
    expect(decodeURIComponent(pageUrl.href(request, { page: page + 1 }))).toBe(next)
    expect(decodeURIComponent(pageUrl.href('', { page: 3, pageSize: 50 }))).toBe(shown.get(backend))
  })
})
