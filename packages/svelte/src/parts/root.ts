import { flagOptions, isRouted, optionNames, rootPart, valueOptions } from '@dogear/core'
import { keepFocus } from '@dogear/core/dom'
import type { Component, ComponentInternals } from 'svelte'
import type { HTMLAttributes } from 'svelte/elements'
import type { Attributes } from '../render/merge-props.js'
import { type AsChildProps, consumedByAll, type PartComponent, renderPart } from '../render/render-part.js'
import { setterOf, sharedValue } from '../state/binding.svelte.js'
import { followPagination } from '../state/context.js'
import { type UsePaginationProps, type UsePaginationReturn, usePagination } from '../state/use-pagination.svelte.js'

export interface RootProviderBaseProps extends AsChildProps {
  /** The pagination from `usePagination`. */
  value: UsePaginationReturn
}

export interface RootProviderProps extends RootProviderBaseProps, HTMLAttributes<HTMLElement> {}

export interface RootBaseProps extends UsePaginationProps, AsChildProps {
  /** Id of the root element. */
  id?: string | undefined
}

export interface RootProps extends RootBaseProps, Omit<HTMLAttributes<HTMLElement>, 'dir' | 'id'> {}

/** The landmark around the parts, for a pagination from `usePagination`. */
export const RootProvider: PartComponent<RootProviderProps> = (internals, props) =>
  renderRoot(
    internals,
    props,
    followPagination(() => props.value),
    consumedByProvider,
  )

/** The landmark around the parts. */
export const Root: Component<RootProps, object, 'page' | 'pageSize' | 'ref'> = (internals, props) => {
  const page = sharedValue(props, 'page')
  const pageSize = sharedValue(props, 'pageSize')
  const pagination = usePagination(() => ({
    ...Object.fromEntries(unsharedNames.map((name) => [name, props[name]])),
    page: page.read(),
    pageSize: pageSize.read(),
    onPageChange(details) {
      if (!isRouted(props)) page.write(details.page)
      props.onPageChange?.(details)
    },
    onPageSizeChange(details) {
      if (!isRouted(props)) pageSize.write(details.pageSize)
      props.onPageSizeChange?.(details)
    },
    get onPaginationChange() {
      return props.onPaginationChange
    },
    get onPageOutOfRange() {
      return props.onPageOutOfRange
    },
    get navigate() {
      return props.navigate
    },
  }))
  return renderRoot(internals, props, pagination, consumedByRoot)
}

const consumedByProvider = [...consumedByAll, 'value']
const consumedByRoot = [...consumedByAll, ...optionNames]
/** Options that aren't shared with the parent. Callbacks are left out too, because a new callback must not render anything. */
const unsharedNames = /* @__PURE__ */ [valueOptions, flagOptions].flat()

function renderRoot(
  internals: ComponentInternals,
  props: Attributes,
  pagination: UsePaginationReturn,
  consumed: readonly string[],
) {
  const setRef = setterOf(props, 'ref')
  return renderPart(internals, {
    part: rootPart,
    props,
    consumed,
    pagination,
    bind(element) {
      if (element) keepFocus(element)
      setRef?.(element)
    },
  })
}
