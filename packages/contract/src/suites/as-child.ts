import { describe, expect, test, vi } from 'vitest'
import { inOneSpelling } from '../golden.js'
import type { Host } from '../host.js'
import { click, press } from '../pointer.js'
import { type Given, texts } from '../scene.js'

export function describeAsChild({ show, has }: Host): void {
  if (!has('parts')) return

  const child = (tag: string, own: object = {}): Given => ({
    asChild: { tag, attributes: { 'data-child': '' }, ...own },
  })

  describe('asChild', () => {
    test('every part gives its attributes to the child', async () => {
      const given = {
        firstTrigger: child('button'),
        prevTrigger: child('button'),
        item: child('button'),
        ellipsis: child('span'),
        nextTrigger: child('button'),
        lastTrigger: child('button'),
      }
      const { container } = await show({ count: 100, roots: [child('section')], given })
      const plain = await show({ count: 100 })
      const expected = inOneSpelling(plain.container.innerHTML).replaceAll('div', 'span').replaceAll('nav', 'section')
      const children = [...container.querySelectorAll('[data-child]')]
      expect(children).toHaveLength(12)
      for (const element of children) element.removeAttribute('data-child')
      expect(inOneSpelling(container.innerHTML).replace('</section>', '\n</section>')).toBe(expected)
    })

    test('a click on the child asks for the page', async () => {
      const given = { nextTrigger: child('button'), item: child('button') }
      const { control, list } = await show({ count: 100, given })
      await click(control('next'))
      await click(control(4))
      expect(list()).toBe('1 2 3 [4] 5 … 10')
      expect(control(4).hasAttribute('data-child')).toBe(true)
    })

    test('a child that is no link works in link mode', async () => {
      const { control, list } = await show({
        count: 100,
        type: 'link',
        getPageUrl: () => '#',
        given: { nextTrigger: child('span') },
      })
      await click(control('next'))
      expect(list()).toBe('1 [2] 3 4 5 … 10')
    })

    test('a ref of the child is given the element', async () => {
      const ref = vi.fn()
      const { control } = await show({ count: 100, given: { nextTrigger: child('button', { ref }) } })
      expect(ref.mock.lastCall?.[0]).toBe(control('next'))
    })
  })

  if (!has('mergesChild')) return

  describe('asChild merges', () => {
    test('classes and styles join', async () => {
      const attributes = { class: 'part', style: 'color: red' }
      const own = { attributes: { class: 'child', style: 'top: 1px' } }
      const { control } = await show({ count: 100, given: { nextTrigger: { attributes, ...child('button', own) } } })
      expect([...control('next').classList].sort()).toEqual(['child', 'part'])
      expect(control('next').style).toMatchObject({ color: 'red', top: '1px' })
      expect(control('next').textContent).toBe(texts.nextTrigger)
    })

    test('the child’s attribute wins except `data-scope` and `data-part`', async () => {
      const attributes = { 'data-scope': 'child', 'data-part': 'child', 'aria-label': 'onward', id: 'onward' }
      const { control } = await show({ count: 100, given: { nextTrigger: child('button', { attributes }) } })
      expect(control('next').dataset).toMatchObject({ scope: 'pagination', part: 'next-trigger' })
      expect(control('next').getAttribute('aria-label')).toBe('onward')
      expect(control('next').id).toBe('onward')
    })

    test('handlers chain, the caller’s first', async () => {
      const log: string[] = []
      const handlers = (name: string) => ({
        onClick: () => void log.push(`click ${name}`),
        onKeydown: () => void log.push(`key ${name}`),
      })
      const nextTrigger = { ...handlers('part'), ...child('button', handlers('child')) }
      const { control } = await show({ count: 100, given: { nextTrigger }, onPageChange: () => log.push('page') })
      await click(control('next'))
      expect(log.at(-1)).toBe('page')
      await press('x')
      expect(log.sort()).toEqual(['click child', 'click part', 'key child', 'key part', 'page'])
    })

    test('either click handler can veto', async () => {
      const onPageChange = vi.fn()
      const onClick = (event: Pick<Event, 'preventDefault'>) => event.preventDefault()
      const given = {
        nextTrigger: { onClick, ...child('button', { onClick: () => {} }) },
        lastTrigger: { onClick: () => {}, ...child('button', { onClick }) },
      }
      const { control } = await show({ count: 100, given, onPageChange })
      await click(control('next'))
      await click(control('last'))
      expect(onPageChange).not.toHaveBeenCalled()
    })

    test('both refs are given the element, and null when it is gone', async () => {
      const [ref, childRef] = [vi.fn(), vi.fn()]
      const { control, unmount } = await show({
        count: 100,
        given: { nextTrigger: { ref, ...child('button', { ref: childRef }) } },
      })
      expect(ref.mock.lastCall?.[0]).toBe(control('next'))
      expect(childRef.mock.lastCall?.[0]).toBe(control('next'))
      await unmount()
      expect(ref.mock.lastCall?.[0]).toBeNull()
      expect(childRef.mock.lastCall?.[0]).toBeNull()
    })
  })
}
