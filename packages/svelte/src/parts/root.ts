import type { PageChangeDetails, PageSizeChangeDetails } from '@dogear/core'
import { callbackOptions, flagOptions, isRouted, optionNames, rootPart, valueOptions } from '@dogear/core/adapter'
import { keepFocus } from '@dogear/core/dom'
import { type Component, type ComponentInternals, untrack } from 'svelte'
import type { HTMLAttributes } from 'svelte/elements'
import type { AsChildProps } from '../render/as-child.js'
import type { Attributes } from '../render/merge-props.js'
import { consumedByAll, type PartComponent, renderPart } from '../render/render-part.js'
import { sharedValue } from '../state/binding.svelte.js'
import { followPagination } from '../state/context.js'
import {
  createPagination,
  type PaginationApi,
  type UsePaginationProps,
  type UsePaginationReturn,
} from '../state/use-pagination.svelte.js'

export interface RootProviderBaseProps extends AsChildProps {
  /** The pagination from `usePagination`, or any function that returns its result. */
  value: () => PaginationApi
}

export interface RootProviderProps extends RootProviderBaseProps, Omit<HTMLAttributes<HTMLElement>, 'children'> {}

export interface RootBaseProps extends UsePaginationProps, AsChildProps {
  /** Id of the root element. */
  id?: string | undefined
}

export interface RootProps extends RootBaseProps, Omit<HTMLAttributes<HTMLElement>, 'children' | 'id'> {}

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
  const latestOptions = () => ({
    ...pick(props, valueOptions),
    ...pick(props, flagOptions),
    // A new callback must not render anything.
    ...untrack(() => pick(props, callbackOptions)),
    page: page.read(),
    pageSize: pageSize.read(),
    onPageChange(details: PageChangeDetails) {
      if (!isRouted(props)) page.write(details.page)
      props.onPageChange?.(details)
    },
    onPageSizeChange(details: PageSizeChangeDetails) {
      if (!isRouted(props)) pageSize.write(details.pageSize)
      props.onPageSizeChange?.(details)
    },
  })
  const pagination = createPagination(latestOptions, () => {
    if (isRouted(props)) return
    page.release()
    pageSize.release()
  })
  return renderRoot(internals, props, pagination, consumedByRoot)
}

const consumedByProvider = [...consumedByAll, 'value']
const consumedByRoot = [...consumedByAll, ...optionNames]

const pick = (props: RootProps, names: readonly (keyof RootProps)[]) =>
  Object.fromEntries(names.map((name) => [name, props[name]]))

const renderRoot = (
  internals: ComponentInternals,
  props: Attributes,
  pagination: UsePaginationReturn,
  consumed: readonly string[],
) =>
  renderPart(rootPart, props, {
    internals,
    consumed,
    pagination,
    onMount(element) {
      if (element) keepFocus(element)
    },
  })
