'use client'

import { showValue } from '@dogear/core/dom'
import { type Ref, useRef } from 'react'
import { useBeforePaint } from './before-paint.js'
import { useMergedRef } from './merged-ref.js'

/** The ref of a select or an input that shows `value`, except while the user edits it. */
export function useFieldRef(ref: Ref<HTMLElement>, value: string): Ref<HTMLElement> | undefined {
  const field = useRef<HTMLElement>(null)
  useBeforePaint(() => {
    if (field.current) showValue(field.current as HTMLInputElement, value)
  })
  return useMergedRef(ref, field)
}
