import type { PaginationApi } from '@dogear/core'
import { keepFocus } from '@dogear/core/dom'
import { computed, defineComponent, type HTMLAttributes, type MaybeRef, provide, unref, type VNode } from 'vue'
import { paginationKey } from './context.js'
import { type Composable, element, type Surroundings, useAttributes } from './element.js'
import { type UsePaginationProps, type UsePaginationReturn, usePagination } from './use-pagination.js'

export interface RootProviderProps extends Composable, HTMLAttributes {
  /** What `usePagination` returned: the ref, or the object in it. */
  value: MaybeRef<PaginationApi>
}

export interface RootProps extends Composable, UsePaginationProps, Omit<HTMLAttributes, 'dir'> {
  /** For `v-model:page`; called before `onPageChange`. */
  'onUpdate:page'?: ((page: number) => void) | undefined
  /** For `v-model:page-size`; called before `onPageSizeChange`. */
  'onUpdate:pageSize'?: ((pageSize: number) => void) | undefined
}

/** The landmark around the parts of a pagination that `usePagination` made outside of it. */
export const RootProvider = defineComponent<RootProviderProps>(
  (props, context) => {
    const pagination = computed(() => unref(props.value))
    return setupRoot(pagination, props, context)
  },
  {
    name: 'PaginationRootProvider',
    inheritAttrs: false,
    props: { asChild: Boolean, value: { type: null, required: true } },
  },
)

// The core takes what it can, and tells of the rest.
const ofAnyType = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, null]))

/** The landmark around the parts. */
export const Root = defineComponent<RootProps>(
  (props, context) => {
    // Computed: to spread the props of a component is slow, and a request does not change them.
    const options = computed<UsePaginationProps>(() => ({
      ...props,
      onPageSizeChange(details) {
        context.emit('update:pageSize', details.pageSize)
        context.emit('pageSizeChange', details)
      },
      onPageChange(details) {
        context.emit('update:page', details.page)
        context.emit('pageChange', details)
      },
    }))
    return setupRoot(usePagination(options), props, context)
  },
  {
    name: 'PaginationRoot',
    inheritAttrs: false,
    props: {
      asChild: Boolean,
      ...ofAnyType('count page defaultPage pageSize defaultPageSize siblingCount boundaryCount type getPageUrl'),
      ...ofAnyType('translations ids dir'),
    },
    emits: ['update:pageSize', 'pageSizeChange', 'update:page', 'pageChange'],
  },
)

function setupRoot(pagination: UsePaginationReturn, props: Composable, context: Surroundings) {
  provide(paginationKey, pagination)
  const onVnodeMounted = ({ el }: VNode) => keepFocus(el as Element)
  const ours = useAttributes(() => ({ ...pagination.value.getRootProps(), onVnodeMounted }))
  return () => element('nav', ours.value, props, context)
}
