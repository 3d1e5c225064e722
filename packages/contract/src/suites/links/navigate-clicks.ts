import { describe, expect, test, vi } from 'vitest'
import { addInside } from '../../harness/controls.js'
import { click } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'
import { veto } from '../../harness/veto.js'

const getPageUrl = ({ page, pageSize }: { page: number; pageSize: number }) => `#page=${page}&size=${pageSize}`

const types: [name: string, SceneProps][] = [
  ['buttons', {}],
  ['links', { type: 'link' }],
]

export function describeNavigateClicks({ render }: Renderer): void {
  describe.for(types)('navigate with %s', ([kind, type]) => {
    const open = async (props: SceneProps = {}) => {
      const navigate = vi.fn()
      const view = await render({ count: 100, page: 5, getPageUrl, ...type, navigate, ...props })
      const calls = () => navigate.mock.calls.map(([url, { event: _, ...details }]) => [url, details])
      return { ...view, navigate, calls }
    }

    test('receives the event, which is prevented before if it is on a link', async () => {
      const wasPrevented: unknown[] = []
      const { control } = await open({
        navigate: (_url, { event }) =>
          void wasPrevented.push([event?.currentTarget === control(6), event?.defaultPrevented]),
      })
      await click(control(6))
      expect(wasPrevented).toEqual([[true, kind === 'links']])
      expect(location.hash).toBe('')
    })

    test.for(['by the user’s handler', 'by somebody before'])(
      'leaves a click alone that was prevented %s',
      async (by) => {
        const onPageChange = vi.fn()
        const isBefore = by === 'by somebody before'
        const props = isBefore ? {} : { nextTrigger: { onClick: veto } }
        const { calls, control } = await open({ onPageChange, props })
        if (isBefore) document.addEventListener('click', veto, { capture: true, once: true })
        await click(control('next'))
        expect([calls(), onPageChange.mock.calls]).toEqual([[], []])
        await click(control(6))
        expect(calls()).toHaveLength(1)
      },
    )

    test('leaves what else is inside the root alone: a checkbox and a form', async () => {
      const { calls, roots } = await open({ page: 5 })
      const checkbox = Object.assign(addInside(roots()[0], 'input'), { type: 'checkbox' })
      const form = addInside(roots()[0], 'form')
      form.innerHTML = '<input name="word" value="typed"><button>Go</button>'
      const wasPrevented = vi.fn()
      form.addEventListener('submit', (event) => {
        wasPrevented(event.defaultPrevented)
        event.preventDefault()
      })
      await click(checkbox)
      expect(checkbox.checked).toBe(true)
      await click(form.querySelector('button') as Element)
      expect(wasPrevented.mock.calls).toEqual([[false]])
      expect(calls()).toEqual([])
    })
  })
}
