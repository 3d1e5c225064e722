import type { PaginationOptions } from '@dogear/core'
import { afterEach, describe } from 'vitest'
import { expectSilentConsole } from './console.js'
import type { Api, Feature, Harness, Mounted } from './harness.js'
import { listOf } from './queries.js'
import type { Scene } from './scene.js'
import { everyOption } from './server-scenes.js'

/** A scene whose options are spread among its other fields. */
export interface SceneProps extends PaginationOptions, Omit<Scene, 'options'> {}

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

/** A rendered scene. */
export interface View {
  readonly container: Element
  api(): Api
  /** Changes some fields of the scene, and removes those that are undefined. */
  update(change: SceneProps): void | Promise<void>
  /** Makes requests in one tick. */
  run(work: (api: Api) => void): void | Promise<void>
  unmount(): Promise<void>
  roots(): HTMLElement[]
  /** A trigger, or the Item of a page. `root` is an index. */
  control(name: 'first' | 'prev' | 'next' | 'last' | number, root?: number): HTMLElement
  /** The entries of a root as text, with the current page in brackets: '1 2 [3] 4 5 … 10'. */
  list(root?: number): string
}

export function createRenderer(
  harness: Harness,
  { hasRules, isThorough = false }: { readonly hasRules?: boolean; readonly isThorough?: boolean } = {},
): Renderer {
  const mountedScenes: Mounted[] = []

  expectSilentConsole()
  afterEach(async () => {
    // In reverse order, because a scene can be inside an earlier one.
    for (const mounted of mountedScenes.splice(0).reverse()) await mounted.unmount()
    document.body.replaceChildren()
  })

  return {
    features: harness.features,
    isThorough,
    has: (feature) => harness.features.includes(feature),
    rules(title, suite) {
      if (hasRules) describe(title, suite)
    },
    useContextOutsideRoot: () => harness.useContextOutsideRoot?.(createContainer()),
    async render(props, container = createContainer()) {
      let current = props
      const mounted = await harness.mount(sceneOf(props), container)
      mountedScenes.push(mounted)
      const roots = () => [...container.querySelectorAll<HTMLElement>('[data-part="root"]')]
      const partsOf = (index: number, selector: string) => {
        const root = roots()[index]
        const parts = [...(root?.querySelectorAll(selector) ?? [])]
        return parts.filter((part) => part.closest('[data-part="root"]') === root)
      }
      return {
        container,
        roots,
        api: mounted.api,
        run: (work) => mounted.run(() => work(mounted.api())),
        update(change) {
          current = withoutUndefined({ ...current, ...change })
          return mounted.update(sceneOf(current))
        },
        async unmount() {
          mountedScenes.splice(mountedScenes.indexOf(mounted), 1)
          await mounted.unmount()
        },
        control(name, root = 0) {
          const isPage = typeof name === 'number'
          const selector = isPage ? `[data-part="item"][data-index="${name}"]` : `[data-part="${name}-trigger"]`
          const [control] = partsOf(root, selector)
          if (!control) throw new Error(`No element matches ${selector} in ${container.innerHTML}`)
          return control as HTMLElement
        },
        list: (root = 0) => listOf(partsOf(root, '[data-part]')),
      }
    },
  }
}

/** Separates the options from the other fields. */
export function sceneOf(props: SceneProps): Scene {
  const fields = Object.entries(props)
  const options = Object.fromEntries(fields.filter(([name]) => name in everyOption))
  return { options, ...withoutUndefined(Object.fromEntries(fields.filter(([name]) => !(name in everyOption)))) }
}

const withoutUndefined = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))

function createContainer(): HTMLElement {
  return document.body.appendChild(document.createElement('div'))
}
