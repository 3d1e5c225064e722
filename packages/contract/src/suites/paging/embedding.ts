import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { afterNextTask, openFrame } from '../../harness/frame.js'
import { click, press } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'
import { veto } from '../../harness/veto.js'

const containers = {
  'a shadow root': () => {
    const shadow = append('div').attachShadow({ mode: 'open' })
    return shadow.appendChild(document.createElement('div'))
  },
  'a modal dialog': () => {
    const dialog = append('dialog')
    dialog.showModal()
    return dialog.appendChild(document.createElement('div'))
  },
  'an iframe': async () => (await openFrame()).container,
}

export function describeEmbedding({ render, rules }: Renderer): void {
  rules('a pagination beside other elements', () => {
    test('doesn’t submit or reset the form around it', async () => {
      const form = append('form')
      form.innerHTML = '<input name="word" value="typed"><div></div>'
      const prevent = vi.fn(veto)
      form.addEventListener('submit', prevent)
      form.addEventListener('reset', prevent)
      const { control, list } = await render({ count: 100, defaultPage: 5 }, form.querySelector('div') as Element)
      for (const name of ['first', 'next', 3, 'last', 'prev'] as const) await click(control(name))
      expect(list()).toBe('1 … 6 7 8 [9] 10')
      expect(prevent).not.toHaveBeenCalled()
    })

    test('doesn’t affect another pagination on the page', async () => {
      const above = await render({ count: 100 })
      const below = await render({ count: 50, defaultPage: 4 })
      await click(above.control('next'))
      below.control('next').focus()
      await press('{Enter}')
      expect([above.list(), below.list()]).toEqual(['1 [2] 3 4 5 … 10', '1 2 3 4 [5]'])
      await expect.poll(() => document.activeElement).toBe(below.control(5))
    })
  })

  describe('a pagination in a larger page', () => {
    test.for(Object.entries(containers))('works in %s, and doesn’t lose focus', async ([, create]) => {
      const container = await create()
      const onPageChange = vi.fn()
      const { control, list } = await render({ count: 40, defaultPage: 2, onPageChange }, container)
      await click(control('next'))
      expect(list()).toBe('1 2 [3] 4')
      control('next').focus()
      await press('{Enter}')
      await expect.poll(list).toBe('1 2 3 [4]')
      const root = container.getRootNode() as Document | ShadowRoot
      await expect.poll(() => root.activeElement).toBe(control(4))
      expect(onPageChange.mock.calls.map(([{ page }]) => page)).toEqual([3, 4])
    })

    test('can be unmounted by a callback', async () => {
      const onPageChange = vi.fn(() => void view.unmount())
      const view = await render({ count: 100, onPageChange })
      await click(view.control('next'))
      await afterNextTask()
      expect(onPageChange).toHaveBeenCalledOnce()
      expect(view.container.children).toHaveLength(0)
    })
  })
}

function append<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  const element = document.body.appendChild(document.createElement(name))
  onTestFinished(() => element.remove())
  return element
}
