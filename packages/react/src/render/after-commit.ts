'use client'

import { type Ref, useEffect, useLayoutEffect, useRef } from 'react'
import { useMergedRef } from './refs.js'

// React 18 warns of layout effects on a server.
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Calls `update` with the element after each commit, before the next paint, and with null and the element before that is removed.
 * Returns the ref for the element, which includes the user's.
 */
export function useAfterCommit<E extends HTMLElement = HTMLElement>(
  ref: Ref<HTMLElement>,
  update: (element: E | null, removed?: E | null) => void,
): Ref<HTMLElement> | undefined {
  const element = useRef<HTMLElement>(null)
  useBeforePaint(() => update(element.current as E | null))
  useBeforePaint(() => () => update(null, element.current as E | null), [])
  return useMergedRef(ref, element)
}
