import type { PaginationApi } from '@dogear/core'
import { flagOptions, rootPart, sharedOptions, valueOptions } from '@dogear/core/adapter'
import { keepFocus } from '@dogear/core/dom'
import { type HTMLAttributes, type MaybeRef, provide, type VNode } from 'vue'
import type { AsChildProps, ElementAttributes } from '../render/as-child.js'
import { definePart, memoizePart, renderPart, type User } from '../render/render-part.js'
import { followPagination, paginationKey, type UsePaginationContext } from '../state/context.js'
import { type UsePaginationProps, usePagination } from '../state/use-pagination.js'

// Hidden from Vue's compiler, so that a component with `RootProps` as its props passes these on: callbacks as listeners, and
// `ellipses` unless it is omitted, which Vue would turn into `false`.
type Callbacks = 'onPageChange' | 'onPageSizeChange' | 'onPaginationChange' | 'onPageOutOfRange'

export interface RootBaseProps
  extends AsChildProps,
    Omit<UsePaginationProps, Callbacks | 'ellipses' | 'id'>,
    /** @vue-ignore */ Pick<UsePaginationProps, 'ellipses'> {
  /** Id of the root element. */
  id?: string | undefined
}

export interface RootProps
  extends RootBaseProps,
    /** @vue-ignore */ Pick<UsePaginationProps, Callbacks>,
    /** @vue-ignore */ ElementAttributes<Omit<HTMLAttributes, 'dir' | 'id'>> {
  /** For `v-model:page`; called before `onPageChange`. */
  'onUpdate:page'?: ((page: number) => void) | undefined
  /** For `v-model:page-size`; called before `onPageSizeChange`. */
  'onUpdate:pageSize'?: ((pageSize: number) => void) | undefined
}

export interface RootProviderBaseProps extends AsChildProps {
  /** The ref from `usePagination`, or the object in it. */
  value: MaybeRef<PaginationApi>
}

export interface RootProviderProps
  extends RootProviderBaseProps,
    /** @vue-ignore */ ElementAttributes<HTMLAttributes> {}

/** The landmark around the parts. */
export const Root = /* @__PURE__ */ defineRoot()

function defineRoot() {
  // No types, because the core handles invalid values.
  // The other callbacks are emitted as events.
  const props: Record<string, unknown> = { pageModifiers: null, pageSizeModifiers: null, navigate: null }
  for (const name of [valueOptions, sharedOptions].flat()) props[name] = null
  // An attribute without a value means true.
  for (const name of flagOptions) props[name] = { type: Boolean, skipCheck: true, default: undefined }
  return definePart<RootProps>('Root', props, (options, user) => provideRoot(usePagination(options, user.emit), user), [
    'update:pageSize',
    'pageSizeChange',
    'update:page',
    'pageChange',
    'paginationChange',
    'pageOutOfRange',
  ])
}

/** The landmark around the parts, for a pagination from `usePagination`. */
export const RootProvider = /* @__PURE__ */ definePart<RootProviderProps>(
  'RootProvider',
  { value: { type: null, required: true } },
  (props, user) =>
    provideRoot(
      followPagination(() => props.value),
      user,
    ),
)

function provideRoot(pagination: UsePaginationContext, user: User) {
  provide(paginationKey, pagination)
  const part = memoizePart(() => rootPart(pagination.value))
  return () => renderPart(() => part.value, user, { props: hooks })
}

// A child component may replace its root element later, so a new one is observed as soon as it receives focus.
const hooks = {
  onVnodeMounted: ({ el }: VNode) => keepFocus(el as Element),
  onFocusin: ({ currentTarget }: Event) => keepFocus(currentTarget as Element),
}
