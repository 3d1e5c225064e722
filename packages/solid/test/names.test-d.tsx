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
import * as Subpath from '@dogear/solid/pagination'
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

test('so are the short names of the subpath', () => {
  expectTypeOf<Subpath.RootProps>().toEqualTypeOf<Pagination.RootProps>()
  expectTypeOf<Subpath.PaginationRootProps>().toEqualTypeOf<Pagination.RootProps>()
  expectTypeOf<Subpath.PageChangeDetails>().toEqualTypeOf<PageChangeDetails>()
  expectTypeOf(Subpath.Item).toEqualTypeOf<typeof Pagination.Item>()
  return (
    <Subpath.Root count={100}>
      <Subpath.NextTrigger />
    </Subpath.Root>
  )
})
