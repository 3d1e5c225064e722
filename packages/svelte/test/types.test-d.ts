import {
  getPageSizeSelectProps,
  getStatusText,
  type ListedEllipsis,
  type PageEntry,
  Pagination,
  type PaginationApi,
  type UsePaginationContext,
  usePagination,
  usePaginationContext,
} from '@dogear/svelte'
import { mount, type Snippet } from 'svelte'
import type { HTMLAttributes, HTMLButtonAttributes, HTMLSelectAttributes, MouseEventHandler } from 'svelte/elements'
import { expectTypeOf, test } from 'vitest'

const target = document.body

test('usePagination accepts an object or a function, and returns a function', () => {
  usePagination(() => ({ count: 100, onPageChange: ({ page }) => expectTypeOf(page).toBeNumber() }))
  expectTypeOf(usePagination()()).toEqualTypeOf<PaginationApi>()
  expectTypeOf(usePagination()().getNextTriggerProps().onclick).toExtend<MouseEventHandler<Element> | undefined>()
  expectTypeOf(getPageSizeSelectProps(usePagination()())).toEqualTypeOf<HTMLSelectAttributes>()
  expectTypeOf(usePaginationContext).parameter(0).toEqualTypeOf<UsePaginationContext | undefined>()
  // @ts-expect-error there is no such type
  usePagination(() => ({ type: 'anchor' }))
  // @ts-expect-error a pagination, not its function
  getStatusText(usePagination())
})

test('the parts have these props', () => {
  expectTypeOf<Pagination.RootProps['dir']>().toEqualTypeOf<HTMLAttributes<HTMLElement>['dir']>()
  expectTypeOf<Pagination.RootProviderProps['value']>().toEqualTypeOf<() => PaginationApi>()
  expectTypeOf<Pagination.NextTriggerProps['ref']>().toEqualTypeOf<Element | null | undefined>()
  expectTypeOf<Pagination.ItemProps['onclick']>().toEqualTypeOf<HTMLButtonAttributes['onclick']>()
  expectTypeOf<Parameters<Pagination.ContextProps['render']>>().toEqualTypeOf<[pagination: UsePaginationContext]>()
  expectTypeOf<Pagination.ListProps['item']>().toEqualTypeOf<Snippet<[entry: PageEntry]> | undefined>()
  expectTypeOf<Pagination.ListProps['ellipsis']>().toEqualTypeOf<Snippet<[entry: ListedEllipsis]> | undefined>()
  expectTypeOf<Pagination.ListProps>().not.toHaveProperty('children')
  expectTypeOf<NonNullable<Pagination.ListProps['itemProps']>>().not.toHaveProperty('ref')
  mount(Pagination.List, { target, props: { itemProps: { onclick: (event) => event.currentTarget.form } } })
  // @ts-expect-error there is no such direction
  mount(Pagination.Root, { target, props: { dir: 'up' } })
  // @ts-expect-error the value is a function
  mount(Pagination.RootProvider, { target, props: { value: usePagination()() } })
  // @ts-expect-error a Context needs a snippet
  mount(Pagination.Context, { target, props: {} })
})
