import { describe, expect, test, vi } from 'vitest'
import { type Host, takeWords } from '../host.js'

export function describeAsChildErrors({ show, has }: Host): void {
  if (!has('takesChild')) return

  describe('asChild with anything but one element', () => {
    test.for(['two', 'text'] as const)('%s: an error says what happened and what to do', async (instead) => {
      const onError = vi.fn()
      const given = { nextTrigger: { asChild: { tag: 'button', instead } } }
      await show({ count: 100, madeBy: 'parent', onError, given })
      expect(onError).toHaveBeenCalled()
      const [error] = onError.mock.calls[0] ?? []
      expect(error).toBeInstanceOf(Error)
      expect(String(error)).toMatch(/as-?child.*exactly one element/is)
      // In development, React also logs what an error boundary has caught.
      expect(takeWords().filter((words) => !words.includes(String(error.message)))).toEqual([])
    })
  })
}
