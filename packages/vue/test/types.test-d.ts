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
  type ListedEllipsis,
  type NavigateDetails,
  type PageChangeDetails,
  type PageEntry,
  type PageOutOfRangeDetails,
  type PageSizeChangeDetails,
  type PageSizeOption,
  type PageUrlDetails,
  Pagination,
  type PaginationApi,
  type PaginationChangeDetails,
  type PaginationContextProps,
  type PaginationRootEmits,
  type UsePaginationContext,
  type UsePaginationProps,
  type UsePaginationReturn,
  usePagination,
  usePaginationContext,
} from '@dogear/vue'
import { expectTypeOf, test } from 'vitest'
import { type ComputedRef, h, type MaybeRefOrGetter, reactive, ref } from 'vue'
import './types.vue'

declare const pagination: UsePaginationReturn

test('usePagination accepts the options, a ref or a getter, and returns the context in a ref', () => {
  expectTypeOf(usePagination).parameter(0).toEqualTypeOf<MaybeRefOrGetter<UsePaginationProps> | undefined>()
  expectTypeOf(usePagination).returns.toEqualTypeOf<UsePaginationReturn>()
  expectTypeOf(usePaginationContext).returns.toEqualTypeOf<UsePaginationContext>()
  expectTypeOf<UsePaginationReturn>().toExtend<ComputedRef<PaginationApi>>()
  expectTypeOf(pagination.setPage).toEqualTypeOf<PaginationApi['setPage']>()
  expectTypeOf(pagination.goToNextPage).toEqualTypeOf<PaginationApi['goToNextPage']>()
  expectTypeOf<UsePaginationReturn>().toEqualTypeOf<UsePaginationContext>()
  usePagination()
  usePagination(reactive({ count: 100 }))
  usePagination(ref<UsePaginationProps>({ count: 100 }))
  usePagination(() => ({ count: 100, type: 'link' }))
})

test('the functions in the options receive these details', () => {
  usePagination(() => ({
    onPageChange: (details) => expectTypeOf(details).toEqualTypeOf<PageChangeDetails>(),
    onPageSizeChange: (details) => expectTypeOf(details).toEqualTypeOf<PageSizeChangeDetails>(),
    getPageUrl(details) {
      expectTypeOf(details).toEqualTypeOf<PageUrlDetails>()
      return `?page=${details.page}&size=${details.pageSize}`
    },
  }))
  h(Pagination.Root, {
    onPageChange: (details) => expectTypeOf(details).toEqualTypeOf<PageChangeDetails>(),
    onPageSizeChange: (details) => expectTypeOf(details).toEqualTypeOf<PageSizeChangeDetails>(),
    'onUpdate:page': (page) => expectTypeOf(page).toEqualTypeOf<number>(),
    'onUpdate:pageSize': (pageSize) => expectTypeOf(pageSize).toEqualTypeOf<number>(),
  })
})

test('the results of the prop getters can be spread on elements', () => {
  h('nav', pagination.value.getRootProps())
  h('button', pagination.value.getNextTriggerProps())
  h('a', pagination.value.getItemProps({ type: 'page', value: 1 }))
  h('div', pagination.value.getEllipsisProps({ index: 1 }))
  h('button', getEllipsisTriggerProps(pagination.value, { index: 1, by: 10 }))
  h('select', getPageSizeSelectProps(pagination.value, { disabled: true }))
  h('input', { ...getPageInputProps(pagination.value), onInput: (event: Event) => event.target })
  h('div', getContentProps(pagination.value))
  h('p', getStatusProps(pagination.value), getStatusText(pagination.value))
  expectTypeOf(getPageSizeOptions(pagination.value, [10, 20])).toEqualTypeOf<readonly PageSizeOption[]>()
  // @ts-expect-error the index is missing
  getEllipsisTriggerProps(pagination.value)
  // @ts-expect-error a pagination, not its ref
  getStatusText(pagination)
})

test('missing or invalid props don’t compile', () => {
  h(Pagination.RootProvider, { value: pagination })
  h(Pagination.RootProvider, { value: pagination.value, class: 'pages' })
  // @ts-expect-error the value is missing
  h(Pagination.RootProvider, { class: 'pages' })
  h(Pagination.Item, { type: 'page', value: 1, disabled: true, target: '_blank' })
  // @ts-expect-error the value is missing
  h(Pagination.Item, { type: 'page' })
  // @ts-expect-error an ellipsis isn’t an Item
  h(Pagination.Item, { type: 'ellipsis', value: 1 })
  h(Pagination.NextTrigger, { type: 'button', value: '1', title: undefined, onClick: undefined })
  h(Pagination.Ellipsis, { index: 1, title: 'more' })
  // @ts-expect-error the index is missing
  h(Pagination.Ellipsis, { title: 'more' })
})

test('a List accepts attributes for its element and for the default elements in it', () => {
  h(Pagination.List, { class: 'pages', asChild: undefined, itemProps: undefined, ellipsisProps: undefined })
  h(Pagination.List, {
    itemProps: {
      class: 'page',
      disabled: true,
      onClick: (event) => expectTypeOf(event).toExtend<MouseEvent>(),
      ref: () => {},
    },
    ellipsisProps: { title: 'more', onClick: (event) => expectTypeOf(event).toExtend<MouseEvent>() },
  })
  // @ts-expect-error an Item gets its page from the entry
  h(Pagination.List, { itemProps: { value: 3 } })
  // @ts-expect-error an Item is always of type "button"
  h(Pagination.List, { itemProps: { type: 'submit' } })
  // @ts-expect-error an ellipsis can’t be disabled
  h(Pagination.List, { ellipsisProps: { disabled: true } })
  h(
    Pagination.List,
    {},
    {
      item: (entry: PageEntry) => entry.value,
      ellipsis: ({ index, value }: ListedEllipsis) => `${value} at ${index}`,
    },
  )
})

test('the namespace has the props of each part, and the details of the callbacks', () => {
  expectTypeOf<Pagination.RootProps>().toExtend<UsePaginationProps>()
  expectTypeOf<Pagination.ContextProps>().toEqualTypeOf<PaginationContextProps>()
  expectTypeOf<Pagination.RootEmits['pageChange']>().toEqualTypeOf<[details: PageChangeDetails]>()
  expectTypeOf<Pagination.RootEmits>().toEqualTypeOf<PaginationRootEmits>()
  expectTypeOf<UsePaginationReturn | PaginationApi>().toExtend<Pagination.RootProviderProps['value']>()
  expectTypeOf<UsePaginationReturn | PaginationApi>().toExtend<Pagination.ContentProps['value']>()
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

test('the details of the events have these types', () => {
  h(Pagination.Root, {
    onPaginationChange: (details) => expectTypeOf(details).toEqualTypeOf<PaginationChangeDetails>(),
    onPageOutOfRange: (details) => expectTypeOf(details).toEqualTypeOf<PageOutOfRangeDetails>(),
  })
  expectTypeOf<Pagination.PaginationChangeDetails>().toEqualTypeOf<PaginationChangeDetails>()
  expectTypeOf<Pagination.PageOutOfRangeDetails>().toEqualTypeOf<PageOutOfRangeDetails>()
  expectTypeOf<Pagination.NavigateDetails>().toEqualTypeOf<NavigateDetails>()
})
