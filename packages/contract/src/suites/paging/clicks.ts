import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { veto } from '../../harness/controls.js'
import { afterNextTask, openFrame } from '../../harness/frame.js'
import { click, press, pressTab } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

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

export function describeClicks({ render, rules }: Renderer): void {
  rules('clicks and keys', () => {
    test('Tab moves through the controls in order, and Enter and Space activate them', async () => {
      const { control, list } = await render({ count: 100 })
      await pressTab()
      expect(document.activeElement).toBe(control(1))
      await pressTab()
      await press('{Enter}')
      expect(list()).toBe('1 [2] 3 4 5 … 10')
      await pressTab()
      await press(' ')
      expect(list()).toBe('1 2 [3] 4 5 … 10')
    })

    test('a click that was prevented before the user’s handler is not a veto', async () => {
      document.addEventListener('click', veto, { capture: true, once: true })
      const { control, list } = await render({ count: 100, props: { nextTrigger: { onClick: () => {} } } })
      await click(control('next'))
      expect(list()).toBe('1 [2] 3 4 5 … 10')
    })
  })

  describe('clicks', () => {
    test.for(['root', 'parent'] as const)(
      'a click on a control requests its page (created by the %s)',
      async (createdBy) => {
        const onPageChange = vi.fn()
        const { control, list } = await render({ count: 200, defaultPage: 5, createdBy, onPageChange })
        const lists: string[] = []
        for (const name of ['next', 7, 'prev', 'last', 19, 'first'] as const) {
          await click(control(name))
          lists.push(list())
        }
        expect(lists).toEqual([
          '1 … 5 [6] 7 … 20',
          '1 … 6 [7] 8 … 20',
          '1 … 5 [6] 7 … 20',
          '1 … 16 17 18 19 [20]',
          '1 … 16 17 18 [19] 20',
          '[1] 2 3 4 5 … 20',
        ])
        expect(onPageChange.mock.calls.map(([{ page }]) => page)).toEqual([6, 7, 6, 20, 19, 1])
      },
    )

    test('a click on a disabled control requests nothing', async () => {
      const onPageChange = vi.fn()
      const getPageUrl = ({ page }: { page: number }) => `#${page}`
      const props = { nextTrigger: { disabled: true }, item3: { disabled: true } }
      const { control, update } = await render({ count: 100, onPageChange, getPageUrl, props })
      for (const name of ['first', 'prev', 3, 'next'] as const) await click(control(name))
      await update({ type: 'link' })
      for (const name of ['first', 'prev', 3, 'next'] as const) await click(control(name))
      expect(onPageChange).not.toHaveBeenCalled()
      expect(location.hash).toBe('')
    })

    test('only the user’s latest click handler runs, before onPageChange', async () => {
      const first = vi.fn()
      const log: string[] = []
      const propsOf = (onClick: () => void) => ({ nextTrigger: { onClick }, item4: { onClick } })
      const onPageChange = ({ page }: { page: number }) => log.push(`page ${page}`)
      const { control, update } = await render({ count: 100, props: propsOf(first), onPageChange })
      await update({ props: propsOf(() => log.push('handler')) })
      await click(control('next'))
      await click(control(4))
      expect(log).toEqual(['handler', 'page 2', 'handler', 'page 4'])
      expect(first).not.toHaveBeenCalled()
    })

    test('the user’s click handler runs on a disabled link as well', async () => {
      const onClick = vi.fn()
      const options = { count: 100, type: 'link', getPageUrl: () => '#' } as const
      const { control } = await render({
        ...options,
        props: { prevTrigger: { onClick }, item1: { onClick, disabled: true } },
      })
      await click(control('prev'))
      await click(control(1))
      expect(onClick).toHaveBeenCalledTimes(2)
    })

    test('the user’s click handler can veto the change with `preventDefault`', async () => {
      const onPageChange = vi.fn()
      const onClick = vi.fn(veto)
      const props = { nextTrigger: { onClick }, item4: { onClick } }
      const { control, list } = await render({ count: 100, props, onPageChange })
      await click(control('next'))
      await click(control(4))
      expect(onClick).toHaveBeenCalledTimes(2)
      expect(onPageChange).not.toHaveBeenCalled()
      expect(list()).toBe('[1] 2 3 4 5 … 10')
    })
  })

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
