import type { PaginationOptions } from '@dogear/core'
import { describe, expect, test, vi } from 'vitest'
import { takeConsole } from '../console.js'
import type { Renderer } from '../renderer.js'

const error = new Error('there is no such page')
const fail = () => {
  throw error
}

const failing: [string, PaginationOptions][] = [
  ['getPageUrl', { type: 'link', getPageUrl: fail }],
  ['itemLabel', { translations: { itemLabel: fail } }],
  ['ids.item', { ids: { item: fail } }],
]
const working: PaginationOptions = {
  type: 'link',
  getPageUrl: ({ page }) => `#${page}`,
  translations: {},
  ids: {},
}

export function describeThrowingFunctions({ render, has }: Renderer): void {
  describe('a function that throws while it is requested for an attribute', () => {
    if (has('parts')) {
      test.for(failing)('%s: the error boundary is told, and above it the page is kept', async ([, options]) => {
        const onError = vi.fn()
        const { list, run, update } = await render({ count: 100, createdBy: 'parent', onError })
        await run(({ setPage }) => setPage(4))
        await update(options)
        expect(onError).toHaveBeenCalled()
        expect(onError.mock.calls[0]?.[0]).toBe(error)
        expect(list()).toBe('')
        // React says in development what a boundary has caught.
        expect(takeConsole().filter((words) => !words.includes(error.message))).toEqual([])
        const never = vi.fn()
        await update({ ...working, onError: never })
        expect(list()).toBe('1 2 3 [4] 5 … 10')
        await run(({ goToNextPage }) => goToNextPage())
        expect(list()).toBe('1 … 4 [5] 6 … 10')
        expect(never).not.toHaveBeenCalled()
      })
      return
    }

    test.for(failing)('%s: the error comes to the one who asks, and the page is kept', async ([, options]) => {
      const { list, run, update } = await render({ count: 100 })
      await run(({ setPage }) => setPage(4))
      expect(() => update(options)).toThrow(error)
      await update(working)
      expect(list()).toBe('1 2 3 [4] 5 … 10')
      await run(({ goToNextPage }) => goToNextPage())
      expect(list()).toBe('1 … 4 [5] 6 … 10')
    })
  })
}
