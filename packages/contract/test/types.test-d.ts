import type {
  EllipsisEntry,
  PageEntry,
  PageRange,
  Pages,
  PaginationApi,
  PaginationOptions,
  PaginationTarget,
} from '@dogear/core'
import * as dom from '@dogear/core/dom'
import { createPageUrl, type PageUrlOptions, type UrlInput } from '@dogear/core/url'
import { expectTypeOf, test } from 'vitest'

declare const api: PaginationApi

const accept = (_options: PaginationOptions) => {}

type AllUndefined<Options> = { [Name in keyof Options as string extends Name ? never : Name]-?: undefined }

test('every option can be undefined', () => {
  accept({} as AllUndefined<PaginationOptions>)
  accept({} as Required<PaginationOptions>)
})

test('every function accepts all of its options, none, and undefined for each', () => {
  const element = document.createElement('select')
  const pageUrl = createPageUrl()
  type Arguments<Options> = [] | [Required<Options>] | [AllUndefined<Options>]
  createPageUrl(...([] as Arguments<PageUrlOptions>))
  dom.createPageHistory(pageUrl, ...([] as Arguments<dom.PageHistoryOptions>))
  dom.renderList(element, api, ...([] as Arguments<dom.RenderListProps>))
  dom.renderFitList(element, api, ...([] as Arguments<dom.RenderListProps>))
  dom.renderPageSizeSelect(element, api, ...([] as Arguments<dom.RenderPageSizeSelectProps>))
  dom.renderStatus(element, api, ...([] as Arguments<dom.RenderStatusProps>))
  dom.renderContent(element, api, ...([] as Arguments<dom.ContentBehavior>))
})

test('a page URL reads and writes everything that routers call a URL', () => {
  const { read, href } = createPageUrl({ page: undefined, pageSize: 'size', pageSizes: [10, 20] })
  const urls = [
    window.location,
    new URL('https://example.org'),
    new URLSearchParams(),
    new URLSearchParams() as Omit<URLSearchParams, 'append' | 'delete' | 'set' | 'sort'>,
    { page: '2', size: ['10'], q: undefined } as Record<string, string | string[] | undefined>,
    { pathname: '/list', search: '?page=2', hash: '' },
    '/list?page=2',
    undefined,
    null,
  ] as const satisfies readonly UrlInput[]
  for (const url of urls) {
    read(url)
    href(url)
    href(url, { page: 2 })
    href(
      url,
      { page: 2, pageSize: 20 },
      { q: 'tea', tags: ['a', 'b'], sort: null, filter: undefined, stock: true, min: 1 },
    )
  }
  // @ts-expect-error a URL is no number
  read(2)
  // @ts-expect-error a page is a number
  href('/list', { page: '2' })
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

test('the context has these members', () => {
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
    navigate(url, details) {
      expectTypeOf(url).toBeString()
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
