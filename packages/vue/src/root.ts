import type { PaginationApi } from '@dogear/core'
import { keepFocus } from '@dogear/core/dom'
import { computed, defineComponent, type HTMLAttributes, type MaybeRef, provide, unref, type VNode } from 'vue'
import { untrackedActions } from './actions.js'
import type { AsChildProps, OrUndefined } from './as-child.js'
import { paginationKey } from './context.js'
import { renderPart, type SlotsAndAttributes, useAttributes } from './element.js'
import { type UsePaginationProps, type UsePaginationReturn, usePagination } from './use-pagination.js'

// In a component whose props are `RootProps`, what is ignored falls through as an attribute or a listener.
type Callbacks = 'onPageChange' | 'onPageSizeChange'

export interface RootBaseProps extends AsChildProps, Omit<UsePaginationProps, Callbacks | 'id'> {
  /** Id of the root element. */
  id?: string | undefined
}

export interface RootProps
  extends RootBaseProps,
    /** @vue-ignore */ Pick<UsePaginationProps, Callbacks>,
    /** @vue-ignore */ OrUndefined<Omit<HTMLAttributes, 'dir' | 'id'>> {
  /** For `v-model:page`; called before `onPageChange`. */
  'onUpdate:page'?: ((page: number) => void) | undefined
  /** For `v-model:page-size`; called before `onPageSizeChange`. */
  'onUpdate:pageSize'?: ((pageSize: number) => void) | undefined
}

export interface RootProviderBaseProps extends AsChildProps {
  /** What `usePagination` returned: the ref, or the object in it. */
  value: MaybeRef<PaginationApi>
}

export interface RootProviderProps extends RootProviderBaseProps, /** @vue-ignore */ OrUndefined<HTMLAttributes> {}

/** The landmark around the parts of a pagination that `usePagination` made outside of it. */
export const RootProvider = defineComponent<RootProviderProps>(
  (props, context) => {
    const pagination = computed(() => unref(props.value))
    return setupRoot(
      Object.assign(
        pagination,
        untrackedActions(() => pagination.value),
      ),
      props,
      context,
    )
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
  (props, context) => setupRoot(usePagination(props, context.emit), props, context),
  {
    name: 'PaginationRoot',
    inheritAttrs: false,
    props: {
      asChild: Boolean,
      ...ofAnyType('count page defaultPage pageSize defaultPageSize siblingCount boundaryCount type getPageUrl'),
      // The modifiers are those of `v-model:page.number`: Vue applies them to what is emitted.
      ...ofAnyType('translations ids dir pageModifiers pageSizeModifiers'),
    },
    emits: ['update:pageSize', 'pageSizeChange', 'update:page', 'pageChange'],
  },
)

// A component that stands in for the element may replace its own later: focus that arrives there tells.
const focusProps = {
  onVnodeMounted: ({ el }: VNode) => keepFocus(el as Element),
  onFocusin: ({ currentTarget }: Event) => keepFocus(currentTarget as Element),
}

function setupRoot(pagination: UsePaginationReturn, props: AsChildProps, context: SlotsAndAttributes) {
  provide(paginationKey, pagination)
  const partProps = useAttributes(() => ({ ...pagination.value.getRootProps(), ...focusProps }))
  return () => renderPart('nav', partProps.value, props, context)
}
