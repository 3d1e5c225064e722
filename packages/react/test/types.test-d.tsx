import {
  type ElementIds,
  type EllipsisEntry,
  type IntlTranslations,
  type ItemLabelDetails,
  type PageChangeDetails,
  type PageEntry,
  type PageRange,
  type PageSizeChangeDetails,
  type Pages,
  type PageUrlDetails,
  Pagination,
  type PaginationApi,
  type UsePaginationContext,
  type UsePaginationProps,
  type UsePaginationReturn,
  usePagination,
  usePaginationContext,
} from '@dogear/react'
import { createRef } from 'react'
import { expectTypeOf, test } from 'vitest'

declare const pagination: UsePaginationReturn

test('usePagination takes the options, and gives the context', () => {
  expectTypeOf(usePagination).parameter(0).toEqualTypeOf<UsePaginationProps | undefined>()
  expectTypeOf(usePagination).returns.toEqualTypeOf<UsePaginationReturn>()
  expectTypeOf(usePaginationContext).returns.toEqualTypeOf<UsePaginationContext>()
  expectTypeOf<UsePaginationReturn>().toExtend<PaginationApi>()
  expectTypeOf<UsePaginationReturn>().toExtend<UsePaginationContext>()
})

test('every option may be undefined', () => {
  const none: { [Name in keyof UsePaginationProps]-?: undefined } = {
    id: undefined,
    count: undefined,
    page: undefined,
    defaultPage: undefined,
    pageSize: undefined,
    defaultPageSize: undefined,
    siblingCount: undefined,
    boundaryCount: undefined,
    type: undefined,
    getPageUrl: undefined,
    onPageChange: undefined,
    onPageSizeChange: undefined,
    translations: undefined,
    ids: undefined,
    dir: undefined,
  }
  return <Pagination.Root {...none} />
})

test('an option that is wrong does not compile', () => {
  // @ts-expect-error a count is a number
  usePagination({ count: '100' })
  // @ts-expect-error there is no such option
  usePagination({ counts: 100 })
  // @ts-expect-error a type is 'button' or 'link'
  usePagination({ type: 'anchor' })
  // @ts-expect-error there is no such word
  usePagination({ translations: { upLabel: 'up' } })
})

test('the details of the callbacks', () => {
  usePagination({
    onPageChange: (details) => expectTypeOf(details).toEqualTypeOf<PageChangeDetails>(),
    onPageSizeChange: (details) => expectTypeOf(details).toEqualTypeOf<PageSizeChangeDetails>(),
    getPageUrl(details) {
      expectTypeOf(details).toEqualTypeOf<PageUrlDetails>()
      return `?page=${details.page}&size=${details.pageSize}`
    },
    translations: { itemLabel: ({ page, totalPages }: ItemLabelDetails) => `${page}/${totalPages}` },
  })
})

test('the members of the context', () => {
  expectTypeOf(pagination.page).toEqualTypeOf<number>()
  expectTypeOf(pagination.nextPage).toEqualTypeOf<number | null>()
  expectTypeOf(pagination.pages).toEqualTypeOf<Pages>()
  expectTypeOf<Pages[number]>().toEqualTypeOf<PageEntry | EllipsisEntry>()
  expectTypeOf(pagination.pageRange).toEqualTypeOf<PageRange>()
  expectTypeOf(pagination.slice(['a'] as const)).toEqualTypeOf<'a'[]>()
  // @ts-expect-error the page is read-only
  pagination.page = 2
  // @ts-expect-error a page is a number
  pagination.setPage('2')
})

test('the getters can be spread on elements', () => (
  <nav {...pagination.getRootProps()}>
    <button {...pagination.getNextTriggerProps()} />
    <a {...pagination.getItemProps({ type: 'page', value: 1 })}>1</a>
    <div {...pagination.getEllipsisProps({ index: 1 })} />
  </nav>
))

test('the parts take the attributes of their elements, and refs', () => (
  <Pagination.Root count={100} className="pages" data-testid="pages" ref={createRef<HTMLElement>()}>
    <Pagination.FirstTrigger disabled onClick={(event) => event.currentTarget.focus()} ref={createRef<HTMLElement>()} />
    <Pagination.PrevTrigger rel="nofollow" target="_blank" download />
    <Pagination.Context>
      {(context) => {
        expectTypeOf(context).toEqualTypeOf<UsePaginationContext>()
        return context.pages.map((entry, index) =>
          entry.type === 'page' ? (
            <Pagination.Item key={entry.value} {...entry} style={{ color: 'red' }} />
          ) : (
            <Pagination.Ellipsis key={entry.value} index={index} title="more" />
          ),
        )
      }}
    </Pagination.Context>
    <Pagination.NextTrigger asChild>
      <a href="/next">Next</a>
    </Pagination.NextTrigger>
    <Pagination.RootProvider value={pagination} lang="de" />
  </Pagination.Root>
))

test('what is missing or wrong does not compile', () => (
  <>
    {/* @ts-expect-error the value is missing */}
    <Pagination.RootProvider />
    {/* @ts-expect-error type and value are missing */}
    <Pagination.Item />
    {/* @ts-expect-error an ellipsis is no Item */}
    <Pagination.Item type="ellipsis" value={1} />
    {/* @ts-expect-error the index is missing */}
    <Pagination.Ellipsis />
    {/* @ts-expect-error the type of a button is not for the user */}
    <Pagination.NextTrigger type="submit" />
    {/* @ts-expect-error a child function is wanted */}
    <Pagination.Context>text</Pagination.Context>
    {/* @ts-expect-error there is no such option */}
    <Pagination.Root counts={100} />
  </>
))

test('the namespace has the props of each part, and the details', () => {
  expectTypeOf<Pagination.RootProps>().toExtend<UsePaginationProps>()
  expectTypeOf<Pagination.RootProviderProps['value']>().toEqualTypeOf<UsePaginationReturn>()
  expectTypeOf<Pagination.ContextProps['children']>().parameter(0).toEqualTypeOf<UsePaginationContext>()
  expectTypeOf<Pagination.ItemProps['value']>().toEqualTypeOf<number>()
  expectTypeOf<Pagination.EllipsisProps['index']>().toEqualTypeOf<number>()
  expectTypeOf<
    | Pagination.FirstTriggerProps['asChild']
    | Pagination.PrevTriggerProps['asChild']
    | Pagination.NextTriggerProps['asChild']
    | Pagination.LastTriggerProps['asChild']
  >().toEqualTypeOf<boolean | undefined>()
  expectTypeOf<Pagination.PageChangeDetails>().toEqualTypeOf<PageChangeDetails>()
  expectTypeOf<Pagination.PageSizeChangeDetails>().toEqualTypeOf<PageSizeChangeDetails>()
  expectTypeOf<Pagination.PageUrlDetails>().toEqualTypeOf<PageUrlDetails>()
  expectTypeOf<Pagination.ItemLabelDetails>().toEqualTypeOf<ItemLabelDetails>()
  expectTypeOf<Pagination.IntlTranslations>().toEqualTypeOf<IntlTranslations>()
  expectTypeOf<Pagination.ElementIds>().toEqualTypeOf<ElementIds>()
})
