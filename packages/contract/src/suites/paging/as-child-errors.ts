import { describe, expect, test, vi } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeAsChildErrors({ render, has }: Renderer): void {
  if (!has('childElement')) return

  describe('asChild without exactly one element', () => {
    test.for([
      ['two elements', 'two'],
      ['text', 'text'],
    ] as const)('%s: throws an error that says what happened and what to do', async ([, instead]) => {
      const onError = vi.fn()
      const props = { nextTrigger: { asChild: { tag: 'button', instead } } }
      await render({ count: 100, createdBy: 'parent', onError, props })
      const [error] = onError.mock.calls[0] ?? []
      expect(error).toBeInstanceOf(Error)
      expect(String(error)).toMatch(/as-?child.*exactly one element/is)
      // In development, React also logs what an error boundary has caught.
      expect(takeConsole().filter((message) => !message.includes(String(error.message)))).toEqual([])
    })
  })
}
