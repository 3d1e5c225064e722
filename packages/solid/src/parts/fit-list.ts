import { fitEntries, fitInput } from '@dogear/core/adapter'
import { createFit } from '@dogear/core/dom'
import { createMemo, createSignal, type JSX } from 'solid-js'
import { afterCommit } from '../render/after-commit.js'
import type { Declared } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'
import { type ListBaseProps, type ListProps, renderList } from './list.js'

export interface FitListBaseProps extends ListBaseProps {}

export interface FitListProps extends ListProps {}

/**
 * A List that shows as many entries as fit on one line. Its width must not depend on them: give it
 * `flex: 1 1 0; min-width: 0`, for example.
 */
export function FitList(props: Declared<FitListProps>): JSX.Element {
  const pagination = usePaginationContext()
  const [room, setRoom] = createSignal<number>()
  const pages = createMemo(() => fitEntries(pagination(), room()))
  const fit = createFit(setRoom)
  const onMount = afterCommit((list) => fit.update(list, fitInput(pagination(), pages())))
  return renderList(props, { pages, isFit: true, onMount })
}
