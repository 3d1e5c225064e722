import type * as vue from '@dogear/vue'
import { type Pagination, PaginationRoot, usePagination } from '@dogear/vue'
import { expectTypeOf, test } from 'vitest'
import { defineComponent, h } from 'vue'

test('the flat types are the same as in the namespace', () => {
  expectTypeOf<vue.PaginationRootProps>().toEqualTypeOf<Pagination.RootProps>()
  expectTypeOf<vue.PaginationRootProviderProps>().toEqualTypeOf<Pagination.RootProviderProps>()
  expectTypeOf<vue.PaginationItemProps>().toEqualTypeOf<Pagination.ItemProps>()
  expectTypeOf<vue.PaginationEllipsisProps>().toEqualTypeOf<Pagination.EllipsisProps>()
  expectTypeOf<vue.PaginationListProps>().toEqualTypeOf<Pagination.ListProps>()
  expectTypeOf<vue.PaginationFirstTriggerProps>().toEqualTypeOf<Pagination.FirstTriggerProps>()
  expectTypeOf<vue.PaginationPrevTriggerProps>().toEqualTypeOf<Pagination.PrevTriggerProps>()
  expectTypeOf<vue.PaginationNextTriggerProps>().toEqualTypeOf<Pagination.NextTriggerProps>()
  expectTypeOf<vue.PaginationLastTriggerProps>().toEqualTypeOf<Pagination.LastTriggerProps>()
  expectTypeOf<vue.PaginationContextProps>().toEqualTypeOf<Pagination.ContextProps>()
  expectTypeOf<vue.PaginationRootEmits>().toEqualTypeOf<Pagination.RootEmits>()
  expectTypeOf<vue.PaginationPageChangeDetails>().toEqualTypeOf<Pagination.PageChangeDetails>()
  expectTypeOf<vue.PaginationPageSizeChangeDetails>().toEqualTypeOf<Pagination.PageSizeChangeDetails>()
  expectTypeOf<vue.PaginationPageUrlDetails>().toEqualTypeOf<Pagination.PageUrlDetails>()
  expectTypeOf<vue.PaginationItemLabelDetails>().toEqualTypeOf<Pagination.ItemLabelDetails>()
  expectTypeOf(PaginationRoot).toEqualTypeOf<typeof Pagination.Root>()
})

test('BaseProps are the props of a part without the attributes of its element', () => {
  type AsChild = { asChild?: boolean | undefined }
  type Control = AsChild & { disabled?: boolean | 'true' | 'false' | undefined }
  expectTypeOf<Pagination.RootBaseProps>().toExtend<AsChild & { page?: number | undefined; id?: string | undefined }>()
  expectTypeOf<keyof Pagination.RootBaseProps>().not.toEqualTypeOf<keyof Pagination.RootProps>()
  expectTypeOf<keyof Pagination.RootProviderBaseProps>().toEqualTypeOf<'asChild' | 'value'>()
  expectTypeOf<keyof Pagination.ItemBaseProps>().toEqualTypeOf<'asChild' | 'disabled' | 'type' | 'value'>()
  expectTypeOf<keyof Pagination.EllipsisBaseProps>().toEqualTypeOf<'asChild' | 'index'>()
  expectTypeOf<keyof vue.PaginationListBaseProps>().toEqualTypeOf<'asChild' | 'itemProps' | 'ellipsisProps'>()
  expectTypeOf<Pagination.FirstTriggerBaseProps>().toExtend<Control>()
  expectTypeOf<Pagination.PrevTriggerBaseProps>().toExtend<Control>()
  expectTypeOf<keyof Pagination.NextTriggerBaseProps>().toEqualTypeOf<keyof Control>()
  expectTypeOf<keyof vue.PaginationLastTriggerBaseProps>().toEqualTypeOf<keyof Control>()
})

test('usePagination accepts the emit of a component', () => {
  defineComponent(
    (props: Pagination.RootProps, { emit }) => {
      usePagination(props, emit)
      return () => h('div')
    },
    { emits: ['update:pageSize', 'pageSizeChange', 'update:page', 'pageChange'] },
  )
  // @ts-expect-error it is a function
  usePagination({}, 'emit')
})
