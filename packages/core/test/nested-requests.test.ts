import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { PaginationApi, PaginationOptions } from '../src/index.js'
import { open } from './open.js'

/** A pagination of 100 items whose callbacks can make requests. The log has what the outermost request reports. */
function openNested(callbacks: (api: () => PaginationApi) => PaginationOptions, options: PaginationOptions = {}) {
  const log: string[] = []
  const view = open({
    count: 100,
    defaultPage: 5,
    getPageUrl: ({ page, pageSize }) => `#${page}-${pageSize}`,
    onPaginationChange: ({ page, pageSize, reason }) => log.push(`${page}-${pageSize} ${reason}`),
    ...callbacks((): PaginationApi => view.api()),
    ...options,
  })
  return { ...view, log }
}

const controlled = { page: 5, pageSize: 10 }

describe('requests inside callbacks', () => {
  test('are merged into one change, with the final numbers and the outermost reason', () => {
    const { api, log, press } = openNested((api) => ({
      onPageChange: ({ page, pageSize }) => (pageSize === 10 ? api().setPageSize(20) : page === 2 && api().setPage(1)),
    }))
    press('next')
    expect(api()).toMatchObject({ page: 3, pageSize: 20 })
    press('prev')
    expect(log).toEqual(['3-20 next-trigger', '1-20 prev-trigger'])
  })

  test.for([controlled, { defaultPage: 5 }])('replace the page that called them: %j', (options) => {
    const onPageChange = vi.fn()
    const { run } = openNested((api) => ({ onPageSizeChange: () => api().setPage(1) }), { ...options, onPageChange })
    run(({ setPageSize }) => setPageSize(20))
    expect(onPageChange.mock.calls).toEqual([[{ page: 1, pageSize: 20 }]])
  })

  test('that throw don’t leave later requests merged', () => {
    const { log, run } = openNested(() => ({
      onPageChange({ page }) {
        if (page === 6) throw new Error('sixth')
      },
    }))
    run(({ goToNextPage }) => expect(goToNextPage).toThrow('sixth'))
    run(({ goToNextPage }) => goToNextPage())
    expect(log).toEqual(['6-10 api', '7-10 api'])
  })
})

describe('requests inside callbacks start from what is requested, even if the parent hasn’t passed it', () => {
  test.for<[string, (api: PaginationApi) => void, string[]]>([
    ['the old page size', ({ setPageSize }) => setPageSize(10), []],
    ['a page', ({ setPage }) => setPage(1), ['1-20 api']],
  ])('%s', ([, request, expected]) => {
    const { log, run } = openNested(
      (api) => ({ onPageSizeChange: ({ pageSize }) => pageSize === 20 && request(api()) }),
      controlled,
    )
    run(({ setPageSize }) => setPageSize(20))
    expect(log).toEqual(expected)
  })
})

test('requests inside a callback start from what is requested, even if the parent has passed half of it', () => {
  const { run, update, log } = openNested(
    (api) => ({
      onPageSizeChange({ pageSize }) {
        update({ pageSize })
        api().goToNextPage()
      },
    }),
    controlled,
  )
  run(({ setPagination }) => setPagination({ page: 3, pageSize: 20 }))
  expect(log).toEqual(['4-20 api'])
})

describe('requests inside callbacks navigate once', () => {
  test('to the final page', () => {
    const navigate = vi.fn()
    const { press } = openNested((api) => ({ onPageChange: ({ page }) => page === 6 && api().setPage(8), navigate }), {
      page: 5,
    })
    press('next')
    expect(navigate.mock.calls).toEqual([['#8-10', expect.objectContaining({ reason: 'next-trigger' })]])
  })

  test.for([{ page: 5 }, { defaultPage: 5 }])('unless they undo the change: %j', (options) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => warn.mockRestore())
    const navigate = vi.fn()
    const { log, press } = openNested(
      (api) => ({
        onPaginationChange: ({ page, reason }) => log.push(`${page} ${reason}`) && page === 6 && api().setPage(5),
        navigate,
      }),
      options,
    )
    press('next')
    expect([log, navigate.mock.calls]).toEqual([['6 next-trigger', '5 api'], []])
  })
})
