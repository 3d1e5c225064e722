'use client'

import { fitEntries, fitInput } from '@dogear/core/adapter'
import { createFit } from '@dogear/core/dom'
import { useReducer, useState, useSyncExternalStore } from 'react'
import { useAfterCommit } from '../render/after-commit.js'
import { definePart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'
import { type ListBaseProps, type ListProps, renderList } from './list.js'

export interface FitListBaseProps extends ListBaseProps {}

export interface FitListProps extends ListProps {}

/**
 * A List that shows as many entries as fit on one line. Its width must not depend on them: give it
 * `flex: 1 1 0; min-width: 0`, for example.
 */
export const FitList = /* @__PURE__ */ definePart<FitListProps, HTMLUListElement>(
  'FitList',
  function FitList(props, userRef) {
    const pagination = usePaginationContext()
    const [store] = useState(createRoomStore)
    const [, rerender] = useReducer((renders: number) => renders + 1, 0)
    const pages = fitEntries(pagination, useSyncExternalStore(store.subscribe, store.get, store.getInitial))
    const ref = useAfterCommit(userRef, (element) => {
      // React subscribes after the first paint.
      store.notify ??= rerender
      store.fit.update(element, fitInput(pagination, pages))
    })
    return renderList(pagination, props, { pages, ref, isFit: true })
  },
)

/** How many entries have room. A store, because React renders a change of one before the next paint, unlike one of state. */
function createRoomStore() {
  let room: number | undefined
  const store = {
    fit: createFit((next) => {
      room = next
      store.notify?.()
    }),
    notify: undefined as (() => void) | undefined,
    get: () => room,
    getInitial: () => undefined,
    subscribe(listener: () => void) {
      store.notify = listener
      return () => {
        store.notify = undefined
      }
    },
  }
  return store
}
