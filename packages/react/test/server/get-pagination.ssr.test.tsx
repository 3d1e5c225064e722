import { expectSilentConsole } from '@dogear/contract/harness/console'
import { getStatusText } from '@dogear/core'
import { createPageUrl } from '@dogear/core/url'
import { usePagination } from '@dogear/react'
import { type GetPaginationOptions, getPagination } from '@dogear/react/server'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

expectSilentConsole()

const getPageUrl = ({ page, pageSize }: { page: number; pageSize: number }) => `/list?page=${page}&size=${pageSize}`

const get = (options: Partial<GetPaginationOptions>) => getPagination({ count: 95, getPageUrl, ...options })

const texts = '|0|1|3|03|3.7| 3 |-3|+3|3e0|0x3|99|1000000|Infinity|all|page'.split('|')
const parameters = [...texts, ...texts.map((text) => [text, '4']), [], undefined, null]

test.for(parameters)('the page %j is read as createPageUrl reads it', (page) => {
  expect(get({ page, count: undefined }).page).toBe(createPageUrl().read({ page }).page)
})

test.for(parameters.flatMap((size) => [[size, undefined] as const, [size, [3, 20, Infinity]] as const]))(
  'the page size %j is read as createPageUrl reads it, with the sizes %j',
  ([pageSize, pageSizes]) => {
    const options = { pageSizes, defaultPageSize: 20 }
    expect(get({ ...options, pageSize }).pageSize).toBe(createPageUrl(options).read({ size: pageSize }).pageSize)
  },
)

test('page and page size may be numbers', () => {
  expect(get({ page: 3, pageSize: 20 })).toMatchObject({ page: 3, pageSize: 20 })
  expect(get({ pageSize: Infinity })).toMatchObject({ pageSize: Infinity, totalPages: 1 })
  expect(get({ pageSize: 1000, pageSizes: [10, 20] }).pageSize).toBe(10)
})

test.for<[Partial<GetPaginationOptions>, boolean]>([
  [{ page: '10' }, false],
  [{ page: '11' }, true],
  [{ page: ['11', '1'] }, true],
  [{ page: 11 }, true],
  [{ page: '11.5' }, false],
  [{ page: 'eleven' }, false],
  [{ page: '-11' }, false],
  [{ page: undefined }, false],
  [{ page: '2', count: 0 }, true],
  [{ page: '11', pageSize: '5' }, false],
  [{ page: '11', count: undefined }, false],
  [{ page: '11', count: undefined, minCount: 50 }, false],
  [{ page: '11', count: undefined, totalPages: 7 }, true],
  [{ page: '11', maxPage: 4 }, true],
  [{ page: '11', maxPage: 4, count: undefined }, false],
  [{ page: '11', maxPage: 4, busy: true }, false],
])('of %j, the page is out of range: %j', ([options, expected]) => {
  expect(get(options).isOutOfRange).toBe(expected)
})

test.for(['99', '3', '3.7', 'nonsense', ['7', '8'], undefined])(
  'a redirect from %j leads to a page that stays',
  (page) => {
    const list = get({ page })
    const { searchParams } = new URL(list.url, 'https://example.com')
    const next = get({ page: searchParams.get('page'), pageSize: searchParams.get('size') })
    expect(next).toMatchObject({ page: list.page, url: list.url, isOutOfRange: false })
  },
)

test('it returns the numbers and entries of the context, `url` and `isOutOfRange`, and nothing that makes requests', () => {
  const options = { count: 95, page: 3, siblingCount: 2, type: 'link', getPageUrl } as const
  let context: object = {}
  function Context() {
    context = usePagination(options)
    return null
  }
  renderToString(<Context />)
  const { type: _, ...others } = options
  const { url, isOutOfRange, ...list } = getPagination(others)
  // Parts on a server are always links.
  const isData = ([name, value]: [string, unknown]) => typeof value !== 'function' && name !== 'type'
  expect(Object.entries(list)).toEqual(expect.arrayContaining(Object.entries(context).filter(isData)))
  expect(Object.entries(list).filter((entry) => !isData(entry))).toEqual([])
  expect(url).toBe('/list?page=3&size=10')
  expect(isOutOfRange).toBe(false)
})

test('functions of the core accept it', () => {
  expect(getStatusText(get({ page: '3' }))).toBe('21–30 of 95')
})

test('without getPageUrl, an error says what to pass', () => {
  // @ts-expect-error getPageUrl is missing
  expect(() => getPagination({ count: 95 })).toThrow('`getPageUrl` is missing')
})
