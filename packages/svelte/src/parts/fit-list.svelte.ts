import { fitEntries, widestNumber } from '@dogear/core'
import { createFit } from '@dogear/core/dom'
import type { Component } from 'svelte'
import { setterOf } from '../state/binding.svelte.js'
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
  const setRef = setterOf(props, 'ref')
  let room = $state.raw<number>()
  let list = $state.raw<HTMLElement | null>(null)
  const fit = createFit((next) => {
    room = next
  })
  $effect(() => {
    const api = pagination()
    const pages = fitEntries(api, room)
    fit.update(list, { pages, length: api.pages.length, widestNumber: widestNumber(api) })
  })
  $effect(() => () => fit.update(null))
  return renderList(internals, props, {
    entries: (api) => fitEntries(api, room),
    isFit: true,
    bind(element) {
      setRef?.(element)
      list = element
    },
  })
}
