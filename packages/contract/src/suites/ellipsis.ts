import { describe, expect, test, vi } from 'vitest'
import type { Host } from '../host.js'
import { click } from '../pointer.js'
import type { Given } from '../scene.js'

const focusable: [name: string, given: Given][] = [
  ['a button', { asChild: { tag: 'button' } }],
  ['a link', { asChild: { tag: 'a', attributes: { href: '#gap' } } }],
  ['an element with a tabindex', { asChild: { tag: 'span', attributes: { tabindex: '0' } } }],
  ['a link without `href` that has a tabindex', { asChild: { tag: 'a', attributes: { tabindex: '0' } } }],
  ['a component that renders a button', { asChild: { tag: 'component' } }],
]
const inert: [name: string, given: Given][] = [
  ['an element that can’t be focused', { asChild: { tag: 'span' } }],
  ['a link without `href`', { asChild: { tag: 'a' } }],
]

export function describeEllipsis({ show, has }: Host): void {
  if (!has('parts')) return

  describe('an Ellipsis', () => {
    const showEllipsis = async (ellipsis: Given) => {
      const shown = await show({ count: 100, given: { ellipsis } })
      const element = () => shown.container.querySelector('[data-part="ellipsis"]') as HTMLElement
      return { ...shown, element, isHidden: () => element().getAttribute('aria-hidden') === 'true' }
    }

    test.for([
      ['the part', (onClick: () => void): Given => ({ onClick })],
      ['its child', (onClick: () => void): Given => ({ asChild: { tag: 'span', onClick } })],
    ] as const)('isn’t hidden while %s has a click handler', async ([, toGiven]) => {
      const onClick = vi.fn()
      const { element, isHidden, update } = await showEllipsis(toGiven(onClick))
      await expect.poll(isHidden).toBe(false)
      await click(element())
      expect(onClick).toHaveBeenCalledOnce()
      await update({ given: {} })
      expect(isHidden()).toBe(true)
    })

    test.for(focusable)('isn’t hidden while its child is %s', async ([, given]) => {
      const { isHidden, run, update } = await showEllipsis(given)
      await expect.poll(isHidden).toBe(false)
      await update({ siblingCount: 2, count: 300 })
      await run(({ goToNextPage }) => goToNextPage())
      await expect.poll(isHidden).toBe(false)
      await update({ given: {} })
      await expect.poll(isHidden).toBe(true)
    })

    test.for(inert)('is hidden where its child is %s', async ([, given]) => {
      const { isHidden } = await showEllipsis(given)
      expect(isHidden()).toBe(true)
    })

    test('follows its index', async () => {
      const { container, update } = await show({ count: 100, ids: { ellipsis: (index) => `gap-${index}` } })
      const id = () => container.querySelector('[data-part="ellipsis"]')?.id
      expect(id()).toBe('gap-5')
      await update({ boundaryCount: 2 })
      expect(id()).toBe('gap-6')
    })

    test('is hidden or not as the caller says', async () => {
      const { isHidden, update } = await showEllipsis({ attributes: { 'aria-hidden': 'false' } })
      expect(isHidden()).toBe(false)
      await update({ given: { ellipsis: { onClick: () => {}, attributes: { 'aria-hidden': 'true' } } } })
      expect(isHidden()).toBe(true)
    })
  })
}
