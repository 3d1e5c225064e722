'use client'

import { type Ref, useMemo } from 'react'

/** Combines two refs. It returns no cleanup function, because React 18 ignores those and calls refs with null instead. */
export function useMergedRef<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): Ref<T> | undefined {
  return useMemo(() => {
    if (!first || !second) return first ?? second
    const refs = [first, second]
    const cleanups: unknown[] = []
    return (node: T | null) => {
      refs.forEach((ref, index) => {
        const cleanup = cleanups[index]
        cleanups[index] = undefined
        if (typeof cleanup === 'function') cleanup()
        else if (typeof ref === 'function') cleanups[index] = ref(node)
        else ref.current = node
      })
    }
  }, [first, second])
}
