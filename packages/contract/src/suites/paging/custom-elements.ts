import { describe, expect, test } from 'vitest'
import { focused, press } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'
import type { UserProps } from '../../harness/scene.js'

const asCustomElement = (attributes: UserProps['attributes'] = {}) => ({
  nextTrigger: { asChild: { tag: 'my-control', attributes } },
})

export function describeCustomElements({ render, has }: Renderer): void {
  if (!has('parts')) return

  describe('a custom element in asChild', () => {
    test('receives data-* and aria-* as attributes', async () => {
      const own = { 'data-own': 'x', 'aria-description': 'own' }
      const { control, update } = await render({ count: 100, props: asCustomElement(own) })
      const attributes = () =>
        Object.fromEntries([...control('next').attributes].map(({ name, value }) => [name, value]))
      expect(attributes()).toMatchObject({
        'data-scope': 'pagination',
        'data-part': 'next-trigger',
        'aria-label': 'next page',
        ...own,
      })
      await update({ count: 10, props: asCustomElement() })
      expect(attributes()).toMatchObject({ 'data-part': 'next-trigger', 'data-disabled': '' })
      for (const name in own) expect(control('next').hasAttribute(name)).toBe(false)
      await update({ count: 100 })
      expect(control('next').hasAttribute('data-disabled')).toBe(false)
    })

    test('hands the focus to the current Item when it becomes disabled', async () => {
      defineControl()
      const { control } = await render({ count: 100, defaultPage: 9, props: asCustomElement() })
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
