import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { afterTasks } from '../../harness/frame.js'
import { missingApis, missingSelectors } from '../../harness/may-be-missing.js'
import { click } from '../../harness/pointer.js'
import { createElement, type Renderer, type SceneProps } from '../../harness/renderer.js'

const scene: SceneProps = {
  count: 95,
  list: 'fit',
  extras: ['pageInput', 'pageSizeSelect', 'status', 'content'],
  onPageChange() {},
}

export function describeMissing({ render }: Renderer): void {
  /** What a user and an app do, which may throw nothing, also in an event or a timer. */
  const useEverything = async (container?: Element) => {
    const errors: unknown[] = []
    const record = (event: ErrorEvent | PromiseRejectionEvent) => {
      event.preventDefault()
      errors.push('error' in event ? event.error : event.reason)
    }
    for (const type of ['error', 'unhandledrejection'] as const) {
      addEventListener(type, record)
      onTestFinished(() => removeEventListener(type, record))
    }
    const view = await render(scene, container)
    view.control('next').focus()
    await view.click('next')
    await expect.poll(() => view.requests).toEqual([2])
    await view.type('7{Enter}')
    await expect.poll(() => view.requests).toEqual([2, 7])
    await view.type('3')
    await click(createElement('p', 'height: 20px', view.container))
    await expect.poll(() => view.requests).toEqual([2, 7, 3])
    view.choose('20')
    await expect.poll(() => view.api().pageSize).toBe(20)
    await view.run(({ announce }) => announce())
    await expect.poll(() => document.querySelector('[aria-live=polite]')).toBeTruthy()
    await afterTasks()
    await view.unmount()
    await afterTasks()
    expect(errors).toEqual([])
  }

  describe('what a browser lacks', () => {
    test.for(missingApis.map(([owner, name]) => ({ owner, name })))(
      'breaks nothing without `$name`',
      async (missing) => {
        const owner = missing.owner() ?? {}
        const { name } = missing
        const descriptor = Object.getOwnPropertyDescriptor(owner, name)
        if (!descriptor) return
        onTestFinished(() => void Object.defineProperty(owner, name, descriptor))
        Reflect.deleteProperty(owner, name)
        expect(name in owner).toBe(false)
        await useEverything()
      },
    )

    test('is asked for only where it can be: without a dialog, nothing asks for `:modal`', async () => {
      const matches = vi.spyOn(Element.prototype, 'matches')
      const query = vi.spyOn(Document.prototype, 'querySelector')
      await useEverything()
      const asked = [...matches.mock.calls, ...query.mock.calls].filter(([selector]) => selector.includes(':modal'))
      expect(asked).toEqual([])
    })

    test.for(missingSelectors)('breaks nothing where %s is refused', async (pseudo) => {
      for (const prototype of [Element.prototype, Document.prototype, DocumentFragment.prototype])
        for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const) {
          const ask = (prototype as Element)[name] as ((selector: string) => unknown) | undefined
          if (!ask) continue
          vi.spyOn(prototype as Element, name).mockImplementation(function (this: Element, selector: string) {
            if (`${selector}`.includes(pseudo)) throw new SyntaxError(`unknown pseudo-class selector ${pseudo}`)
            return ask.call(this, selector) as never
          })
        }
      const dialog = createElement('dialog')
      dialog.showModal()
      await useEverything(createElement('div', '', dialog))
    })
  })
}
