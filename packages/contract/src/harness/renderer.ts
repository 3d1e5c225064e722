import { afterEach, beforeEach, describe, expect } from 'vitest'
import type { UserEventClickOptions } from 'vitest/browser'

import { expectSilentConsole } from './console.js'
import type { Api, Feature, Harness, Mounted } from './harness.js'
import { enter, leave, place, type Surrounding, scrolledForGood } from './place.js'
import { click, press, tabTo, type } from './pointer.js'
import { find, listOf } from './queries.js'
import { type SceneProps, sceneOf, withoutUndefined } from './server-scenes.js'

export type { SceneProps } from './server-scenes.js'

/** The harness that the suites use. It cleans up after each test. */
export interface Renderer {
  readonly features: readonly Feature[]
  has(feature: Feature): boolean
  /** Like `describe`, for tests of code that lives once in the core. Most hosts leave them out. */
  rules(title: string, suite: () => void): void
  /** Whether tests of many scenes take all of them, as in `npm test -- contract`. */
  readonly isThorough: boolean
  /** Renders a scene until the end of the test. Default container: a new element in the document. */
  render(props: SceneProps, container?: Element): Promise<View>
  /** Calls `usePaginationContext` outside any Root, and returns the error. */
  useContextOutsideRoot(): unknown
}

/** A trigger, or the Item of a page. */
export type ControlName = 'first' | 'prev' | 'next' | 'last' | number

/** A rendered scene: what its tests look at, and what its users and its parent do. */
export interface View {
  readonly container: Element
  api(): Api
  /** The pages that `onPageChange` was called with, if the scene has one. */
  readonly requests: readonly number[]
  /** Changes some fields of the scene, and removes those that are undefined. Renders once for each change. */
  update(...changes: [SceneProps, ...SceneProps[]]): void | Promise<void>
  /** Makes requests in one tick. */
  run(work: (api: Api) => void): void | Promise<void>
  /** Requests a page through the API. */
  goTo(page: 'next' | number): void | Promise<void>
  unmount(): Promise<void>
  roots(): HTMLElement[]
  /** `root` is an index. */
  control(name: ControlName, root?: number): HTMLElement
  /** The first element of a part, such as `list-item`. */
  part(name: string): HTMLElement
  one(selector: string): HTMLElement
  all(selector: string): HTMLElement[]
  select(): HTMLSelectElement
  input(): HTMLInputElement
  status(): HTMLElement
  content(): HTMLElement
  /** The EllipsisTrigger with this index. */
  jump(index: number): HTMLElement
  /** The entries of a root as text, with the current page in brackets: '1 2 [3] 4 5 … 10'. */
  list(root?: number): string
  /** Waits until the entries of the first root are these. */
  shows(list: string): Promise<void>
  click(name: ControlName, options?: UserEventClickOptions): Promise<void>
  /** Replaces the text of the PageInput, key by key. */
  type(text: string): Promise<void>
  /** Chooses an option of the PageSizeSelect. */
  choose(value: string): void
  /** Moves focus to a control with Tab, and presses Enter. */
  enter(name: ControlName, root?: number): Promise<void>
}

/** The parent controls the page, and accepts nothing by itself. */
export const controlled: SceneProps = { page: 1, onPageChange: () => {} }

interface RendererOptions {
  readonly hasRules?: boolean
  readonly isThorough?: boolean
  /** What is around everything that is rendered. Default: the page. */
  readonly surrounding?: Surrounding
}

export function createRenderer(
  harness: Harness,
  { hasRules, isThorough = false, surrounding }: RendererOptions = {},
): Renderer {
  const mountedScenes: Mounted[] = []

  expectSilentConsole()
  if (surrounding) beforeEach(() => enter(surrounding))
  afterEach(async () => {
    // In reverse order, because a scene can be inside an earlier one.
    for (const mounted of mountedScenes.splice(0).reverse()) await mounted.unmount()
    const moved = scrolledForGood()
    await leave()
    expect(moved).toEqual([])
  })

  return {
    features: harness.features,
    isThorough,
    has: (feature) => harness.features.includes(feature),
    rules(title, suite) {
      if (hasRules) describe(title, suite)
    },
    useContextOutsideRoot: () => harness.useContextOutsideRoot?.(createElement()),
    async render(props, container = createElement()) {
      let current = props
      const requests: number[] = []
      const scene = ({ onPageChange, ...props }: SceneProps) => {
        const record: typeof onPageChange = (details) => {
          requests.push(details.page)
          onPageChange?.(details)
        }
        return sceneOf({ ...props, ...(onPageChange && { onPageChange: record }) })
      }
      const mounted = await harness.mount(scene(props), container)
      mountedScenes.push(mounted)
      const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)].filter(isStaying)
      const one = (selector: string) => all(selector)[0] ?? find(container, selector)
      const part = (name: string) => one(partSelector(name))
      const roots = () => all(partSelector('root'))
      const partsOf = (index: number, selector: string) => {
        const root = roots()[index]
        const parts = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])]
        return parts.filter((part) => part.closest('[data-part="root"]') === root && isStaying(part))
      }
      const view: View = {
        container,
        requests,
        roots,
        all,
        part,
        one,
        api: mounted.api,
        run: (work) => mounted.run(() => work(mounted.api())),
        goTo: (page) => view.run((api) => (page === 'next' ? api.goToNextPage() : api.setPage(page))),
        update(change, ...others) {
          current = withoutUndefined({ ...current, ...change })
          const done = mounted.update(scene(current))
          const [next, ...later] = others
          return next ? Promise.resolve(done).then(() => view.update(next, ...later)) : done
        },
        async unmount() {
          mountedScenes.splice(mountedScenes.indexOf(mounted), 1)
          await mounted.unmount()
        },
        control(name, root = 0) {
          const isPage = typeof name === 'number'
          const selector = isPage ? `[data-part="item"][data-index="${name}"]` : partSelector(`${name}-trigger`)
          const [control] = partsOf(root, selector)
          if (!control) throw new Error(`No element matches ${selector} in ${container.innerHTML}`)
          return control
        },
        select: () => part('page-size-select') as HTMLSelectElement,
        input: () => part('page-input') as HTMLInputElement,
        status: () => part('status'),
        content: () => part('content'),
        jump: (index) => all(partSelector('ellipsis-trigger'))[index] as HTMLElement,
        list: (root = 0) => listOf(partsOf(root, '[data-part]')),
        shows: (list) => expect.poll(() => view.list()).toBe(list),
        click: (name, options) => click(view.control(name), options),
        type: (text) => type(view.input(), text),
        choose(value) {
          const select = view.select()
          select.focus()
          select.value = value
          for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
        },
        async enter(name, root) {
          await tabTo(view.control(name, root))
          await press('{Enter}')
        },
      }
      return view
    },
  }
}

/** Whether an element isn’t about to leave: a part that fades out is still in the page. */
export const isStaying = (element: Element) => !element.closest('.leaving')

const partSelector = (part: string) => `[data-part="${part}"]`

/** Adds an element to a parent, by default the body of the page. It is removed after the test. */
export function createElement<Name extends keyof HTMLElementTagNameMap = 'div'>(
  name: Name = 'div' as Name,
  style = '',
  parent: Node = place.body,
): HTMLElementTagNameMap[Name] {
  const element = (parent.ownerDocument as Document).createElement(name)
  element.style.cssText = style
  return parent.appendChild(element)
}
