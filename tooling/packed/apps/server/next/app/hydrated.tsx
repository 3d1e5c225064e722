'use client'

import { useEffect } from 'react'

/** Tells the check that the page responds to clicks. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}
