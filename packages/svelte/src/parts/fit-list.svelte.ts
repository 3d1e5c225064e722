import { fitEntries, widestNumber } from '@dogear/core/adapter'
import { createFit } from '@dogear/core/dom'
import type { Component } from 'svelte'
import { elementEffect } from '../render/element-effect.svelte.js'
import { usePaginationContext } from '../state/context.js'
import { type ListBaseProps, type ListProps, renderList } from './list.js'

export interface FitListBaseProps extends ListBaseProps {}

export interface FitListProps extends ListProps {}

/**
 * A List that shows as many entries as fit on one line. Its width must not depend on them: give it
 * `flex: 1 1 0; min-width: 0`, for example.
 */
export const FitList: Component<FitListProps, object, 'ref'> = (internals, props) => {
  const pagination = usePaginationContext()
  let room = $state.raw<number>()
  const fit = createFit((next) => {
    room = next
  })
  const onMount = elementEffect((list) => {
    if (!list) return fit.update(null)
    const api = pagination()
    const pages = fitEntries(api, room)
    fit.update(list, { pages, length: api.pages.length, widestNumber: widestNumber(api) })
  })
  return renderList(internals, props, { entries: (api) => fitEntries(api, room), isFit: true, onMount })
}
