'use client'

import type { PaginationOptions } from '@dogear/core'
import {
  createPageCheck,
  createRequests,
  flagOptions,
  getPosition,
  isDevelopment,
  PaginationApi,
  type PaginationState,
  type Position,
  sharedOptions,
  valueOptions,
} from '@dogear/core/adapter'
import { type HTMLAttributes, useEffect, useInsertionEffect, useState } from 'react'
import { toProps } from '../render/to-props.js'

export interface UsePaginationProps extends Omit<PaginationOptions, 'dir'> {
  /** Text direction, set on the root element; the parts inherit it. */
  dir?: HTMLAttributes<HTMLElement>['dir']
  /** Accepted so that code written for Ark UI compiles. It prefixes nothing: use `ids` to set ids of elements. */
  id?: string | undefined
}

export interface UsePaginationReturn extends PaginationApi {}

/**
 * A pagination without elements, for `Pagination.RootProvider` or for the prop getters. The result stays the same object
 * until something it shows changes. If you memoize components, keep the identity of `getPageUrl`, `translations` and `ids`
 * stable, too.
 * @example
 * const pagination = usePagination({ count: found.length })
 */
export function usePagination(options?: UsePaginationProps): UsePaginationReturn {
  const [stored, store] = useState<PaginationState>()
  const [instance] = useState(createInstance)
  const rendered = instance.render((options ?? {}) as PaginationOptions, stored)
  const { shown } = rendered
  useInsertionEffect(() => instance.commit(rendered, store))
  // Only another object can show a page that is out of range.
  useEffect(() => instance.checkPage(), [instance, shown])
  return shown
}

interface Rendered {
  readonly options: PaginationOptions
  readonly position: Position
  readonly shown: PaginationApi
}

/** Connects renders with events. Events read the last commit, and what was stored since, which React may render much later. */
function createInstance() {
  let committed: Rendered | undefined
  let latest: PaginationState | undefined
  let store: ((next: PaginationState) => void) | undefined
  const options = () => committed?.options ?? {}
  const requests = createRequests({
    options,
    position: () => getPosition(options(), latest, committed?.position),
    setState(next) {
      latest = next
      store?.(next)
    },
    batch(work) {
      if (store) work()
      else if (isDevelopment()) warnOfEarlyRequest()
    },
  })
  return {
    checkPage: createPageCheck({ options, position: () => (committed as Rendered).position }),
    render(options: PaginationOptions, stored: PaginationState | undefined): Rendered {
      const position = getPosition(options, stored, committed?.position)
      const before = committed
      const isSame = before && before.position.stored === stored && rendersAlike(before.options, options)
      const shown = isSame ? before.shown : new PaginationApi({ options, position, requests, toProps }, before?.shown)
      return { options, position, shown }
    },
    commit(next: Rendered, setStored: (next: PaginationState) => void) {
      if (next.position.stored !== committed?.position.stored) latest = next.position.stored
      committed = next
      store = setStored
    },
  }
}

/** Whether two sets of options render the same. Callbacks don't matter, because requests read them from the last commit. */
const rendersAlike = (before: PaginationOptions, after: PaginationOptions) =>
  renderedOptions.every((name) => Object.is(before[name], after[name]))

const renderedOptions = /* @__PURE__ */ [valueOptions, flagOptions, sharedOptions].flat()

let hasWarned = false

function warnOfEarlyRequest() {
  if (hasWarned) return
  hasWarned = true
  console.warn(
    '[dogear] Ignoring a request made during the first render, which React may repeat or discard. ' +
      'Set defaultPage or defaultPageSize, or make the request in an effect.',
  )
}
