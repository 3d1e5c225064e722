import { describe, expect, test } from 'vitest'
import { addField, addInside, addStyle, controlTypes, preventClicks } from '../../harness/controls.js'
import { openFrame } from '../../harness/frame.js'
import { scrolled, viewHeight } from '../../harness/place.js'
import { focused, press, tabTo } from '../../harness/pointer.js'
import { createElement, type Renderer, type SceneProps, type View } from '../../harness/renderer.js'

const opposites = [
  ['next', 'prev', 9],
  ['last', 'first', 9],
  ['prev', 'next', 2],
  ['first', 'last', 2],
] as const

const item = '[data-part="item"]'
const current = '[data-index="10"]'
const prev = '[data-part="prev-trigger"]'
const first = '[data-part="first-trigger"]'
const disabled = { disabled: true }
const hide = (...selectors: string[]) =>
  ['display: none', 'visibility: hidden'].map((style) => `:is(${selectors}) { ${style} }`)

type Fallback = [css: string, props: SceneProps['props'], fallback: 'first' | 'prev' | number]

/** What is hidden or disabled, and what receives focus when Next becomes disabled on page 10. */
const fallbacks: Fallback[] = [
  ...hide(item).map((css): Fallback => [css, {}, 'prev']),
  ...hide(current).map((css): Fallback => [css, {}, 'prev']),
  ...hide(item, prev).map((css): Fallback => [css, {}, 'first']),
  ...hide(current, prev, first).map((css): Fallback => [css, {}, 1]),
  ['', { item10: disabled, prevTrigger: disabled }, 'first'],
  ['', { item: disabled, item9: {}, prevTrigger: disabled, firstTrigger: disabled }, 9],
]

type Open = (props: SceneProps) => Promise<View>

async function tabToField({ enter }: View) {
  const field = addField()
  await enter('next')
  await tabTo(field)
  return field
}

async function tabInside({ roots }: View) {
  const field = addInside(roots()[0], 'input')
  await tabTo(field)
  return field
}

async function focusByItem({ control }: View) {
  const field = addField()
  await tabTo(control('next'))
  control(10).addEventListener('focus', () => field.focus())
  return field
}

async function tabToControl({ control }: View, name: 'next' | 'prev') {
  await tabTo(control(name))
  return control(name)
}

/** What has focus before the parent accepts the last page. */
const elsewhere: [what: string, focusOn: (view: View, open: Open) => Promise<Element>][] = [
  ['a field that the user has moved to meanwhile', tabToField],
  ['a field inside the root', tabInside],
  ['a field that the newly focused Item focuses', focusByItem],
  ['an enabled control of the same root', (view) => tabToControl(view, 'prev')],
  ['a control of another root', async (_view, open) => tabToControl(await open({ defaultPage: 9 }), 'next')],
]

function focusField() {
  const field = addField()
  field.focus()
  return field
}

function blur() {
  const { activeElement, body } = document
  ;(activeElement as HTMLElement).blur()
  return body
}

export function describeFocusMoves({ render, rules }: Renderer): void {
  const openWithRouter = (props: SceneProps, container?: Element) => {
    preventClicks()
    return render({ count: 100, ...props }, container)
  }

  rules('focus that moves', () => {
    describe.for(controlTypes)('from %s', ([, type]) => {
      const open = (props: SceneProps = {}, container?: Element) =>
        openWithRouter({ defaultPage: 9, ...type, ...props }, container)
      const isDisabled = ({ control }: View) => expect.poll(() => control('next').ariaDisabled).toBe('true')

      /** Goes from page 9 to page 10 with the keyboard, where Next is disabled. */
      async function leaveNext(view: View) {
        await view.enter('next')
        await isDisabled(view)
      }

      test.for(opposites)('to the current Item when %s becomes disabled', async ([name, , page]) => {
        const { control, enter } = await open({ defaultPage: page })
        await enter(name)
        const current = control(page === 9 ? 10 : 1)
        await expect.poll(() => control(name).ariaDisabled).toBe('true')
        expect(await focused()).toBe(current)
        expect(current.matches(':focus-visible')).toBe(true)
      })

      test.for(opposites)('stops a held Enter key: from %s to %s', async ([name, opposite, page]) => {
        const props = { item1: disabled, item10: disabled }
        const { control, requests } = await open({ defaultPage: page, onPageChange: () => {}, props })
        await tabTo(control(name))
        await press('{Enter>8/}')
        expect(await focused()).toBe(control(opposite))
        expect(requests).toHaveLength(1)
        await press('{Enter}')
        await expect.poll(() => requests.length).toBe(2)
      })

      test.for(fallbacks)('with %s and %o, to a visible control that is enabled', async ([css, props, fallback]) => {
        addStyle(css)
        const view = await open(props ? { props } : {})
        await leaveNext(view)
        expect(await focused()).toBe(view.control(fallback))
      })

      test('to the current Item of the same root, not of one inside it or around it', async () => {
        const outer = await open()
        const inner = await open({}, addInside(outer.roots()[0], 'div'))
        for (const view of [inner, outer]) {
          await leaveNext(view)
          expect(await focused()).toBe(view.control(10))
        }
      })

      test('to the root, not to one inside, if each of its own controls is disabled', async () => {
        const outer = await open({ props: { item: disabled, prevTrigger: disabled, firstTrigger: disabled } })
        await open({}, addInside(outer.roots()[0], 'div'))
        await leaveNext(outer)
        expect(await focused()).toBe(outer.roots()[0])
      })

      test('without scrolling the page', async () => {
        addStyle('[data-part="root"] { display: grid; gap: 150vh }')
        const view = await open()
        await tabTo(view.control('next'))
        const before = scrolled()
        await leaveNext(view)
        expect(await focused()).toBe(view.control(10))
        expect(before).toBeGreaterThan(viewHeight())
        expect(scrolled()).toBe(before)
      })

      test('without a focus ring for a mouse user', async () => {
        const view = await open()
        await view.click('next')
        await isDisabled(view)
        expect(await focused()).toBe(view.control(10))
        expect(view.control(10).matches(':focus-visible')).toBe(false)
      })

      test.for(elsewhere)('never from %s', async ([, focusOn]) => {
        const view = await open({ page: 9, onPageChange: () => {} })
        const element = await focusOn(view, open)
        await view.update({ page: 10 })
        expect(view.control('next').ariaDisabled).toBe('true')
        expect(await focused()).toBe(element)
      })

      test('never from the document around an iframe', async () => {
        const field = addField()
        const { container } = await openFrame()
        const { control, update } = await render({ ...type, count: 100, page: 9, onPageChange: () => {} }, container)
        control('next').focus()
        field.focus()
        await update({ page: 10 })
        expect(control('next').ariaDisabled).toBe('true')
        expect(await focused()).toBe(field)
      })
    })
  })

  describe('focus while the Root is disabled', () => {
    const open = (props: SceneProps = {}) => openWithRouter({ page: 8, onPageChange: () => {}, ...props })

    test('comes back when the Root is enabled again, so that Enter goes on', async () => {
      const { enter, roots, requests, update, control } = await open()
      await enter('next')
      for (const page of [9, 9]) {
        await update({ disabled: true })
        expect([document.body, roots()[0]]).toContain(await focused())
        await update({ disabled: false, page })
        expect(await focused()).toBe(control('next'))
      }
      await press('{Enter}')
      await expect.poll(() => requests).toEqual([9, 10])
    })

    test('goes to the current Item if Next stays disabled', async () => {
      const { enter, update, control } = await open({ page: 9 })
      await enter('next')
      await update({ disabled: true })
      await focused()
      await update({ disabled: false, page: 10 })
      expect(await focused()).toBe(control(10))
    })

    test('goes to another control that is enabled before the one that had it', async () => {
      const { enter, roots, control } = await open({ props: { nextTrigger: disabled } })
      await enter('prev')
      const blocked = [...(roots()[0]?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])]
      for (const button of blocked) Object.assign(button, { disabled: true }).dataset.disabled = ''
      await expect.poll(focused).toBe(roots()[0])
      Object.assign(control(7), { disabled: false })
      delete control(7).dataset.disabled
      await expect.poll(focused).toBe(control(7))
    })

    test('never comes back from where the user has moved it', async () => {
      const { enter, update } = await open()
      await enter('next')
      await update({ disabled: true })
      await focused()
      const field = focusField()
      await focused()
      await update({ disabled: false, page: 9 })
      expect(await focused()).toBe(field)
    })
  })

  rules('focus on a control that something around it blocks', () => {
    const open = async (props: SceneProps = {}) => {
      const fieldset = createElement('fieldset')
      return { ...(await openWithRouter({ defaultPage: 5, ...props }, fieldset)), fieldset }
    }
    type Opened = Awaited<ReturnType<typeof open>>
    const isRemembered = ({ roots }: Opened) => [document.body, roots()[0]]

    test.for<[what: string, block: (control: HTMLElement) => void]>([
      ['it becomes inert', (control) => control.toggleAttribute('inert')],
      ['the element around it becomes inert', (control) => control.parentElement?.toggleAttribute('inert')],
      [
        'the fieldset around it becomes disabled',
        (control) => control.closest('fieldset')?.toggleAttribute('disabled'),
      ],
    ])('moves to the current Item when %s', async ([, block]) => {
      const { control, roots } = await open()
      const fieldset = createElement('fieldset', '', roots()[0])
      createElement('p', '', fieldset).append(control(4))
      await tabTo(control(4))
      block(control(4))
      expect(await focused()).toBe(control(5))
    })

    test.for(['inert', 'disabled'])('comes back when what is around the root is no longer %s', async (attribute) => {
      const view = await open()
      const { control, enter, fieldset } = view
      await enter('next')
      for (const _time of [1, 2]) {
        fieldset.toggleAttribute(attribute)
        expect(isRemembered(view)).toContain(await focused())
        fieldset.toggleAttribute(attribute)
        expect(await focused()).toBe(control('next'))
        expect(control('next').matches(':focus-visible')).toBe(true)
      }
    })

    test.for(['inert', 'disabled'])(
      'goes to the current Item if Next becomes disabled meanwhile: %s',
      async (attribute) => {
        const { control, fieldset, update } = await open({ page: 9, onPageChange: () => {} })
        await tabTo(control('next'))
        fieldset.toggleAttribute(attribute)
        await focused()
        await update({ page: 10 })
        await focused()
        fieldset.toggleAttribute(attribute)
        expect(await focused()).toBe(control(10))
      },
    )

    test.for<[where: string, attribute: string, leave: () => Element]>([
      ['a field', 'inert', focusField],
      ['a field', 'disabled', focusField],
      ['nowhere', 'disabled', blur],
    ])('never comes back from %s that the user has moved it to (%s)', async ([, attribute, leave]) => {
      const { control, fieldset } = await open()
      await tabTo(control('next'))
      fieldset.toggleAttribute(attribute)
      await focused()
      const left = leave()
      await focused()
      fieldset.toggleAttribute(attribute)
      expect(await focused()).toBe(left)
    })

    test('stays on a link, which no fieldset disables', async () => {
      const { control, fieldset } = await open({ type: 'link', getPageUrl: ({ page }) => `#page=${page}` })
      await tabTo(control('next'))
      fieldset.disabled = true
      expect(await focused()).toBe(control('next'))
    })
  })

  rules('focus that no control can receive', () => {
    const open = (props: SceneProps = {}, container?: Element) =>
      openWithRouter({ defaultPage: 5, ...props }, container)
    const disable = async ({ control, update }: View) => {
      await tabTo(control('next'))
      await update({ disabled: true })
      return focused()
    }

    test('moves to the innermost root', async () => {
      const outer = await open()
      const inner = await open({}, addInside(outer.roots()[0], 'div'))
      expect(await disable(inner)).toBe(inner.roots()[0])
    })

    test('moves to the root, not to a Content inside it', async () => {
      const view = await open({ extras: ['content'] })
      expect(await disable(view)).toBe(view.roots()[0])
    })

    test('is lost if the root is hidden, which keeps no `tabindex`', async () => {
      const { control, roots, update } = await open()
      await tabTo(control('next'))
      addStyle('[data-part="root"] { visibility: hidden }')
      await update({ disabled: true })
      expect([await focused(), roots()[0]?.hasAttribute('tabindex')]).toEqual([document.body, false])
    })
  })
}
