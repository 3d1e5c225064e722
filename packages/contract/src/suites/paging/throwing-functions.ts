import { describe, expect, test, vi } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import type { Renderer, SceneProps, View } from '../../harness/renderer.js'

const error = new Error('no such page')
const fail = () => {
  throw error
}

const failing: [string, SceneProps][] = [
  ['getPageUrl', { type: 'link', getPageUrl: fail }],
  ['itemLabel', { translations: { itemLabel: fail } }],
  ['number', { translations: { number: fail } }],
  ['statusLabel', { translations: { statusLabel: fail } }],
  ['ids.item', { ids: { item: fail } }],
]
const working: SceneProps = { type: 'link', getPageUrl: ({ page }) => `#${page}`, translations: {}, ids: {} }

export function describeThrowingFunctions({ render, has }: Renderer): void {
  describe('a function that throws while its result is rendered', () => {
    const expectPage4 = async ({ list, run }: View) => {
      expect(list()).toBe('1 2 3 [4] 5 … 10')
      await run(({ goToNextPage }) => goToNextPage())
      expect(list()).toBe('1 … 4 [5] 6 … 10')
    }

    if (!has('parts')) {
      test.for(failing)('%s: throws to the caller, and doesn’t lose the page', async ([, options]) => {
        const view = await render({ count: 100, extras: ['status'] })
        await view.run(({ setPage }) => setPage(4))
        expect(() => view.update(options)).toThrow(error)
        await view.update(working)
        await expectPage4(view)
      })
      return
    }

    test.for(failing)('%s: reaches the error boundary, and the parent doesn’t lose the page', async ([, options]) => {
      const onError = vi.fn()
      const view = await render({ count: 100, extras: ['status'], createdBy: 'parent', onError })
      await view.run(({ setPage }) => setPage(4))
      await view.update(options)
      expect(onError.mock.calls[0]?.[0]).toBe(error)
      expect(view.list()).toBe('')
      // In development, React also logs what an error boundary has caught.
      expect(takeConsole().filter((text) => !text.includes(error.message))).toEqual([])
      const never = vi.fn()
      await view.update({ ...working, onError: never })
      await expectPage4(view)
      expect(never).not.toHaveBeenCalled()
    })
  })
}
