'use client'

import { useEffect } from 'react'

/** Tells the check when a click will be heard. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}
