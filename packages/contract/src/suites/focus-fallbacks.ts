import { describe, expect, test } from 'vitest'
import { addStyle, insideRoot, kinds, showInPlace } from '../focus-scene.js'
import type { Host, Shown, Sight } from '../host.js'
import { click, focused, press, tabTo } from '../pointer.js'

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

export function describeFocusFallbacks({ show }: Host): void {
  describe.for(kinds)('focus handed on by %s', ([, kind]) => {
    const open = (sight: Sight, container?: Element) =>
      showInPlace(show, { defaultPage: 9, ...kind, ...sight }, container)

    /** Goes from page 9 to page 10 by keyboard, where Next is disabled. */
    async function leaveNext({ control }: Shown) {
      await tabTo(control('next'))
      await press('{Enter}')
      await expect.poll(() => control('next').ariaDisabled).toBe('true')
    }

    describe.for(['display: none', 'visibility: hidden'])('where `%s` hides', (declaration) => {
      test.for(fallbacks)('%s, focus on Next goes to a control that can take it', async ([, selector, fallback]) => {
        addStyle(`:is(${selector}) { ${declaration} }`)
        const shown = await open({})
        await leaveNext(shown)
        expect(await focused()).toBe(shown.control(fallback))
      })
    })

    test('where neither the current Item nor the opposite trigger works, focus on Next goes to First', async () => {
      const shown = await open({ given: { item10: off, prevTrigger: off } })
      await leaveNext(shown)
      expect(await focused()).toBe(shown.control('first'))
    })

    test('where only an Item of another page works, focus on Next goes to it', async () => {
      const shown = await open({ given: { item: off, item9: {}, prevTrigger: off, firstTrigger: off } })
      await leaveNext(shown)
      expect(await focused()).toBe(shown.control(9))
    })

    test('focus goes to the current Item of the outer root, not to that of a root inside it', async () => {
      const outer = await open({})
      await open({}, insideRoot(outer.roots()[0], 'div'))
      await leaveNext(outer)
      expect(await focused()).toBe(outer.control(10))
    })

    test('focus goes to no control of a root inside, where none of the outer root works', async () => {
      const outer = await open({ given: { item: off, prevTrigger: off, firstTrigger: off } })
      await open({}, insideRoot(outer.roots()[0], 'div'))
      await leaveNext(outer)
      expect(await focused()).toBe(document.body)
    })

    test('focus goes to the current Item of an inner root, not to that of the root around it', async () => {
      const outer = await open({})
      const inner = await open({}, insideRoot(outer.roots()[0], 'div'))
      await leaveNext(inner)
      expect(await focused()).toBe(inner.control(10))
    })

    test('the page does not scroll when focus is handed on', async () => {
      addStyle('[data-part="root"] { display: grid; gap: 150vh }')
      const shown = await open({})
      await tabTo(shown.control('next'))
      const before = scrollY
      await leaveNext(shown)
      expect(await focused()).toBe(shown.control(10))
      expect(before).toBeGreaterThan(innerHeight)
      expect(scrollY).toBe(before)
    })

    test('focus that was not shown before is not shown after', async () => {
      const shown = await open({})
      await click(shown.control('next'))
      await expect.poll(() => shown.control('next').ariaDisabled).toBe('true')
      expect(await focused()).toBe(shown.control(10))
      expect(shown.control(10).matches(':focus-visible')).toBe(false)
    })
  })
}
