import { describeSurroundings } from '@dogear/contract'
import { inject } from 'vitest'
import { harness } from './host'

declare module 'vitest' {
  interface ProvidedContext {
    /** Which half of the surroundings another page tests: 0 or 1. */
    half: number
  }
}

describeSurroundings(harness, inject('half'))
