import { describe, expect, test, vi } from 'vitest'
import type { PaginationApi, PaginationOptions } from '../src/index.js'
import { open } from './open.js'

/** A pagination of 100 items whose callbacks add to a log. */
function openWithLog(options: PaginationOptions = {}) {
  const log: [name: string, details: object][] = []
  const add = (name: string) => (details: object) => void log.push([name, details])
  const view = open({
    count: 100,
    onPageSizeChange: add('size'),
    onPageChange: add('page'),
    onPaginationChange: add('change'),
    getPageUrl: ({ page, pageSize }) => `?${page},${pageSize}`,
    ...options,
  })
  return { ...view, log, names: () => log.map(([name]) => name) }
}

const kinds: [name: string, PaginationOptions][] = [
  ['uncontrolled', { defaultPage: 5 }],
  ['controlled', { page: 5, pageSize: 10 }],
]

const requests: [name: string, (api: PaginationApi) => void, page: number, pageSize: number, called: string][] = [
  ['setPage', ({ setPage }) => setPage(2), 2, 10, 'page change'],
  ['setPageSize', ({ setPageSize }) => setPageSize(20), 3, 20, 'size page change'],
  ['setPageSize, if the page stays', ({ setPageSize }) => setPageSize(9), 5, 9, 'size change'],
  ['setPagination', ({ setPagination }) => setPagination({ page: 2, pageSize: 5 }), 2, 5, 'size page change'],
  ['goToFirstPage', ({ goToFirstPage }) => goToFirstPage(), 1, 10, 'page change'],
  ['goToPrevPage', ({ goToPrevPage }) => goToPrevPage(), 4, 10, 'page change'],
  ['goToNextPage', ({ goToNextPage }) => goToNextPage(), 6, 10, 'page change'],
  ['goToLastPage', ({ goToLastPage }) => goToLastPage(), 10, 10, 'page change'],
]

describe.for(kinds)('the callbacks of a pagination that is %s', ([, kind]) => {
  test.for(requests)('are called once and in order by %s', ([, request, page, pageSize, called]) => {
    const { log, names, run } = openWithLog(kind)
    run((api) => {
      request(api)
      // Within the request, not later.
      expect(names()).toEqual(called.split(' '))
    })
    for (const [name, details] of log) {
      expect(details).toEqual({ page, pageSize, ...(name === 'change' && { reason: 'api' }) })
    }
  })

  test.for([
    ['first', 1, 'first-trigger'],
    ['prev', 4, 'prev-trigger'],
    [6, 6, 'item'],
    ['next', 6, 'next-trigger'],
    ['last', 10, 'last-trigger'],
  ] as const)('receive the `data-part` of a control as the reason: %s', ([name, page, reason]) => {
    const navigate = vi.fn()
    const { log, press } = openWithLog({ ...kind, navigate })
    press(name)
    expect(log.at(-1)).toEqual(['change', { page, pageSize: 10, reason }])
    expect(navigate.mock.calls).toEqual([
      [`?${page},10`, { page, pageSize: 10, reason, event: expect.objectContaining({ button: 0 }) }],
    ])
  })

  test('aren’t called for what is shown, nor by options', () => {
    const { log, press, run, update } = openWithLog(kind)
    press(5)
    run(({ setPage, setPageSize, setPagination }) => {
      setPage(5)
      setPageSize(10)
      setPagination({ page: 5, pageSize: 10 })
      setPagination({})
    })
    for (const change of [{ count: 30 }, { pageSize: 5 }, { page: 2 }, { page: undefined, count: 0 }]) update(change)
    expect(log).toEqual([])
  })
})

describe('callbacks', () => {
  test('are called even if others throw; the first error is thrown at the end, and the others in tasks', () => {
    vi.useFakeTimers()
    const fail = (message: string) => () => {
      throw new Error(message)
    }
    const [onPageChange, onPaginationChange] = [vi.fn(fail('second')), vi.fn(fail('third'))]
    const navigate = vi.fn(fail('fourth'))
    const callbacks = { onPageSizeChange: fail('first'), onPageChange, onPaginationChange, navigate }
    const { api, run } = openWithLog({ defaultPage: 5, ...callbacks })
    for (const pageSize of [20, 50]) {
      run(({ setPageSize }) => expect(() => setPageSize(pageSize)).toThrow('first'))
      for (const message of ['second', 'third', 'fourth']) expect(() => vi.advanceTimersToNextTimer()).toThrow(message)
    }
    vi.useRealTimers()
    expect([onPageChange, onPaginationChange, navigate].map(({ mock }) => mock.calls.length)).toEqual([2, 2, 2])
    expect(api()).toMatchObject({ page: 1, pageSize: 50 })
  })
})

describe('navigate', () => {
  test('is called last, with the URL and without an event from the API', () => {
    const navigate = vi.fn()
    const { api, names, run } = openWithLog({ page: 5, navigate: (...args) => navigate(names(), ...args) })
    run(({ setPageSize }) => setPageSize(20))
    const details = { page: 3, pageSize: 20, reason: 'api', event: undefined }
    expect(navigate.mock.calls).toEqual([[['size', 'page', 'change'], '?3,20', details]])
    expect(api()).toMatchObject({ page: 5, pageSize: 10 })
  })

  test('adds up the requests of one run, also to a page size that no option passes', () => {
    const navigate = vi.fn()
    const { run } = openWithLog({ page: 5, navigate })
    run(({ setPageSize, goToNextPage }) => {
      setPageSize(20)
      goToNextPage()
    })
    expect(navigate.mock.calls.map(([url]) => url)).toEqual(['?3,20', '?4,20'])
  })

  test('with a page stores neither page nor page size', () => {
    const { api, run, update } = openWithLog({ page: 5, navigate() {} })
    run(({ setPagination }) => setPagination({ page: 2, pageSize: 20 }))
    update({ page: undefined, navigate: undefined })
    expect(api()).toMatchObject({ page: 5, pageSize: 10 })
  })
})
