import { expect, test } from 'vitest'
import { createPagination, type Direction, type PaginationOptions, triggerPart } from '../src/index.js'

const get = (options: PaginationOptions) => createPagination(options).get()

test.each<[PaginationOptions, boolean]>([
  [{ count: 0 }, true],
  [{ count: 10 }, true],
  [{ count: 11 }, false],
  [{ count: 11, pageSize: 20 }, true],
  [{ totalPages: 0 }, true],
  [{ totalPages: 1 }, true],
  [{ totalPages: 2 }, false],
  [{ count: 500, maxPage: 1 }, true],
  [{ hasNextPage: false }, true],
  [{ hasNextPage: false, page: 2 }, false],
  [{ hasNextPage: true }, false],
  [{ hasNextPage: true, maxPage: 1 }, true],
  [{ minCount: 0 }, false],
  [{ minCount: 7, hasNextPage: false }, true],
  [{}, false],
])('a root with %j is marked as a single page: %s', (options, expected) => {
  const props = get(options).getRootProps()
  expect(props['data-single-page']).toBe(expected ? '' : undefined)
  expect(props).not.toHaveProperty('data-busy')
  expect(get({ ...options, busy: true }).getRootProps()).toHaveProperty('data-busy', '')
})

test('a page past a remembered single page shows the root', () => {
  const pagination = createPagination({ count: 5 })
  pagination.get()
  pagination.setOptions({ page: 8, busy: true })
  expect(pagination.get().getRootProps()).not.toHaveProperty('data-single-page')
})

const directions: Direction[] = ['first', 'prev', 'next', 'last']

test.each<[PaginationOptions, Direction[]]>([
  [{ count: 50 }, ['next', 'last']],
  [{ count: 50, page: 3 }, ['first', 'prev', 'next', 'last']],
  [{ count: 50, page: 5 }, ['first', 'prev']],
  [{ count: 50, page: 3, maxPage: 3 }, ['first', 'prev']],
  [{ count: 50, page: 3, disabled: true }, []],
  [{ minCount: 50 }, ['next']],
  [{ minCount: 50, page: 5 }, ['first', 'prev', 'next']],
  [{ minCount: 50, page: 5, maxPage: 6 }, ['first', 'prev', 'next']],
  [{ hasNextPage: false, page: 5 }, ['first', 'prev']],
  [{ hasNextPage: true, page: 5 }, ['first', 'prev', 'next']],
  [{ count: 13, page: 12, busy: true }, ['first', 'prev', 'last']],
  [{ minCount: 0, maxPage: 3, page: 3, busy: true }, ['first', 'prev', 'next']],
  [{ count: 0, page: 3, busy: true }, []],
  [{ page: 3 }, []],
])('with %j, the enabled triggers are %j', (options, expected) => {
  const api = get(options)
  const isEnabled = (direction: Direction) => triggerPart(api, { direction }).on.click !== undefined
  expect(directions.filter(isEnabled)).toEqual(expected)
})

test.each<[PaginationOptions, number | null, number | null]>([
  [{ count: 50, page: 3 }, 2, 4],
  [{ count: 50, page: 3, disabled: true }, 2, 4],
  [{ count: 50, page: 5 }, 4, null],
  [{ minCount: 50, page: 5 }, 4, 6],
  [{ minCount: 50, page: 5, maxPage: 6 }, 4, 6],
  [{ hasNextPage: true, page: 5, maxPage: 5 }, 4, null],
  [{ hasNextPage: true, page: 1, maxPage: 2, busy: true }, null, null],
  [{ minCount: 0, page: 3, maxPage: 3, busy: true }, 2, null],
  [{ count: 13, page: 12, busy: true }, 11, null],
  [{ page: 3 }, null, null],
  [{ count: 0, page: 3, busy: true }, null, null],
])('with %j, the previous page is %s and the next one %s', (options, previousPage, nextPage) => {
  expect(get(options)).toMatchObject({ previousPage, nextPage })
})

test('the context says what is known, busy and disabled', () => {
  expect(get({ count: 5 })).toMatchObject({ isTotalKnown: true, busy: false, disabled: false })
  expect(get({ minCount: 5, busy: true, disabled: true })).toMatchObject({
    isTotalKnown: false,
    busy: true,
    disabled: true,
  })
  expect(get({ count: 5 })).not.toHaveProperty('requestedPage')
})
