'use client'

import { useEffect } from 'react'

/** Marks the document once the page responds to clicks. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}
