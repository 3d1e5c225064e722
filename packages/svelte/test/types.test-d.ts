import type { ControlProps } from '@dogear/core'
import {
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
  type PaginationItemLabelDetails,
  type PaginationItemProps,
  type PaginationListBaseProps,
  type PaginationListProps,
  type PaginationPageChangeDetails,
  type PaginationPageSizeChangeDetails,
  type PaginationPageUrlDetails,
  type PaginationRootBaseProps,
  type PaginationRootProps,
  type UsePaginationContext,
  type UsePaginationProps,
  type UsePaginationReturn,
  usePagination,
  usePaginationContext,
} from '@dogear/svelte'
import * as Subpath from '@dogear/svelte/pagination'
import { type ComponentProps, mount, type Snippet } from 'svelte'
import type { HTMLAttributes, HTMLInputAttributes, HTMLSelectAttributes, MouseEventHandler } from 'svelte/elements'
import { expectTypeOf, test } from 'vitest'

const target = document.body

expectTypeOf(usePagination()).toEqualTypeOf<UsePaginationReturn>()
expectTypeOf(usePagination()()).toEqualTypeOf<PaginationApi>()
expectTypeOf(usePaginationContext()).toEqualTypeOf<UsePaginationContext>()
expectTypeOf<UsePaginationReturn>().toExtend<UsePaginationContext>()
expectTypeOf<UsePaginationReturn['setPage']>().toEqualTypeOf<PaginationApi['setPage']>()
expectTypeOf<UsePaginationReturn>().toHaveProperty('goToLastPage')
expectTypeOf(usePagination()().getNextTriggerProps().onclick).toExtend<MouseEventHandler<Element> | undefined>()

usePagination({ count: undefined, page: undefined, id: 'results' })
usePagination({
  get count() {
    return 100
  },
})
usePagination(() => ({ count: 100, onPageChange: ({ page }) => expectTypeOf(page).toBeNumber() }))
// @ts-expect-error a count is a number
usePagination({ count: '100' })
// @ts-expect-error there is no such type
usePagination(() => ({ type: 'anchor' }))

expectTypeOf<Pagination.RootProps['count']>().toEqualTypeOf<number | undefined>()
expectTypeOf<Pagination.RootProps['dir']>().toEqualTypeOf<HTMLAttributes<HTMLElement>['dir']>()
expectTypeOf<Pagination.RootProviderProps['value']>().toEqualTypeOf<() => PaginationApi>()
expectTypeOf<Pagination.ContentProps['value']>().toEqualTypeOf<(() => PaginationApi) | undefined>()
expectTypeOf<Pagination.ItemProps>().toExtend<PageEntry>()
expectTypeOf<Pagination.EllipsisProps['index']>().toBeNumber()
expectTypeOf<Pagination.NextTriggerProps['ref']>().toEqualTypeOf<Element | null | undefined>()
expectTypeOf<'button' | 'submit'>().toExtend<Pagination.NextTriggerProps['type']>()
expectTypeOf<Pagination.FirstTriggerProps>().toEqualTypeOf<Pagination.LastTriggerProps>()
expectTypeOf<Pagination.PrevTriggerProps>().toEqualTypeOf<Pagination.NextTriggerProps>()
expectTypeOf<Pagination.RootBaseProps>().toExtend<UsePaginationProps>()
expectTypeOf<Pagination.RootBaseProps>().not.toHaveProperty('class')
expectTypeOf<Pagination.ItemBaseProps['value']>().toBeNumber()
expectTypeOf<Pagination.ItemBaseProps>().not.toHaveProperty('onclick')
expectTypeOf<Pagination.EllipsisBaseProps['index']>().toBeNumber()
expectTypeOf<Pagination.FirstTriggerBaseProps>().toEqualTypeOf<Pagination.LastTriggerBaseProps>()
expectTypeOf<keyof Pagination.NextTriggerBaseProps>().toEqualTypeOf<'asChild' | 'children' | 'ref'>()
expectTypeOf<keyof Pagination.PrevTriggerBaseProps>().toEqualTypeOf<'asChild' | 'children' | 'ref'>()
expectTypeOf<PaginationRootProps>().toEqualTypeOf<Pagination.RootProps>()
expectTypeOf<PaginationRootBaseProps>().toEqualTypeOf<Pagination.RootBaseProps>()
expectTypeOf<PaginationItemProps>().toEqualTypeOf<Pagination.ItemProps>()
expectTypeOf<PaginationPageChangeDetails>().toEqualTypeOf<PageChangeDetails>()
expectTypeOf<PaginationPageSizeChangeDetails>().toEqualTypeOf<PageSizeChangeDetails>()
expectTypeOf<PaginationPageUrlDetails>().toEqualTypeOf<PageUrlDetails>()
expectTypeOf<PaginationItemLabelDetails>().toEqualTypeOf<ItemLabelDetails>()
expectTypeOf<Pagination.IntlTranslations>().toEqualTypeOf<IntlTranslations>()
expectTypeOf<ComponentProps<typeof Pagination.Item>>().toEqualTypeOf<Pagination.ItemProps>()
expectTypeOf<Parameters<Pagination.ContextProps['render']>>().toEqualTypeOf<[pagination: UsePaginationContext]>()

mount(Pagination.Root, {
  target,
  props: { count: 100, class: ['a', { b: true }], 'aria-label': 'results', lang: 'en' },
})
mount(Pagination.Item, { target, props: { type: 'page', value: 3, disabled: true, target: '_blank' } })
mount(Pagination.Item, {
  target,
  props: { type: 'page', value: 3, onclick: (event) => expectTypeOf(event.clientX).toBeNumber() },
})
// @ts-expect-error a page is a number
mount(Pagination.Root, { target, props: { page: '3' } })
// @ts-expect-error there is no such direction
mount(Pagination.Root, { target, props: { dir: 'up' } })
// @ts-expect-error the value is a function
mount(Pagination.RootProvider, { target, props: { value: usePagination()() } })
// @ts-expect-error a RootProvider needs a value
mount(Pagination.RootProvider, { target, props: { id: 'pages' } })
// @ts-expect-error an Item needs its page
mount(Pagination.Item, { target, props: { type: 'page' } })
// @ts-expect-error an Ellipsis needs its index
mount(Pagination.Ellipsis, { target, props: { id: 'gap' } })
// @ts-expect-error a Context needs a snippet
mount(Pagination.Context, { target, props: {} })

test('the namespace has the details of the newer callbacks', () => {
  expectTypeOf<Pagination.PaginationChangeDetails>().toEqualTypeOf<PaginationChangeDetails>()
  expectTypeOf<Pagination.PageOutOfRangeDetails>().toEqualTypeOf<PageOutOfRangeDetails>()
  expectTypeOf<Pagination.NavigateDetails>().toEqualTypeOf<NavigateDetails>()
})

test('a List has these props', () => {
  mount(Pagination.List, { target })
  mount(Pagination.List, {
    target,
    props: {
      class: ['pages', { wide: true }],
      id: 'list',
      onclick: (event) => expectTypeOf(event.clientX).toBeNumber(),
      itemProps: { class: { item: true }, disabled: true, target: '_blank', 'aria-label': 'page' },
      ellipsisProps: { class: 'gap', tabindex: 0, onclick: (event) => event.preventDefault() },
    },
  })
  expectTypeOf<ComponentProps<typeof Pagination.List>>().toEqualTypeOf<Pagination.ListProps>()
  expectTypeOf<PaginationListProps>().toEqualTypeOf<Pagination.ListProps>()
  expectTypeOf<PaginationListBaseProps>().toEqualTypeOf<Pagination.ListBaseProps>()
  expectTypeOf<keyof Pagination.ListBaseProps>().toEqualTypeOf<
    'asChild' | 'ref' | 'item' | 'ellipsis' | 'itemProps' | 'ellipsisProps'
  >()
  expectTypeOf<Pagination.ListProps['item']>().toEqualTypeOf<Snippet<[entry: PageEntry]> | undefined>()
  expectTypeOf<Pagination.ListProps['ellipsis']>().toEqualTypeOf<Snippet<[entry: ListedEllipsis]> | undefined>()
  expectTypeOf<Pagination.ListProps['ref']>().toEqualTypeOf<Element | null | undefined>()
  // @ts-expect-error the content of an Item is a snippet
  mount(Pagination.List, { target, props: { item: (entry: PageEntry) => entry.value } })
  // @ts-expect-error `disabled` is a boolean
  mount(Pagination.List, { target, props: { itemProps: { disabled: 'yes' } } })
  expectTypeOf<Pagination.ListProps>().not.toHaveProperty('children')
  type ItemProps = NonNullable<Pagination.ListProps['itemProps']>
  expectTypeOf<ItemProps>().toHaveProperty('onkeydown')
  expectTypeOf<ItemProps>().not.toHaveProperty('asChild')
  expectTypeOf<ItemProps>().not.toHaveProperty('ref')
  type EllipsisProps = NonNullable<Pagination.ListProps['ellipsisProps']>
  expectTypeOf<EllipsisProps>().not.toHaveProperty('disabled')
  // @ts-expect-error there is no such attribute
  const misspelled: Pagination.ListProps = { itemProps: { clas: 'item' } }
  expectTypeOf(misspelled).toEqualTypeOf<Pagination.ListProps>()
})

test('the getters of the newer parts return props of their elements', () => {
  const pagination = usePagination()
  expectTypeOf(getEllipsisTriggerProps(pagination(), { index: 1, by: 10 })).toEqualTypeOf<ControlProps<'onclick'>>()
  expectTypeOf(getPageSizeSelectProps(pagination(), { disabled: true })).toEqualTypeOf<HTMLSelectAttributes>()
  expectTypeOf(getPageInputProps(pagination())).toEqualTypeOf<HTMLInputAttributes>()
  expectTypeOf(getContentProps(pagination()).tabindex).toEqualTypeOf<-1>()
  expectTypeOf(getStatusProps(pagination()).role).toEqualTypeOf<'status'>()
  expectTypeOf(getStatusText(pagination())).toBeString()
  expectTypeOf(getPageSizeOptions(pagination(), [10, 20])).toEqualTypeOf<readonly PageSizeOption[]>()
  // @ts-expect-error the index is missing
  getEllipsisTriggerProps(pagination())
  // @ts-expect-error a pagination, not its function
  getStatusText(pagination)
})

test('the subpath has the short names', () => {
  mount(Subpath.Root, { target, props: { count: 100 } })
  expectTypeOf<Subpath.RootProps>().toEqualTypeOf<PaginationRootProps>()
  expectTypeOf<Subpath.PaginationItemProps>().toEqualTypeOf<PaginationItemProps>()
  expectTypeOf<Subpath.NavigateDetails>().toEqualTypeOf<NavigateDetails>()
  expectTypeOf(Subpath.usePagination).toEqualTypeOf(usePagination)
})
