import type * as dogear from '@dogear/react'
import { Pagination } from '@dogear/react'
import * as subpath from '@dogear/react/pagination'
import { createElement } from 'react'
import { expectTypeOf, test } from 'vitest'

test('the flat types are the same as in the namespace', () => {
  expectTypeOf<dogear.PaginationRootProps>().toEqualTypeOf<Pagination.RootProps>()
  expectTypeOf<dogear.PaginationRootProviderProps>().toEqualTypeOf<Pagination.RootProviderProps>()
  expectTypeOf<dogear.PaginationContextProps>().toEqualTypeOf<Pagination.ContextProps>()
  expectTypeOf<dogear.PaginationItemProps>().toEqualTypeOf<Pagination.ItemProps>()
  expectTypeOf<dogear.PaginationEllipsisProps>().toEqualTypeOf<Pagination.EllipsisProps>()
  expectTypeOf<dogear.PaginationFirstTriggerProps>().toEqualTypeOf<Pagination.FirstTriggerProps>()
  expectTypeOf<dogear.PaginationPrevTriggerProps>().toEqualTypeOf<Pagination.PrevTriggerProps>()
  expectTypeOf<dogear.PaginationNextTriggerProps>().toEqualTypeOf<Pagination.NextTriggerProps>()
  expectTypeOf<dogear.PaginationLastTriggerProps>().toEqualTypeOf<Pagination.LastTriggerProps>()
  expectTypeOf<dogear.PaginationPageChangeDetails>().toEqualTypeOf<Pagination.PageChangeDetails>()
  expectTypeOf<dogear.PaginationPageSizeChangeDetails>().toEqualTypeOf<Pagination.PageSizeChangeDetails>()
  expectTypeOf<dogear.PaginationPageUrlDetails>().toEqualTypeOf<Pagination.PageUrlDetails>()
  expectTypeOf<dogear.PaginationItemLabelDetails>().toEqualTypeOf<Pagination.ItemLabelDetails>()
})

test('the subpath has the short types, those of the namespace and the flat ones', () => {
  expectTypeOf<subpath.RootProps>().toEqualTypeOf<Pagination.RootProps>()
  expectTypeOf<subpath.NextTriggerBaseProps>().toEqualTypeOf<Pagination.NextTriggerBaseProps>()
  expectTypeOf<subpath.PageChangeDetails>().toEqualTypeOf<Pagination.PageChangeDetails>()
  expectTypeOf<subpath.Pagination.RootProps>().toEqualTypeOf<Pagination.RootProps>()
  expectTypeOf<subpath.PaginationRootProps>().toEqualTypeOf<Pagination.RootProps>()
  createElement(subpath.Root, { count: 100 }, createElement(subpath.NextTrigger))
  // @ts-expect-error the value is missing
  createElement(subpath.RootProvider, {})
})

test('BaseProps are the props of a part without the attributes of its element', () => {
  interface AsChild {
    asChild?: boolean | undefined
  }
  expectTypeOf<Pagination.RootBaseProps>().branded.toEqualTypeOf<dogear.UsePaginationProps & AsChild>()
  expectTypeOf<Pagination.RootProviderBaseProps>().branded.toEqualTypeOf<
    { value: dogear.UsePaginationReturn } & AsChild
  >()
  expectTypeOf<Pagination.ItemBaseProps>().branded.toEqualTypeOf<dogear.PageEntry & AsChild>()
  expectTypeOf<Pagination.EllipsisBaseProps>().branded.toEqualTypeOf<{ index: number } & AsChild>()
  expectTypeOf<Pagination.FirstTriggerBaseProps>().toEqualTypeOf<AsChild>()
  expectTypeOf<Pagination.PrevTriggerBaseProps>().toEqualTypeOf<AsChild>()
  expectTypeOf<Pagination.NextTriggerBaseProps>().toEqualTypeOf<AsChild>()
  expectTypeOf<Pagination.LastTriggerBaseProps>().toEqualTypeOf<AsChild>()
  expectTypeOf<dogear.PaginationRootBaseProps>().toEqualTypeOf<Pagination.RootBaseProps>()
  expectTypeOf<dogear.PaginationRootProviderBaseProps>().toEqualTypeOf<Pagination.RootProviderBaseProps>()
  expectTypeOf<dogear.PaginationItemBaseProps>().toEqualTypeOf<Pagination.ItemBaseProps>()
  expectTypeOf<dogear.PaginationEllipsisBaseProps>().toEqualTypeOf<Pagination.EllipsisBaseProps>()
  expectTypeOf<dogear.PaginationFirstTriggerBaseProps>().toEqualTypeOf<Pagination.FirstTriggerBaseProps>()
  expectTypeOf<dogear.PaginationPrevTriggerBaseProps>().toEqualTypeOf<Pagination.PrevTriggerBaseProps>()
  expectTypeOf<dogear.PaginationNextTriggerBaseProps>().toEqualTypeOf<Pagination.NextTriggerBaseProps>()
  expectTypeOf<dogear.PaginationLastTriggerBaseProps>().toEqualTypeOf<Pagination.LastTriggerBaseProps>()
})

test('a wrapper can extend the props', () => {
  interface PagesProps extends dogear.PaginationRootProps {
    title: string
  }
  const Pages = (props: PagesProps) => <Pagination.Root {...props} />
  createElement(Pages, { title: 'Pages', count: 100 })
})
