import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import {
  createRequests,
  getPosition,
  PaginationApi,
  type PaginationState,
  toProps,
  triggerPart,
} from '../src/adapter.js'
import type { PageAndSize, PaginationOptions } from '../src/index.js'
import { clickOn } from './fake-click.js'
import { nextRun, open } from './open.js'

let warn: Mock
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('a host without `batch` runs a request immediately', () => {
  const options = { count: 50 }
  let position = getPosition(options)
  const requests = createRequests({
    options: () => options,
    position: () => position,
    setState(next: PaginationState) {
      position = getPosition(options, next)
    },
  })
  requests.actions.setPage(4)
  expect(position.shown.page).toBe(4)
  const { on } = triggerPart(new PaginationApi({ options, position, requests, toProps }), 'next', {})
  on.click?.(clickOn({}))
  expect(position.shown.page).toBe(5)
})

test('goToLastPage stores nothing while the last page isn’t known', () => {
  const { api, replace, run } = open({ maxPage: 3, defaultPage: 9 })
  run(({ goToLastPage }) => goToLastPage())
  replace({})
  expect(api().page).toBe(9)
})

const kinds: [name: string, PaginationOptions][] = [
  ['uncontrolled', { defaultPage: 5 }],
  ['controlled', { page: 5, pageSize: 10 }],
]

describe('requests in one run', () => {
  /** Records what is requested. */
  const openAsked = (options: PaginationOptions) => {
    const asked: string[] = []
    const onPaginationChange = ({ page, pageSize }: PageAndSize) => void asked.push(`${page} of ${pageSize}`)
    return { ...open({ count: 100, page: 5, pageSize: 10, onPaginationChange, ...options }), asked }
  }
  const next = ({ goToNextPage }: PaginationApi) => goToNextPage()

  test.for<[what: string, request: (api: PaginationApi) => unknown, asked: string[]]>([
    ['next, next', (api) => [next(api), next(api)], ['6 of 10', '7 of 10']],
    ['next, previous', (api) => [next(api), api.goToPrevPage()], ['6 of 10', '5 of 10']],
  ])('add up, whoever manages the page: %s', ([, request, expected]) => {
    const uncontrolled = { page: undefined, pageSize: undefined, defaultPage: 5 }
    const router = { pageSize: undefined, navigate() {}, getPageUrl: () => '' }
    for (const options of [uncontrolled, {}, router]) {
      const { api, asked } = openAsked(options)
      request(api())
      expect(asked).toEqual(expected)
    }
  })

  test.for<[does: string, respond: (accept: () => void) => unknown, afterwards: number]>([
    ['accepts in the callback', (accept) => accept(), 8],
    ['accepts in a microtask', queueMicrotask, 8],
    ['accepts in a task', setTimeout, 8],
    ['refuses', () => {}, 6],
  ])('add up until the parent can have answered: it %s', async ([, respond, afterwards]) => {
    const { asked, run, update } = openAsked({ onPageChange: ({ page }) => respond(() => update({ page })) })
    run(next)
    for (let turn = 0; turn < 20; turn++) await undefined
    run(next)
    await nextRun()
    run(next)
    expect(asked).toEqual([6, 7, afterwards].map((page) => `${page} of 10`))
  })

  test('add up while the parent renders the first one', async () => {
    const render = (page: number) => {
      update({ page })
      if (page === 6) run(next)
    }
    const { asked, run, update } = openAsked({ onPageChange: ({ page }) => setTimeout(render, 0, page) })
    run(next)
    setTimeout(run, 0, next)
    await nextRun()
    expect(asked).toEqual(['6 of 10', '7 of 10', '8 of 10'])
  })

  test.for<[does: string, change: PaginationOptions, asked: string]>([
    ['passes another page size', { pageSize: 5 }, '6 of 5'],
    ['goes elsewhere', { page: 2 }, '3 of 10'],
    ['stops passing a page', { page: undefined }, '6 of 10'],
  ])('start from another page or page size as soon as the parent passes it: it %s', ([, change, expected]) => {
    const { asked, run, update } = openAsked({ onPageChange: ({ page }) => page === 6 && update(change) })
    run(next)
    run(next)
    expect(asked).toEqual(['6 of 10', expected])
  })

  test('start from what is shown where Dogear manages the page, even if the parent changes it meanwhile', () => {
    const { api, asked, run, update } = openAsked({ count: 0, page: undefined, pageSize: undefined, defaultPage: 2 })
    run(({ setPageSize }) => setPageSize(1))
    update({ count: 2 })
    run(({ goToFirstPage }) => goToFirstPage())
    update({ pageSize: 5 })
    update({ pageSize: undefined })
    run(({ setPageSize }) => setPageSize(1))
    expect(asked).toEqual(['1 of 1', '1 of 1', '1 of 1'])
    expect(api()).toMatchObject({ page: 1, pageSize: 1 })
  })

  test.for(['onPageChange', 'navigate'])('add up even if %s throws', async (name) => {
    const pages: number[] = []
    const thrower = () => {
      throw new Error('thrown')
    }
    const getPageUrl = ({ page }: PageAndSize) => `${pages.push(page)}`
    const { run } = open({ count: 100, page: 5, getPageUrl, navigate() {}, [name]: thrower })
    const attempt = () => run(({ goToNextPage }) => expect(goToNextPage).toThrow('thrown'))
    attempt()
    attempt()
    await nextRun()
    attempt()
    expect(pages).toEqual([6, 7, 6])
  })
})

/** Records the names and details of the callbacks. */
function openWithLog(options: PaginationOptions) {
  const log: [name: string, details: object][] = []
  const add = (name: string) => (details: object) => void log.push([name, details])
  const callbacks = { onPageSizeChange: add('size'), onPageChange: add('page'), onPaginationChange: add('change') }
  return { ...open({ count: 100, ...callbacks, ...options }), log }
}

describe.for(kinds)('setPagination of a pagination that is %s', ([kind, props]) => {
  test.for([
    [{ page: 2 }, { page: 2, pageSize: 10 }, 'page'],
    [{ pageSize: 20 }, { page: 3, pageSize: 20 }, 'size page'],
    [{ page: 4, pageSize: 20 }, { page: 4, pageSize: 20 }, 'size page'],
    [{ page: 5, pageSize: 20 }, { page: 5, pageSize: 20 }, 'size'],
    [{ page: 99, pageSize: 20 }, { page: 5, pageSize: 20 }, 'size'],
    [{ page: 99, pageSize: 25 }, { page: 4, pageSize: 25 }, 'size page'],
    [{ page: 0 }, { page: 1, pageSize: 10 }, 'page'],
    [{ page: -1, pageSize: 1 }, { page: 1, pageSize: 1 }, 'size page'],
    [{ page: 2.9, pageSize: 5.9 }, { page: 2, pageSize: 5 }, 'size page'],
    [{ page: '3', pageSize: '50' }, { page: 2, pageSize: 50 }, 'size page'],
    [{ page: null, pageSize: 20 }, { page: 3, pageSize: 20 }, 'size page'],
    [{ page: 2, pageSize: undefined }, { page: 2, pageSize: 10 }, 'page'],
    [{ pageSize: Number.POSITIVE_INFINITY }, { page: 1, pageSize: Number.POSITIVE_INFINITY }, 'size page'],
  ] as [object, { page: number; pageSize: number }, string][])(
    'changes both in one request: %j',
    ([target, details, called]) => {
      const { api, log, run } = openWithLog(props)
      run(({ setPagination }) => setPagination(target))
      const changes = called.split(' ').map((name) => [name, details])
      expect(log).toEqual([...changes, ['change', { ...details, reason: 'api' }]])
      expect(api()).toMatchObject(kind === 'controlled' ? { page: 5, pageSize: 10 } : details)
      expect(warn).not.toHaveBeenCalled()
    },
  )

  test.for([{}, { page: undefined, pageSize: null }, { page: 5 }, { pageSize: 10 }, { page: 5.5, pageSize: 10 }])(
    'does nothing for %j',
    (target) => {
      const { api, log, run } = openWithLog(props)
      run(({ setPagination }) => setPagination(target as object))
      expect(log).toEqual([])
      expect(api()).toMatchObject({ page: 5, pageSize: 10 })
      expect(warn).not.toHaveBeenCalled()
    },
  )
})

describe('an invalid request is ignored, with one warning', () => {
  test.for([
    ['setPage', Number.NaN, 'NaN'],
    ['setPage', 'five', '"five"'],
    ['setPage', undefined, 'undefined'],
    // Converting it to a string throws.
    ['setPage', Object.create(null), '[object Object]'],
    ['setPageSize', Number.NaN, 'NaN'],
    ['setPageSize', 0, '0'],
    ['setPageSize', 0.9, '0.9'],
    ['setPageSize', -10, '-10'],
    ['setPageSize', '0', '"0"'],
    ['setPageSize', Number.NEGATIVE_INFINITY, '-Infinity'],
    ['setPagination', { page: Number.NaN }, '{ page: NaN, pageSize: undefined }'],
    ['setPagination', { page: Number.NaN, pageSize: 20 }, '{ page: NaN, pageSize: 20 }'],
    ['setPagination', { page: 'five', pageSize: 20 }, '{ page: "five", pageSize: 20 }'],
    ['setPagination', { page: 2, pageSize: Number.NaN }, '{ page: 2, pageSize: NaN }'],
    ['setPagination', { page: 2, pageSize: 0 }, '{ page: 2, pageSize: 0 }'],
    ['setPagination', { page: 2, pageSize: '0.9' }, '{ page: 2, pageSize: "0.9" }'],
    ['setPagination', { pageSize: 0.5 }, '{ page: undefined, pageSize: 0.5 }'],
    ['setPagination', { page: {}, pageSize: 20 }, '{ page: [object Object], pageSize: 20 }'],
  ] as ['setPage' | 'setPageSize' | 'setPagination', never, string][])('%s: %j', ([name, value, shown]) => {
    const { api, log, run } = openWithLog({ defaultPage: 5 })
    run((actions) => actions[name](value))
    run((actions) => actions[name](value))
    expect(api()).toMatchObject({ page: 5, pageSize: 10 })
    expect(log).toEqual([])
    const advice = {
      setPage: 'Pass a page number.',
      setPageSize: 'Pass an integer from 1.',
      setPagination: 'Pass a page number, a page size from 1, or both.',
    }
    expect(warn.mock.calls).toEqual([[`[dogear] Ignoring ${name}(${shown}). ${advice[name]}`]])
  })

  test.for([undefined, 7, []])('setPagination(%s) doesn’t throw', (target) => {
    const { log, run } = openWithLog({ defaultPage: 5 })
    run(({ setPagination }) => setPagination(target as object))
    expect(log).toEqual([])
  })
})
