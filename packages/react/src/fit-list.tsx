'use client'

import { fitEntries, widestNumber } from '@dogear/core'
import { createFit } from '@dogear/core/dom'
import { forwardRef, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { useBeforePaint } from './before-paint.js'
import { usePaginationContext } from './context.js'
import { named } from './element.js'
import { type ListBaseProps, type ListProps, renderList } from './list.js'
import { useMergedRef } from './merged-ref.js'

export interface FitListBaseProps extends ListBaseProps {}

export interface FitListProps extends ListProps {}

/**
 * A List that shows as many entries as fit on one line. Its width must not depend on them: give it
 * `flex: 1 1 0; min-width: 0`, for example.
 */
export const FitList = /* @__PURE__ */ named(
  'FitList',
  /* @__PURE__ */ forwardRef<HTMLElement, FitListProps>(function FitList(props, ref) {
    const pagination = usePaginationContext()
    const [store] = useState(createRoomStore)
    const [, rerender] = useReducer((renders: number) => renders + 1, 0)
    const pages = fitEntries(pagination, useSyncExternalStore(store.subscribe, store.get, store.getInitial))
    const element = useRef<HTMLElement>(null)
    const partRef = useMergedRef(ref, element)
    useBeforePaint(() => {
      // React subscribes after the first paint.
      store.notify ??= rerender
      store.fit.update(element.current, {
        pages,
        length: pagination.pages.length,
        widestNumber: widestNumber(pagination),
      })
    })
    useBeforePaint(() => () => store.fit.update(null), [store])
    return renderList(pagination, pages, { props, partRef, isFit: true })
  }),
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
