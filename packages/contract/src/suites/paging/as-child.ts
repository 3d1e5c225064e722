import { describe, expect, test, vi } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import { veto } from '../../harness/controls.js'
import { normalizeMarkup } from '../../harness/normalize-markup.js'
import { focused, press } from '../../harness/pointer.js'
import { forEveryPart } from '../../harness/queries.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'
import type { Child, UserProps } from '../../harness/scene.js'
import { tell } from '../../harness/story.js'

const child = (tag: string, own: Omit<Child, 'tag'> = {}): UserProps => ({
  asChild: { tag, attributes: { 'data-child': '' }, ...own },
})

export function describeAsChild({ render, has }: Renderer): void {
  if (!has('parts')) return

  const open = async (props: SceneProps = {}) => {
    const view = await render({ count: 100, ...props })
    return { ...view, elements: () => view.all('[data-part]') }
  }
  const onPageChange = () => {}

  describe('asChild', () => {
    test('every part passes its attributes to the child', async () => {
      const { props } = forEveryPart(child('button'))
      const view = await open({ roots: [child('section')], props: { ...props, ellipsis: child('span') } })
      const plain = await open()
      const expected = normalizeMarkup(plain.container.innerHTML).replaceAll('div', 'span').replaceAll('nav', 'section')
      const children = view.all('[data-child]')
      expect(children).toHaveLength(12)
      for (const element of children) element.removeAttribute('data-child')
      expect(normalizeMarkup(view.container.innerHTML).replace('</section>', '\n</section>')).toBe(expected)
    })

    test('every part passes its attributes and its handler to a component', async () => {
      const { props } = forEveryPart(child('component'))
      const { all, click, elements, list } = await open({ roots: [child('section')], props })
      expect(elements().map(({ localName }) => localName)).toEqual(['section', ...Array(11).fill('button')])
      expect(all('[data-child]')).toHaveLength(12)
      await click('next')
      await click(4)
      expect(list()).toBe('1 2 3 [4] 5 … 10')
    })

    tell(open, {
      'a child that isn’t a link works in link mode': [
        { type: 'link', getPageUrl: () => '#', props: { nextTrigger: child('span') } },
        'click next, shows 1 [2] 3 4 5 … 10',
      ],
      'a part without a child renders nothing': [
        { props: forEveryPart({ asChild: { tag: 'button', instead: 'nothing' } }).props },
        ({ all }) => expect(all('[data-part]').map(({ dataset }) => dataset.part)).toEqual(['root']),
        { props: {} },
        'shows [1] 2 3 4 5 … 10',
      ],
      '`disabled` disables the child': [
        { props: { nextTrigger: { disabled: true, ...child('button') } }, onPageChange },
        ({ control }) => expect(control('next')).toMatchObject({ disabled: true, ariaDisabled: 'true' }),
        'click next, requested ',
      ],
    })

    const ownUrl = { attributes: { href: '#own' } }
    test.for<[type: 'button' | 'link', UserProps]>([
      ['button', child('a', ownUrl)],
      ['button', { ...ownUrl, asChild: { tag: 'a' } }],
      ['link', ownUrl],
    ])(
      'an anchor has its `href` unless it is disabled, which makes it a disabled link (%s, %j)',
      async ([type, nextTrigger]) => {
        const { control, update } = await open({ type, getPageUrl: () => '#page', props: { nextTrigger } })
        const state = () =>
          ['href', 'role', 'aria-disabled', 'disabled'].map((name) => control('next').getAttribute(name))
        for (const disabled of [false, true, false]) {
          await update({ disabled })
          expect(state()).toEqual(disabled ? [null, 'link', 'true', null] : ['#own', null, null, null])
        }
      },
    )

    test('a child follows its content, attributes and handlers', async () => {
      const [first, latest] = [vi.fn(), vi.fn()]
      const propsOf = (title: string | undefined, onClick: () => void) => ({
        nextTrigger: { ...child('button', { attributes: { title }, onClick }), content: title ?? 'Next' },
      })
      const { click, control, update } = await open({ props: propsOf('One', first) })
      await update({ props: propsOf('Two', latest) })
      await click('next')
      expect(control('next')).toMatchObject({ title: 'Two', textContent: 'Two' })
      expect([first.mock.calls.length, latest.mock.calls.length]).toEqual([0, 1])
      await update({ props: propsOf(undefined, latest) })
      expect(control('next').hasAttribute('title')).toBe(false)
    })

    test('every part follows its content, and can change between its own element and children', async () => {
      const { elements, update } = await open()
      for (const [index, tag] of ['b', undefined, undefined, 'i', 'b', undefined].entries()) {
        const content = `content ${index}`
        const own = tag ? child(tag) : {}
        await update({ roots: [own], props: forEveryPart({ ...own, content }).props })
        const [root, ...parts] = elements()
        expect(root?.localName).toBe(tag ?? 'nav')
        expect(parts.map(({ textContent }) => textContent)).toEqual(Array(11).fill(content))
        if (tag) expect(parts.map(({ localName }) => localName)).toEqual(Array(11).fill(tag))
      }
    })

    test.for(['root', 'parent'] as const)(
      'focus isn’t lost in a child of the root, even after it is replaced (created by the %s)',
      async (createdBy) => {
        const scene = { defaultPage: 9, createdBy, roots: [child('section')] }
        const { click, control, roots, update } = await open(scene)
        for (const tag of ['section', 'aside']) {
          await update({ roots: [child(tag)] })
          expect(roots()[0]?.localName).toBe(tag)
          control('next').focus()
          await press('{Enter}')
          await expect.poll(() => document.activeElement).toBe(control(10))
          await click('prev')
        }
      },
    )

    test('focus moves to the current Item when a different element replaces a child that has it', async () => {
      const { control, update } = await open({ defaultPage: 5, props: { nextTrigger: child('button') } })
      control('next').focus()
      await update({ props: { nextTrigger: child('a') } })
      expect(control('next').localName).toBe('a')
      await expect.poll(() => document.activeElement).toBe(control(5))
    })

    if (has('childElement')) {
      test.for(['two', 'text'] as const)('with %s instead of one element, it throws an error', async (instead) => {
        const onError = vi.fn()
        await open({ createdBy: 'parent', onError, props: { nextTrigger: { asChild: { tag: 'button', instead } } } })
        const [error] = onError.mock.calls[0] ?? []
        expect(error).toBeInstanceOf(Error)
        expect(String(error)).toMatch(/as-?child.*exactly one element/is)
        // In development, React also logs what an error boundary has caught.
        expect(takeConsole().filter((message) => !message.includes(String(error.message)))).toEqual([])
      })
    }
  })

  describe('the handlers of part and child', () => {
    test.for([undefined, null])('one that is %s replaces none', async (value) => {
      const [onKeydown, onClick] = [vi.fn(), vi.fn()]
      const none = { onClick: value, onKeydown: value }
      const props = {
        nextTrigger: { onKeydown, onClick, asChild: { tag: 'button', ...none } },
        item5: { ...none, asChild: { tag: 'button', onClick } },
        item4: none,
      }
      const { click, list } = await open({ props })
      await click('next')
      await press('x')
      expect(list()).toBe('1 [2] 3 4 5 … 10')
      await click(4)
      await click(5)
      expect(list()).toBe('1 … 4 [5] 6 … 10')
      expect([onClick.mock.calls.length, onKeydown.mock.calls.length]).toEqual([2, 1])
    })

    test('run from the innermost to the outermost', async () => {
      const log: string[] = []
      const handlers = (name: string) => ({
        onClick: () => void log.push(`click ${name}`),
        onKeydown: () => void log.push(`key ${name}`),
      })
      const nextTrigger: UserProps = { ...handlers('part'), asChild: { tag: 'button', ...handlers('child') } }
      const root: UserProps = { ...handlers('root'), asChild: { tag: 'section', ...handlers('child of the root') } }
      const onPageChange = () => void log.push('page')
      const { click } = await open({ roots: [root], props: { nextTrigger }, onPageChange })
      await click('next')
      expect(log.splice(0)).toEqual(['click child', 'click part', 'page', 'click child of the root', 'click root'])
      await press('x')
      expect(log).toEqual(['key child', 'key part', 'key child of the root', 'key root'])
    })

    const own = { onClick: () => {} }
    tell(open, {
      'can both veto the change': [
        {
          onPageChange,
          props: {
            nextTrigger: { onClick: veto, asChild: { tag: 'button', ...own } },
            lastTrigger: { ...own, asChild: { tag: 'button', onClick: veto } },
            item4: { asChild: { tag: 'button', onClick: veto } },
          },
        },
        'click next, click last, click 4, requested ',
      ],
    })
  })

  describe('a custom element in asChild', () => {
    const asCustomElement = (attributes: UserProps['attributes'] = {}) => ({
      nextTrigger: { asChild: { tag: 'my-control', attributes } },
    })

    test('receives data-* and aria-* as attributes', async () => {
      const own = { 'data-own': 'x', 'aria-description': 'own' }
      const { control, update } = await open({ props: asCustomElement(own) })
      const attributes = () =>
        Object.fromEntries(Array.from(control('next').attributes, ({ name, value }) => [name, value]))
      const usual = { 'data-scope': 'pagination', 'data-part': 'next-trigger', 'aria-label': 'next page' }
      expect(attributes()).toMatchObject({ ...usual, ...own })
      await update({ count: 10, props: asCustomElement() })
      expect(attributes()).toMatchObject({ ...usual, 'data-disabled': '' })
      for (const name in own) expect(attributes()).not.toHaveProperty(name)
      await update({ count: 100 })
      expect(attributes()).not.toHaveProperty('data-disabled')
    })

    test('hands the focus to the current Item when it becomes disabled', async () => {
      defineControl()
      const { control } = await open({ defaultPage: 9, props: asCustomElement() })
      control('next').focus()
      await press('{Enter}')
      await expect.poll(() => control('next').dataset.disabled).toBe('')
      expect(await focused()).toBe(control(10))
    })
  })
}

/** A custom element with a button in its shadow tree, as kits of web components have it. */
function defineControl() {
  if (customElements.get('my-control')) return
  class Control extends HTMLElement {
    static readonly observedAttributes = ['disabled']
    readonly #button = document.createElement('button')

    constructor() {
      super()
      this.#button.append(document.createElement('slot'))
      this.attachShadow({ mode: 'open', delegatesFocus: true }).append(this.#button)
    }

    get disabled() {
      return this.hasAttribute('disabled')
    }

    set disabled(isDisabled) {
      this.toggleAttribute('disabled', isDisabled)
    }

    attributeChangedCallback() {
      this.#button.disabled = this.disabled
    }
  }
  customElements.define('my-control', Control)
}
