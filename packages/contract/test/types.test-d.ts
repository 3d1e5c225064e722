import type {
  EllipsisEntry,
  NavigateDetails,
  PageChangeDetails,
  PageEntry,
  PageOutOfRangeDetails,
  PageRange,
  PageSizeChangeDetails,
  Pages,
  PageUrlDetails,
  PaginationApi,
  PaginationChangeDetails,
  PaginationOptions,
  PaginationTarget,
} from '@dogear/core'
import { expectTypeOf, test } from 'vitest'

declare const api: PaginationApi

const accept = (_options: PaginationOptions) => {}

test('every option can be undefined', () => {
  accept({} as { [Name in keyof PaginationOptions]-?: undefined })
})

test('an invalid option doesn’t compile', () => {
  // @ts-expect-error a count is a number
  accept({ count: '100' })
  // @ts-expect-error there is no such option
  accept({ counts: 100 })
  // @ts-expect-error a type is 'button' or 'link'
  accept({ type: 'anchor' })
  // @ts-expect-error there is no such label
  accept({ translations: { upLabel: 'up' } })
})

test('the functions in the options receive these details', () => {
  accept({
    onPageChange: (details) => expectTypeOf(details).toEqualTypeOf<PageChangeDetails>(),
    onPageSizeChange: (details) => expectTypeOf(details).toEqualTypeOf<PageSizeChangeDetails>(),
    getPageUrl(details) {
      expectTypeOf(details).toEqualTypeOf<PageUrlDetails>()
      return ''
    },
  })
})

test('the context has these members', () => {
  expectTypeOf(api.page).toEqualTypeOf<number>()
  expectTypeOf(api.nextPage).toEqualTypeOf<number | null>()
  expectTypeOf(api.pages).toEqualTypeOf<Pages>()
  expectTypeOf<Pages[number]>().toEqualTypeOf<PageEntry | EllipsisEntry>()
  expectTypeOf(api.pageRange).toEqualTypeOf<PageRange>()
  expectTypeOf(api.slice(['a'] as const)).toEqualTypeOf<'a'[]>()
  // @ts-expect-error the page is read-only
  api.page = 2
  // @ts-expect-error a page is a number
  api.setPage('2')
})

test('the options about totals, loading and navigation have these types', () => {
  accept({ totalPages: 10, maxPage: 5, busy: true, disabled: false })
  accept({ minCount: 1000, hasNextPage: undefined, busy: undefined, disabled: undefined })
  accept({
    onPaginationChange: (details) => expectTypeOf(details).toEqualTypeOf<PaginationChangeDetails>(),
    onPageOutOfRange: (details) => expectTypeOf(details).toEqualTypeOf<PageOutOfRangeDetails>(),
    navigate(url, details) {
      expectTypeOf(url).toBeString()
      expectTypeOf(details).toEqualTypeOf<NavigateDetails>()
      details.event?.preventDefault()
    },
  })
  expectTypeOf<PaginationApi['setPagination']>().parameter(0).toEqualTypeOf<PaginationTarget>()
  expectTypeOf<PaginationApi['isTotalKnown' | 'busy' | 'disabled']>().toBeBoolean()
  expectTypeOf<PaginationApi['nextPage' | 'previousPage']>().toEqualTypeOf<number | null>()
  // @ts-expect-error a number of pages is a number
  accept({ totalPages: '10' })
  // @ts-expect-error whether there is a next page is a boolean
  accept({ hasNextPage: 'no' })
  // @ts-expect-error a reason is only in the details of onPaginationChange and navigate
  accept({ onPageChange: ({ reason }) => reason })
})
