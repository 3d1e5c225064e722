import { describe, expect, test, vi } from 'vitest'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'
import type { UserProps } from '../../harness/scene.js'

const child = (tag: string, attributes = {}): UserProps => ({ asChild: { tag, attributes } })

const focusable: [name: string, props: UserProps][] = [
  ['button', child('button')],
  ['component that renders a button', child('component')],
  ['link with a tabindex', child('a', { tabindex: '0' })],
  ['span with contenteditable', child('span', { contenteditable: 'true' })],
]

export function describeEllipsis({ render, has }: Renderer): void {
  if (!has('parts')) return

  describe('an Ellipsis', () => {
    const renderEllipsis = async (ellipsis: UserProps) => {
      const view = await render({ count: 100, props: { ellipsis } })
      const element = () => view.container.querySelector('[data-part="ellipsis"]') as HTMLElement
      return { ...view, element, isHidden: () => element().getAttribute('aria-hidden') === 'true' }
    }

    test.for([
      ['the part', (onClick: () => void): UserProps => ({ onClick })],
      ['its child', (onClick: () => void): UserProps => ({ asChild: { tag: 'span', onClick } })],
    ] as const)('isn’t hidden while %s has a click handler', async ([, toProps]) => {
      const onClick = vi.fn()
      const { element, isHidden, update } = await renderEllipsis(toProps(onClick))
      await expect.poll(isHidden).toBe(false)
      await click(element())
      expect(onClick).toHaveBeenCalledOnce()
      await update({ props: {} })
      expect(isHidden()).toBe(true)
    })

    test.for(focusable)('isn’t hidden while its child is focusable: a %s', async ([, props]) => {
      const { isHidden, run, update } = await renderEllipsis(props)
      await expect.poll(isHidden).toBe(false)
      await update({ siblingCount: 2, count: 300 })
      await run(({ goToNextPage }) => goToNextPage())
      await expect.poll(isHidden).toBe(false)
      await update({ props: {} })
      await expect.poll(isHidden).toBe(true)
    })

    test('isn’t hidden while it has a tabindex', async () => {
      const { isHidden } = await renderEllipsis({ attributes: { tabindex: '0' } })
      expect(isHidden()).toBe(false)
    })

    test.for([{ tabindex: '-1' }, { contenteditable: 'false' }])(
      'is hidden if its child has %o',
      async (attributes) => {
        const { isHidden } = await renderEllipsis(child('span', attributes))
        // Some hosts look at the element after they have rendered it.
        await new Promise((resolve) => setTimeout(resolve, 50))
        expect(isHidden()).toBe(true)
      },
    )

    test('follows its index', async () => {
      const { container, update } = await render({ count: 100, ids: { ellipsis: (index) => `gap-${index}` } })
      const id = () => container.querySelector('[data-part="ellipsis"]')?.id
      expect(id()).toBe('gap-5')
      await update({ boundaryCount: 2 })
      expect(id()).toBe('gap-6')
    })

    test('the user’s `aria-hidden` wins', async () => {
      const { isHidden, update } = await renderEllipsis({ attributes: { 'aria-hidden': 'false' } })
      expect(isHidden()).toBe(false)
      await update({ props: { ellipsis: { onClick: () => {}, attributes: { 'aria-hidden': 'true' } } } })
      expect(isHidden()).toBe(true)
    })
  })
}
