import {
  getPageInputProps,
  getStatusText,
  Pagination,
  type PaginationApi,
  type PaginationRootEmits,
  type UsePaginationContext,
  type UsePaginationProps,
  type UsePaginationReturn,
  usePagination,
  usePaginationContext,
} from '@dogear/vue'
import { expectTypeOf, test } from 'vitest'
import { type ComputedRef, defineComponent, h, type MaybeRef, type MaybeRefOrGetter } from 'vue'
import './types.vue'

declare const pagination: UsePaginationReturn

test('usePagination accepts the options, a ref or a getter, and returns the context in a ref', () => {
  expectTypeOf(usePagination).parameter(0).toEqualTypeOf<MaybeRefOrGetter<UsePaginationProps> | undefined>()
  expectTypeOf<UsePaginationReturn>().toExtend<ComputedRef<PaginationApi>>()
  expectTypeOf<Pagination.RootProviderProps['value']>().toEqualTypeOf<MaybeRef<PaginationApi>>()
  expectTypeOf(usePaginationContext).parameter(0).toEqualTypeOf<UsePaginationContext | undefined>()
  h('input', { ...getPageInputProps(pagination.value), onInput: (event: Event) => event.target })
  // @ts-expect-error a pagination, not its ref
  getStatusText(pagination)
})

test('so does a component that passes on its emit', () => {
  expectTypeOf<Pagination.RootEmits>().toEqualTypeOf<PaginationRootEmits>()
  expectTypeOf<Pagination.RootEmits['pageChange']>().toEqualTypeOf<[details: Pagination.PageChangeDetails]>()
  defineComponent(
    (props: Pagination.RootProps, { emit }) => {
      usePagination(props, emit)
      return () => h(Pagination.Root, { 'onUpdate:page': (page) => page.toFixed() })
    },
    { emits: ['update:pageSize', 'pageSizeChange', 'update:page', 'pageChange'] },
  )
  // @ts-expect-error it is a function
  usePagination({}, 'emit')
})
