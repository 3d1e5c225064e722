import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { afterNextTask, openFrame } from '../frame.js'
import { click, press } from '../pointer.js'
import type { Renderer } from '../renderer.js'

const surroundings = {
  'a shadow root': () => {
    const shadow = append('div').attachShadow({ mode: 'open' })
    return shadow.appendChild(document.createElement('div'))
  },
  'a dialog that is modal': () => {
    const dialog = append('dialog')
    dialog.showModal()
    return dialog.appendChild(document.createElement('div'))
  },
  'a form': () => append('form').appendChild(document.createElement('div')),
  'an iframe': async () => (await openFrame()).container,
}

export function describeEmbedding({ render }: Renderer): void {
  describe('surroundings', () => {
    test.for(Object.entries(surroundings))('in %s the page moves, and focus is not lost', async ([, surround]) => {
      const container = await surround()
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

    test('no form is submitted or reset by a button', async () => {
      const form = append('form')
      form.innerHTML = '<input name="word" value="typed"><div></div>'
      const prevent = vi.fn((event: Event) => event.preventDefault())
      form.addEventListener('submit', prevent)
      form.addEventListener('reset', prevent)
      const { control } = await render({ count: 100, defaultPage: 5 }, form.querySelector('div') as Element)
      for (const name of ['first', 'next', 3, 'prev', 'last'] as const) await click(control(name))
      expect(prevent).not.toHaveBeenCalled()
    })

    test('two paginations on one page know nothing of each other', async () => {
      const above = await render({ count: 100 })
      const below = await render({ count: 50, defaultPage: 4 })
      await click(above.control('next'))
      below.control('next').focus()
      await press('{Enter}')
      expect([above.list(), below.list()]).toEqual(['1 [2] 3 4 5 … 10', '1 2 3 4 [5]'])
      await expect.poll(() => document.activeElement).toBe(below.control(5))
    })

    test('a callback may take the pagination away: nothing is called, said or left', async () => {
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
