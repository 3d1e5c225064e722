import { describe, expect, test } from 'vitest'
import { addInside, addStyle, controlTypes, renderWithRouter } from '../focus-setup.js'
import { click, focused, press, tabTo } from '../pointer.js'
import type { Renderer, SceneProps, View } from '../renderer.js'

const item = '[data-part="item"]'
const current = '[data-index="10"]'
const prev = '[data-part="prev-trigger"]'
const first = '[data-part="first-trigger"]'

/** What is hidden, and what gets focus instead when Next becomes disabled on page 10. */
const fallbacks = [
  ['all Items', item, 'prev'],
  ['the current Item', current, 'prev'],
  ['all Items and the opposite trigger', `${item}, ${prev}`, 'first'],
  ['the current Item and all other triggers', `${current}, ${prev}, ${first}`, 1],
] as const

const off = { disabled: true }

export function describeFocusFallbacks({ render }: Renderer): void {
  describe.for(controlTypes)('focus handed on by %s', ([, kind]) => {
    const open = (props: SceneProps, container?: Element) =>
      renderWithRouter(render, { defaultPage: 9, ...kind, ...props }, container)

    /** Goes from page 9 to page 10 by keyboard, where Next is disabled. */
    async function leaveNext({ control }: View) {
      await tabTo(control('next'))
      await press('{Enter}')
      await expect.poll(() => control('next').ariaDisabled).toBe('true')
    }

    describe.for(['display: none', 'visibility: hidden'])('where `%s` hides', (declaration) => {
      test.for(fallbacks)('%s, focus on Next goes to a control that can take it', async ([, selector, fallback]) => {
        addStyle(`:is(${selector}) { ${declaration} }`)
        const view = await open({})
        await leaveNext(view)
        expect(await focused()).toBe(view.control(fallback))
      })
    })

    test('where neither the current Item nor the opposite trigger works, focus on Next goes to First', async () => {
      const view = await open({ props: { item10: off, prevTrigger: off } })
      await leaveNext(view)
      expect(await focused()).toBe(view.control('first'))
    })

    test('where only an Item of another page works, focus on Next goes to it', async () => {
      const view = await open({ props: { item: off, item9: {}, prevTrigger: off, firstTrigger: off } })
      await leaveNext(view)
      expect(await focused()).toBe(view.control(9))
    })

    test('focus goes to the current Item of the outer root, not to that of a root inside it', async () => {
      const outer = await open({})
      await open({}, addInside(outer.roots()[0], 'div'))
      await leaveNext(outer)
      expect(await focused()).toBe(outer.control(10))
    })

    test('focus goes to no control of a root inside, where none of the outer root works', async () => {
      const outer = await open({ props: { item: off, prevTrigger: off, firstTrigger: off } })
      await open({}, addInside(outer.roots()[0], 'div'))
      await leaveNext(outer)
      expect(await focused()).toBe(document.body)
    })

    test('focus goes to the current Item of an inner root, not to that of the root around it', async () => {
      const outer = await open({})
      const inner = await open({}, addInside(outer.roots()[0], 'div'))
      await leaveNext(inner)
      expect(await focused()).toBe(inner.control(10))
    })

    test('the page does not scroll when focus is handed on', async () => {
      addStyle('[data-part="root"] { display: grid; gap: 150vh }')
      const view = await open({})
      await tabTo(view.control('next'))
      const before = scrollY
      await leaveNext(view)
      expect(await focused()).toBe(view.control(10))
      expect(before).toBeGreaterThan(innerHeight)
      expect(scrollY).toBe(before)
    })

    test('focus that was not shown before is not shown after', async () => {
      const view = await open({})
      await click(view.control('next'))
      await expect.poll(() => view.control('next').ariaDisabled).toBe('true')
      expect(await focused()).toBe(view.control(10))
      expect(view.control(10).matches(':focus-visible')).toBe(false)
    })
  })
}
