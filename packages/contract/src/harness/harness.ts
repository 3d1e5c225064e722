import type { PaginationActions, PaginationApi } from '@dogear/core'
import type { Scene } from './scene.js'

/**
 * Features that only some hosts have. In everything else, all hosts behave alike.
 * - `parts`: components for the parts, and a context.
 * - `childElement`: `asChild` receives a child element, so it can also receive nothing, two elements, or text.
 * - `rendersLater`: if a parent changes props inside a callback, they arrive with the next render.
 * - `rendersTwice`: each render runs twice in development, as in React's StrictMode.
 * - `beforeRemoval`: a part learns that it is removed before the document changes.
 */
export type Feature = 'parts' | 'childElement' | 'rendersLater' | 'rendersTwice' | 'beforeRemoval'

/** How a host renders scenes. The suites await every promise. */
export interface Harness {
  readonly features: readonly Feature[]
  /** Renders the scene in an empty container, possibly in the document of an iframe. */
  mount(scene: Scene, container: Element): Mounted | Promise<Mounted>
  /** Calls `usePaginationContext` outside any Root, and returns the error. Only hosts with `parts`. */
  useContextOutsideRoot?(container: Element): unknown
}

/** A mounted scene. */
export interface Mounted {
  /** The context of the first root, as last rendered. */
  api(): Api
  /** Renders another scene, and resolves when the document shows it. A callback may call it without awaiting it. */
  update(scene: Scene): void | Promise<void>
  /** Makes requests in one tick, and resolves when the document shows the result. */
  run(work: () => void): void | Promise<void>
  unmount(): void | Promise<void>
}

type Getter = Extract<keyof PaginationApi, `get${string}Props`>

/** The context, with prop getters of any type: each host has its own name for the click handler. */
export interface Api extends PaginationActions, Omit<PaginationApi, Getter | keyof PaginationActions>, Getters {}

type Getters = { readonly [Name in Getter]: (...args: Parameters<PaginationApi[Name]>) => object }
