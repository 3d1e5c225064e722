import type {
  ItemLabelDetails,
  PageChangeDetails,
  PageSizeChangeDetails,
  PageUrlDetails,
  Pagination,
  PaginationContextProps,
  PaginationEllipsisBaseProps,
  PaginationEllipsisProps,
  PaginationItemBaseProps,
  PaginationItemLabelDetails,
  PaginationItemProps,
  PaginationNextTriggerBaseProps,
  PaginationNextTriggerProps,
  PaginationPageChangeDetails,
  PaginationPageSizeChangeDetails,
  PaginationPageUrlDetails,
  PaginationRootBaseProps,
  PaginationRootProps,
  PaginationRootProviderBaseProps,
  PaginationRootProviderProps,
} from '@dogear/solid'
import { expectTypeOf, test } from 'vitest'

test('the flat names are the same as in the namespace', () => {
  expectTypeOf<PaginationRootProps>().toEqualTypeOf<Pagination.RootProps>()
  expectTypeOf<PaginationRootBaseProps>().toEqualTypeOf<Pagination.RootBaseProps>()
  expectTypeOf<PaginationRootProviderProps>().toEqualTypeOf<Pagination.RootProviderProps>()
  expectTypeOf<PaginationRootProviderBaseProps>().toEqualTypeOf<Pagination.RootProviderBaseProps>()
  expectTypeOf<PaginationContextProps>().toEqualTypeOf<Pagination.ContextProps>()
  expectTypeOf<PaginationItemProps>().toEqualTypeOf<Pagination.ItemProps>()
  expectTypeOf<PaginationItemBaseProps>().toEqualTypeOf<Pagination.ItemBaseProps>()
  expectTypeOf<PaginationEllipsisProps>().toEqualTypeOf<Pagination.EllipsisProps>()
  expectTypeOf<PaginationEllipsisBaseProps>().toEqualTypeOf<Pagination.EllipsisBaseProps>()
  expectTypeOf<PaginationNextTriggerProps>().toEqualTypeOf<Pagination.NextTriggerProps>()
  expectTypeOf<PaginationNextTriggerBaseProps>().toEqualTypeOf<Pagination.NextTriggerBaseProps>()
  expectTypeOf<PaginationPageChangeDetails>().toEqualTypeOf<PageChangeDetails>()
  expectTypeOf<PaginationPageSizeChangeDetails>().toEqualTypeOf<PageSizeChangeDetails>()
  expectTypeOf<PaginationPageUrlDetails>().toEqualTypeOf<PageUrlDetails>()
  expectTypeOf<PaginationItemLabelDetails>().toEqualTypeOf<ItemLabelDetails>()
})
