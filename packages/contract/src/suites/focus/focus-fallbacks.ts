import { describe, expect, test } from 'vitest'
import { addInside, addStyle, controlTypes, renderWithRouter } from '../../harness/controls.js'
import { click, focused, press, tabTo } from '../../harness/pointer.js'
import type { Renderer, SceneProps, View } from '../../harness/renderer.js'

const item = '[data-part="item"]'
const current = '[data-index="10"]'
const prev = '[data-part="prev-trigger"]'
const first = '[data-part="first-trigger"]'

/** What is hidden, and what receives focus instead when Next becomes disabled on page 10. */
const fallbacks = [
  ['all Items', item, 'prev'],
  ['the current Item', current, 'prev'],
  ['all Items and the opposite trigger', `${item}, ${prev}`, 'first'],
  ['the current Item and all other triggers', `${current}, ${prev}, ${first}`, 1],
] as const

const disabled = { disabled: true }

export function describeFocusFallbacks({ render, rules }: Renderer): void {
  rules('focus that finds no current Item', () => {
    describe.for(controlTypes)('focus on %s, when Next becomes disabled', ([, type]) => {
      const open = (props: SceneProps = {}, container?: Element) =>
        renderWithRouter(render, { defaultPage: 9, ...type, ...props }, container)

      /** Goes from page 9 to page 10 with the keyboard, where Next is disabled. */
      async function leaveNext({ control }: View) {
        await tabTo(control('next'))
        await press('{Enter}')
        await expect.poll(() => control('next').ariaDisabled).toBe('true')
      }

      describe.for(['display: none', 'visibility: hidden'])('and `%s` hides', (declaration) => {
        test.for(fallbacks)('%s, focus moves to a visible control', async ([, selector, fallback]) => {
          addStyle(`:is(${selector}) { ${declaration} }`)
          const view = await open()
          await leaveNext(view)
          expect(await focused()).toBe(view.control(fallback))
        })
      })

      test('and so are the current Item and the opposite trigger, focus moves to First', async () => {
        const view = await open({ props: { item10: disabled, prevTrigger: disabled } })
        await leaveNext(view)
        expect(await focused()).toBe(view.control('first'))
      })

      test('and only the Item of another page is enabled, focus moves there', async () => {
        const props = { item: disabled, item9: {}, prevTrigger: disabled, firstTrigger: disabled }
        const view = await open({ props })
        await leaveNext(view)
        expect(await focused()).toBe(view.control(9))
      })

      test('focus moves to the current Item of the same root, not of a root inside it', async () => {
        const outer = await open()
        await open({}, addInside(outer.roots()[0], 'div'))
        await leaveNext(outer)
        expect(await focused()).toBe(outer.control(10))
      })

      test('focus doesn’t move to a root inside, even if every control of the outer root is disabled', async () => {
        const outer = await open({ props: { item: disabled, prevTrigger: disabled, firstTrigger: disabled } })
        await open({}, addInside(outer.roots()[0], 'div'))
        await leaveNext(outer)
        expect(await focused()).toBe(outer.roots()[0])
      })

      test('focus moves to the current Item of the inner root, not of the root around it', async () => {
        const outer = await open()
        const inner = await open({}, addInside(outer.roots()[0], 'div'))
        await leaveNext(inner)
        expect(await focused()).toBe(inner.control(10))
      })

      test('the page doesn’t scroll', async () => {
        addStyle('[data-part="root"] { display: grid; gap: 150vh }')
        const view = await open()
        await tabTo(view.control('next'))
        const before = scrollY
        await leaveNext(view)
        expect(await focused()).toBe(view.control(10))
        expect(before).toBeGreaterThan(innerHeight)
        expect(scrollY).toBe(before)
      })

      test('a mouse user sees no focus ring', async () => {
        const view = await open()
        await click(view.control('next'))
        await expect.poll(() => view.control('next').ariaDisabled).toBe('true')
        expect(await focused()).toBe(view.control(10))
        expect(view.control(10).matches(':focus-visible')).toBe(false)
      })
    })
  })
}
