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

/** Page, number of pages, next page, and the range of the items: what someone sees of an answer. */
function shownOf(options: PaginationOptions) {
  const { page, totalPages, isTotalKnown, nextPage, pageRange } = createPagination(options).get()
  return [page, isTotalKnown ? totalPages : `${totalPages}+`, nextPage, pageRange.start, pageRange.end]
}

describe('answers with a total', () => {
  // https://laravel.com/docs/13.x/pagination#converting-results-to-json
  const users = {
    total: 50,
    per_page: 15,
    current_page: 1,
    last_page: 4,
    current_page_url: 'http://laravel.app?page=1',
    first_page_url: 'http://laravel.app?page=1',
    last_page_url: 'http://laravel.app?page=4',
    next_page_url: 'http://laravel.app?page=2',
    prev_page_url: null,
    path: 'http://laravel.app',
    from: 1,
    to: 15,
    data: [{}, {}],
  }
  const ofUsers = [
    [1, 4, 2, 0, 15],
    [2, 4, 3, 15, 30],
    [4, 4, null, 45, 50],
  ]

  test('Laravel, paginate()', () => {
    const answers = [1, 2, 4].map((current_page) => ({ ...users, current_page }))
    expect(answers.map((answer) => shownOf(laravel(answer)))).toEqual(ofUsers)
  })

  test('Laravel, paginate() in a resource collection', () => {
    // https://laravel.com/docs/13.x/eloquent-resources#pagination
    const answer = {
      data: [{ id: 1, name: 'Eladio Schroeder Sr.', email: 'therese28@example.com' }],
      links: {
        first: 'http://example.com/users?page=1',
        last: 'http://example.com/users?page=1',
        prev: null,
        next: null,
      },
      meta: {
        current_page: 1,
        from: 1,
        last_page: 1,
        path: 'http://example.com/users',
        per_page: 15,
        to: 10,
        total: 10,
      },
    }
    expect(shownOf(laravel(answer.meta))).toEqual([1, 1, null, 0, 10])
  })

  test('Inertia', () => {
    // https://inertiajs.com/docs/v2/core-concepts/the-protocol#the-page-object
    const answers = [1, 2, 4].map((page) => ({
      component: 'Users/Index',
      props: { users: { ...users, current_page: page } },
      url: `/users?page=${page}`,
      version: '6b16b94d7c51cbe5b1fa42aac98241d5',
    }))
    expect(answers.map((answer) => shownOf(inertia(answer)))).toEqual(ofUsers)
  })

  // https://www.django-rest-framework.org/api-guide/pagination/#pagenumberpagination
  test('Django REST framework, PageNumberPagination', () => {
    const answer = {
      count: 1023,
      next: 'https://api.example.org/accounts/?page=5',
      previous: 'https://api.example.org/accounts/?page=3',
      results: [],
    }
    const url = createPageUrl({ defaultPageSize: 100 })
    const shown = [1, 4, 11].map((page) => shownOf({ ...url.read(`/accounts/?page=${page}`), ...django(answer) }))
    expect(shown).toEqual([
      [1, 11, 2, 0, 100],
      [4, 11, 5, 300, 400],
      [11, 11, null, 1000, 1023],
    ])
  })

  // https://www.django-rest-framework.org/api-guide/pagination/#limitoffsetpagination
  test('Django REST framework, LimitOffsetPagination', () => {
    const answer = {
      count: 1023,
      next: 'https://api.example.org/accounts/?limit=100&offset=500',
      previous: 'https://api.example.org/accounts/?limit=100&offset=300',
      results: [],
    }
    const url = createPageUrl({ offset: 'offset', pageSize: 'limit' })
    const requests = ['?limit=100', '?limit=100&offset=400', '?limit=100&offset=1000']
    expect(requests.map((request) => shownOf({ ...url.read(request), ...django(answer) }))).toEqual([
      [1, 11, 2, 0, 100],
      [5, 11, 6, 400, 500],
      [11, 11, null, 1000, 1023],
    ])
  })

  test('Rails with Pagy', () => {
    // https://ddnexus.github.io/pagy/toolbox/helpers/data_hash/
    const answer = {
      data: [],
      pagy: { page: 3, previous: 2, next: 4, limit: 20, count: 1000 },
    }
    const answers = [{ ...answer.pagy, page: 1 }, answer.pagy, { ...answer.pagy, page: 50 }]
    expect(answers.map((answer) => shownOf(pagy(answer)))).toEqual([
      [1, 50, 2, 0, 20],
      [3, 50, 4, 40, 60],
      [50, 50, null, 980, 1000],
    ])
  })

  test('Spring Data, Page', () => {
    // https://docs.spring.io/spring-data/commons/reference/repositories/core-extensions-web.html#core.web.page
    const answer = { content: [], page: { size: 20, totalElements: 30, totalPages: 2, number: 0 } }
    const longer = { ...answer.page, totalElements: 50, totalPages: 3 }
    const answers = [answer.page, { ...longer, number: 1 }, { ...longer, number: 2 }]
    expect(answers.map((page) => shownOf(springPage({ page })))).toEqual([
      [1, 2, 2, 0, 20],
      [2, 3, 3, 20, 40],
      [3, 3, null, 40, 50],
    ])
  })

  test('OData', () => {
    // https://learn.microsoft.com/en-us/odata/webapi/add-nextpage-link-and-count-for-collection-property
    const answer = {
      '@odata.context': 'https://localhost/$metadata#Collection(NS.Color)',
      '@odata.count': 3,
      '@odata.nextLink': 'https://localhost/Customers(5)/Colors?$count=true&$skip=2',
      value: ['Blue', 'Green'],
    }
    const url = createPageUrl({ offset: '$skip', pageSize: '$top' })
    const requests = ['?$count=true&$top=1', '?$count=true&$top=1&$skip=1', '?$count=true&$top=1&$skip=2']
    expect(requests.map((request) => shownOf({ ...url.read(request), ...odata(answer) }))).toEqual([
      [1, 3, 2, 0, 1],
      [2, 3, 3, 1, 2],
      [3, 3, null, 2, 3],
    ])
  })

  test('Elasticsearch', () => {
    // https://www.elastic.co/guide/en/elasticsearch/reference/7.1/search-request-track-total-hits.html
    const answerOf = (value: number, relation: 'eq' | 'gte') => ({
      timed_out: false,
      took: 100,
      hits: { max_score: 1, total: { value, relation }, hits: [] },
    })
    const shownAt = (page: number, pageSize: number, answer: ReturnType<typeof answerOf>) =>
      shownOf({ page, pageSize, ...elasticsearch(answer, pageSize) })

    const exact = answerOf(2048, 'eq')
    expect([1, 21].map((page) => shownAt(page, 100, exact))).toEqual([
      [1, 21, 2, 0, 100],
      [21, 21, null, 2000, 2048],
    ])
    // With `track_total_hits: 100`, there are at least 100 hits.
    expect(shownAt(10, 10, answerOf(100, 'gte'))).toEqual([10, '10+', 11, 90, 100])
    // By default, hits are counted up to 10,000, and no request can go past that, even if the total is exact.
    for (const answer of [answerOf(10_000, 'gte'), answerOf(25_000, 'eq')])
      expect(shownAt(101, 100, answer)).toEqual([100, 100, null, 9900, 10_000])
    // 303 pages of 33 end at 9,999.
    expect(shownAt(304, 33, answerOf(10_000, 'gte'))).toEqual([303, 303, null, 9966, 9999])
  })

  test('JSON:API', () => {
    // https://jsonapi.org/examples/#pagination
    const articles = 'http://example.com/articles'
    const answer = {
      meta: { totalPages: 13 },
      data: [{ type: 'articles', id: '3', attributes: { title: 'JSON:API paints my bikeshed!' } }],
      links: {
        self: `${articles}?page[number]=3&page[size]=1`,
        first: `${articles}?page[number]=1&page[size]=1`,
        prev: `${articles}?page[number]=2&page[size]=1`,
        next: `${articles}?page[number]=4&page[size]=1`,
        last: `${articles}?page[number]=13&page[size]=1`,
      },
    }
    const url = createPageUrl({ page: 'page[number]', pageSize: 'page[size]' })
    const first = { ...answer.links, self: answer.links.first, prev: null, next: answer.links.prev }
    const last = { ...answer.links, self: answer.links.last, next: null }
    expect(
      [first, answer.links, last].map((links) => shownOf({ ...url.read(links.self), ...jsonApi({ links }) })),
    ).toEqual([
      [1, 13, 2, 0, 1],
      [3, 13, 4, 2, 3],
      [13, 13, null, 12, 13],
    ])

    // https://jsonapi.org/format/#fetching-pagination: unavailable links are null or omitted.
    const { next, self } = answer.links
    expect(shownOf({ ...url.read(self), ...jsonApi({ links: { next } }) })).toEqual([3, '4+', 4, 2, 3])
    expect(shownOf({ ...url.read(self), ...jsonApi({ links: { last: null, next: null } }) })).toEqual([
      3,
      3,
      null,
      2,
      3,
    ])
  })

  test('GitHub', () => {
    // https://docs.github.com/en/rest/using-the-rest-api/using-pagination-in-the-rest-api#using-link-headers
    const issues = (page: number, rel: string) =>
      `<https://api.github.com/repositories/1300192/issues?page=${page}>; rel="${rel}"`
    const links = {
      1: [issues(2, 'next'), issues(515, 'last')],
      3: [issues(2, 'prev'), issues(4, 'next'), issues(515, 'last'), issues(1, 'first')],
      515: [issues(514, 'prev'), issues(1, 'first')],
    }
    const shown = Object.entries(links).map(([page, links]) =>
      shownOf({ page: Number(page), pageSize: 30, ...gitHub(links.join(', '), Number(page)) }),
    )
    expect(shown).toEqual([
      [1, 515, 2, 0, 30],
      [3, 515, 4, 60, 90],
      [515, 515, null, 15420, 15450],
    ])
    // The same page: the header is omitted for a single page, and the last page if it can't be calculated.
    expect(shownOf({ page: 1, pageSize: 30, ...gitHub(null, 1) })).toEqual([1, 1, null, 0, 30])
    expect(shownOf({ page: 1, pageSize: 30, ...gitHub(issues(2, 'next'), 1) })).toEqual([1, '2+', 2, 0, 30])

    const twoPages = [2, 9].map(
      (page) => `<https://api.github.com/repositories/1300192/issues?per_page=2&page=${page}>`,
    )
    expect(gitHub(`${twoPages[0]}; rel="next", ${twoPages[1]}; rel="last"`, 1)).toMatchObject({ totalPages: 9 })
  })
})

describe('answers without a total', () => {
  /** What someone sees of each answer, walking through the pages. */
  function shownOfEach(answers: readonly PageAnswer[]) {
    let previous: (PageAnswer & { count: number | undefined }) | undefined
    return answers.map((answer) => {
      previous = { ...answer, count: exactCount(previous, answer) }
      const { page, pageSize, hasNextPage, count } = previous
      return shownOf({ page, pageSize, hasNextPage, count })
    })
  }

  test('Laravel, simplePaginate()', () => {
    // https://github.com/laravel/framework/blob/13.x/tests/Pagination/PaginatorTest.php
    const second = {
      per_page: 2,
      current_page: 2,
      first_page_url: '/?page=1',
      current_page_url: '/?page=2',
      next_page_url: '/?page=3',
      prev_page_url: '/?page=1',
      from: 3,
      to: 4,
      data: ['item3', 'item4'],
      path: '/',
    }
    const first = { ...second, current_page: 1, next_page_url: '/?page=2', data: ['item1', 'item2'] }
    const third = { ...second, current_page: 3, next_page_url: null, data: ['item5'] }
    expect(shownOfEach([first, second, third, second].map(laravelSimple))).toEqual([
      [1, '2+', 2, 0, 2],
      [2, '3+', 3, 2, 4],
      [3, 3, null, 4, 5],
      [2, 3, 3, 2, 4],
    ])
  })

  test('Spring Data, Slice', () => {
    // https://docs.spring.io/spring-data/commons/docs/current/api/org/springframework/data/domain/Slice.html
    const first = { content: [], number: 0, size: 20, numberOfElements: 20, first: true, last: false }
    const second = { ...first, number: 1, first: false }
    const third = { ...second, number: 2, numberOfElements: 7, last: true }
    expect(shownOfEach([first, second, third, second].map(springSlice))).toEqual([
      [1, '2+', 2, 0, 20],
      [2, '3+', 3, 20, 40],
      [3, 3, null, 40, 47],
      [2, 3, 3, 20, 40],
    ])
  })
})

describe('answers with a cursor', () => {
  /** What someone sees of each answer, walking through the pages, and the cursors of all pages. */
  function shownOfEach(pageSize: number, answers: readonly (string | null)[], count?: number) {
    let cursors = createCursors(pageSize)
    const shown = answers.map((next, index) => {
      cursors = cursors.received(index + 1, next)
      const { maxPage } = cursors.options
      return shownOf({ page: index + 1, pageSize, ...(count === undefined ? cursors.options : { count, maxPage }) })
    })
    return { shown, cursors: answers.map((_, index) => cursors.of(index + 1)) }
  }
  const walk = [
    [1, '2+', 2, 0, 2],
    [2, '3+', 3, 2, 4],
    [3, 3, null, 4, 6],
  ]

  test('Laravel, cursorPaginate()', () => {
    // https://github.com/laravel/framework/blob/13.x/tests/Pagination/CursorPaginatorTest.php
    const first = {
      data: [{ id: 1 }, { id: 2 }],
      path: '/',
      per_page: 2,
      next_cursor: 'eyJpZCI6MiwiX3BvaW50c1RvTmV4dEl0ZW1zIjp0cnVlfQ',
      next_page_url: '/?cursor=eyJpZCI6MiwiX3BvaW50c1RvTmV4dEl0ZW1zIjp0cnVlfQ',
      prev_cursor: null,
      prev_page_url: null,
    }
    const second = { ...first, next_cursor: 'eyJpZCI6NCwiX3BvaW50c1RvTmV4dEl0ZW1zIjp0cnVlfQ' }
    const third = { ...first, next_cursor: null, next_page_url: null }
    expect(shownOfEach(2, [first, second, third].map(laravelCursor))).toEqual({
      shown: walk,
      cursors: [undefined, first.next_cursor, second.next_cursor],
    })
  })

  test('Django REST framework, CursorPagination', () => {
    // https://www.django-rest-framework.org/api-guide/pagination/#cursorpagination
    const first = {
      next: 'https://api.example.org/accounts/?cursor=cD0yMDI2LTAxLTAx',
      previous: null,
      results: [],
    }
    const second = { ...first, next: 'https://api.example.org/accounts/?cursor=bz0xJnA9MTI%3D' }
    const third = { ...first, next: null }
    expect(shownOfEach(2, [first, second, third].map(djangoCursor))).toEqual({
      shown: walk,
      cursors: [undefined, 'cD0yMDI2LTAxLTAx', 'bz0xJnA9MTI='],
    })
  })

  test('Relay connections', () => {
    // https://relay.dev/graphql/connections.htm and, for `totalCount`, https://graphql.org/learn/pagination/
    const { friendsConnection: first } = {
      friendsConnection: {
        totalCount: 5,
        edges: [{ node: { name: 'Luke Skywalker' }, cursor: 'Y3Vyc29yMQ==' }],
        pageInfo: { endCursor: 'Y3Vyc29yMg==', hasNextPage: true },
      },
    }
    const second = { ...first, pageInfo: { endCursor: 'Y3Vyc29yNA==', hasNextPage: true } }
    const third = { ...first, pageInfo: { endCursor: 'Y3Vyc29yNQ==', hasNextPage: false } }
    const cursors = [undefined, 'Y3Vyc29yMg==', 'Y3Vyc29yNA==']
    const answers = [first, second, third].map(relay)
    expect(shownOfEach(2, answers)).toEqual({ shown: walk, cursors })
    expect(shownOfEach(2, answers, first.totalCount)).toEqual({
      shown: [
        [1, 2, 2, 0, 2],
        [2, 3, 3, 2, 4],
        [3, 3, null, 4, 5],
      ],
      cursors,
    })
  })

  test('OData, @odata.nextLink', () => {
    // https://learn.microsoft.com/en-us/odata/webapi-8/fundamentals/server-driven-paging
    const first = {
      '@odata.context': 'http://localhost:5000/odata/$metadata#Products',
      value: [
        { Id: 1, Name: 'Product 1' },
        { Id: 2, Name: 'Product 2' },
      ],
      '@odata.nextLink': 'http://localhost:5000/odata/Products?$skiptoken=foobar',
    }
    const second = { ...first, '@odata.nextLink': 'http://localhost:5000/odata/Products?$skiptoken=foobaz' }
    const third = { '@odata.context': first['@odata.context'], value: [{ Id: 5, Name: 'Product 5' }] }
    expect(shownOfEach(2, [first, second, third].map(odataLink))).toEqual({
      shown: walk,
      cursors: [undefined, first['@odata.nextLink'], second['@odata.nextLink']],
    })
  })
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
