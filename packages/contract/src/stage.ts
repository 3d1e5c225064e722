import type { PaginationActions, PaginationApi } from '@dogear/core'
import type { Scene } from './scene.js'

/**
 * What a host has that others may lack; every other sentence holds for all of them.
 * - `parts`: components around the prop getters, and a context.
 * - `takesChild`: `asChild` takes a child element, so that there may be none, two, or text.
 * - `rendersLater`: what a parent answers inside a callback arrives with the next render, not at once.
 */
export type Feature = 'parts' | 'takesChild' | 'rendersLater'

/** How a host shows scenes. What may be a promise is waited for. */
export interface Stage {
  readonly features: readonly Feature[]
  /** Shows the scene in an empty container, which may stand in the document of an iframe. */
  mount(scene: Scene, container: Element): Mounted | Promise<Mounted>
  /** Uses the context where there is no Root, in the framework's usual way, and returns the error. Of hosts with `parts`. */
  useContextOutsideRoot?(container: Element): unknown
}

/** A scene on a stage. */
export interface Mounted {
  /** The context that was rendered last: that of the first root. */
  api(): Api
  /** Shows another scene, and comes back when the document shows it. A callback may call it without waiting. */
  update(scene: Scene): void | Promise<void>
  /** Runs work that makes requests, all in one tick, and comes back when the document shows what follows. */
  run(work: () => void): void | Promise<void>
  unmount(): void | Promise<void>
}

type Getter = Extract<keyof PaginationApi, `get${string}`>

/** The context, whatever the host calls a click handler in the props of its getters. */
export interface Api extends PaginationActions, Omit<PaginationApi, Getter | keyof PaginationActions>, Getters {}

type Getters = { readonly [Name in Getter]: (...given: Parameters<PaginationApi[Name]>) => object }
