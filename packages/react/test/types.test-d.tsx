import {
  type ElementIds,
  getContentProps,
  getEllipsisTriggerProps,
  getPageInputProps,
  getPageSizeOptions,
  getPageSizeSelectProps,
  getStatusProps,
  getStatusText,
  type IntlTranslations,
  type ItemLabelDetails,
  type NavigateDetails,
  type PageChangeDetails,
  type PageOutOfRangeDetails,
  type PageSizeChangeDetails,
  type PageUrlDetails,
  Pagination,
  type PaginationApi,
  type PaginationChangeDetails,
  type UsePaginationContext,
  type UsePaginationProps,
  type UsePaginationReturn,
  usePagination,
  usePaginationContext,
} from '@dogear/react'
import type { ComponentProps } from 'react'
import { expectTypeOf, test } from 'vitest'

declare const pagination: UsePaginationReturn

test('usePagination accepts the options, and returns the context', () => {
  expectTypeOf(usePagination).parameter(0).toEqualTypeOf<UsePaginationProps | undefined>()
  expectTypeOf(usePagination).returns.toEqualTypeOf<UsePaginationReturn>()
  expectTypeOf(usePaginationContext).returns.toEqualTypeOf<UsePaginationContext>()
  expectTypeOf<UsePaginationReturn>().toExtend<PaginationApi>()
  expectTypeOf<UsePaginationReturn>().toExtend<UsePaginationContext>()
})

test('the functions in the options receive these details', () => {
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

test('the results of the prop getters can be spread on elements', () => (
  <nav {...pagination.getRootProps()}>
    <button {...pagination.getNextTriggerProps()} />
    <a {...pagination.getItemProps({ type: 'page', value: 1 })}>1</a>
    <div {...pagination.getEllipsisProps({ index: 1 })} />
  </nav>
))

test('the props of the newer parts are those of React, and can be spread on elements', () => {
  expectTypeOf(getPageInputProps(pagination).inputMode).toEqualTypeOf<'numeric' | undefined>()
  expectTypeOf(getPageInputProps(pagination)).toExtend<ComponentProps<'input'>>()
  expectTypeOf(getPageSizeSelectProps(pagination)).toExtend<ComponentProps<'select'>>()
  expectTypeOf(getContentProps(pagination).tabIndex).toEqualTypeOf<-1>()
  return (
    <>
      <button {...getEllipsisTriggerProps(pagination, { index: 1 })} />
      <a {...getEllipsisTriggerProps(pagination, { index: 1, by: 10 })}>…</a>
      <select {...getPageSizeSelectProps(pagination)}>
        {getPageSizeOptions(pagination, [10, 20]).map(({ value, label }) => (
          <option key={value} value={value} label={label} />
        ))}
      </select>
      <input {...getPageInputProps(pagination, { disabled: true })} />
      <div {...getStatusProps(pagination)}>{getStatusText(pagination)}</div>
      <div {...getContentProps(pagination)} />
      {/* @ts-expect-error the index is missing */}
      <button {...getEllipsisTriggerProps(pagination, {})} />
      {/* @ts-expect-error the props of a select don’t fit an input */}
      <input {...getPageSizeSelectProps(pagination)} />
    </>
  )
})

test('a trigger accepts the attributes of a link', () => (
  <Pagination.PrevTrigger rel="nofollow" target="_blank" download />
))

test('missing or invalid props don’t compile', () => (
  <>
    {/* @ts-expect-error the value is missing */}
    <Pagination.RootProvider />
    {/* @ts-expect-error type and value are missing */}
    <Pagination.Item />
    {/* @ts-expect-error an ellipsis isn’t an Item */}
    <Pagination.Item type="ellipsis" value={1} />
    {/* @ts-expect-error the index is missing */}
    <Pagination.Ellipsis />
    {/* @ts-expect-error a button has no such type */}
    <Pagination.NextTrigger type="link" />
    {/* @ts-expect-error the child has to be a function */}
    <Pagination.Context>text</Pagination.Context>
    {/* @ts-expect-error there is no such option */}
    <Pagination.Root counts={100} />
  </>
))

test('the namespace has the props of each part, and the details of the callbacks', () => {
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

test('the namespace has the details of the newer callbacks', () => {
  expectTypeOf<Pagination.PaginationChangeDetails>().toEqualTypeOf<PaginationChangeDetails>()
  expectTypeOf<Pagination.PageOutOfRangeDetails>().toEqualTypeOf<PageOutOfRangeDetails>()
  expectTypeOf<Pagination.NavigateDetails>().toEqualTypeOf<NavigateDetails>()
})
