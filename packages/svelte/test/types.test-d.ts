import {
  getStatusText,
  type ListedEllipsis,
  type PageEntry,
  type Pagination,
  type PaginationApi,
  type UsePaginationContext,
  usePagination,
  usePaginationContext,
} from '@dogear/svelte'
import type { Snippet } from 'svelte'
import type { HTMLAttributes, HTMLButtonAttributes } from 'svelte/elements'
import { expectTypeOf, test } from 'vitest'

test('usePagination accepts an object or a function, and returns a function', () => {
  usePagination(() => ({ count: 100, onPageChange: ({ page }) => expectTypeOf(page).toBeNumber() }))
  expectTypeOf(usePagination()()).toEqualTypeOf<PaginationApi>()
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
})
