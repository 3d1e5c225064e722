import type { PaginationOptions } from '@dogear/core'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Scene } from './scene.js'
import type { Api, Feature, Mounted, Stage } from './stage.js'

/** A scene, with the options beside the rest of it. */
export interface Sight extends PaginationOptions, Omit<Scene, 'options'> {}

/** What the suites ask of a host. */
export interface Host {
  has(feature: Feature): boolean
  /** Shows a scene until the end of the test, in a container of its own unless one is given. */
  show(sight: Sight, container?: Element): Promise<Shown>
  /** Uses the context where there is no Root, and gives the error. */
  useContextOutsideRoot(): unknown
}

/** A scene that is shown. */
export interface Shown {
  readonly container: Element
  api(): Api
  /** Changes what is named, leaves out what is undefined, and lets the rest of the scene be. */
  update(change: Sight): void | Promise<void>
  /** Runs work that makes requests in one tick. */
  run(work: (api: Api) => void): void | Promise<void>
  unmount(): Promise<void>
  roots(): HTMLElement[]
  /** A trigger of a root, or the Item of a page. */
  control(name: 'first' | 'prev' | 'next' | 'last' | number, root?: number): HTMLElement
  /** What a root lists: '1 2 [3] 4 5 … 10', the current page in brackets. */
  list(root?: number): string
}

export function hostOf(stage: Stage): Host {
  const showing: Mounted[] = []

  keepConsoleSilent()
  afterEach(async () => {
    // The last first: it may be inside of another.
    for (const mounted of showing.splice(0).reverse()) await mounted.unmount()
    document.body.replaceChildren()
  })

  return {
    has: (feature) => stage.features.includes(feature),
    useContextOutsideRoot: () => stage.useContextOutsideRoot?.(newContainer()),
    async show(sight, container = newContainer()) {
      let current = sight
      const mounted = await stage.mount(sceneOf(sight), container)
      showing.push(mounted)
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
          const given = Object.entries({ ...current, ...change }).filter(([, value]) => value !== undefined)
          current = Object.fromEntries(given)
          return mounted.update(sceneOf(current))
        },
        async unmount() {
          showing.splice(showing.indexOf(mounted), 1)
          await mounted.unmount()
        },
        control(name, root = 0) {
          const isPage = typeof name === 'number'
          const selector = isPage ? `[data-part="item"][data-index="${name}"]` : `[data-part="${name}-trigger"]`
          const [control] = partsOf(root, selector)
          if (!control) throw new Error(`There is no ${selector} in ${container.innerHTML}`)
          return control as HTMLElement
        },
        list: (root = 0) =>
          partsOf(root, '[data-part="item"], [data-part="ellipsis"]')
            .map((part) => (part.hasAttribute('aria-current') ? `[${part.textContent}]` : part.textContent))
            .join(' '),
      }
    },
  }
}

export function sceneOf({ madeBy, provided, effect, onError, roots, given, ...options }: Sight): Scene {
  const others = Object.entries({ madeBy, provided, effect, onError, roots, given }).filter(
    ([, value]) => value !== undefined,
  )
  return { options, ...Object.fromEntries(others) }
}

function newContainer(): HTMLElement {
  return document.body.appendChild(document.createElement('div'))
}

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const
let said: string[] = []

export function keepConsoleSilent() {
  beforeEach(() => {
    said = []
    for (const method of methods) {
      vi.spyOn(console, method).mockImplementation((...words) => said.push(`${method}: ${words.join(' ')}`))
    }
  })
  afterEach(() => {
    vi.restoreAllMocks()
    expect(said).toEqual([])
  })
}

/** What has been said on the console since the last call; a test that expects words takes them. */
export function takeWords(): string[] {
  return said.splice(0)
}
