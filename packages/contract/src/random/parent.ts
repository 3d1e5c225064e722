import type { PageAndSize, PaginationOptions } from '@dogear/core'
import type { Renderer, View } from '../harness/renderer.js'
import {
  type ApiRequest,
  type Call,
  type CallbackName,
  type Change,
  type Details,
  type Environment,
  react,
} from './environment.js'
import type { Sequence } from './sequence.js'

/** A parent that renders a scene, records the callbacks and reacts to them. */
export interface Parent {
  readonly view: View
  readonly calls: readonly Call[]
  options(): PaginationOptions
  /** Whether controls are links, or were at first. */
  hasHadLinks(): boolean
  /** How many times the options have changed. */
  version(): number
  isUnmounted(): boolean
  request(request: ApiRequest): void
  update(change: Change): void | Promise<void>
  unmount(): void | Promise<void>
}

export async function renderParent(
  { render }: Renderer,
  { createdBy, entries, reactions, roots, ...sequence }: Omit<Sequence, 'commands'>,
): Promise<Parent> {
  const calls: Call[] = []
  const pendingReactions = [...reactions]
  let options = sequence.options
  let version = 0
  let isUnmounted = false

  const record = (details: Details, version: number) => {
    if (isUnmounted) return
    calls.push({ ...details, version })
    react(pendingReactions.shift(), details, environment)
  }
  const listen = (name: CallbackName, version: number) => (details: PageAndSize) =>
    record({ name, ...details }, version)
  const listeners = (version: number): PaginationOptions => ({
    onPageChange: listen('onPageChange', version),
    onPageSizeChange: listen('onPageSizeChange', version),
    onPaginationChange: listen('onPaginationChange', version),
    navigate:
      options.navigate &&
      ((url, { event, ...details }) => record({ name: 'navigate', url, hasEvent: !!event, ...details }, version)),
  })
  const update = (change: Change) => {
    version++
    options = { ...options, ...change }
    return view.update({ ...change, ...listeners(version) } as PaginationOptions)
  }
  const unmount = () => {
    isUnmounted = true
    return view.unmount()
  }
  const request = ({ request, value }: ApiRequest) => (actions[request] as (value: ApiRequest['value']) => void)(value)
  const environment: Environment = {
    options: () => options,
    request,
    update: (change) => void update(change),
    unmount: () => void unmount(),
  }

  const view = await render({
    ...options,
    ...listeners(version),
    createdBy,
    ...entries,
    roots: Array.from({ length: roots }, () => ({})),
  })
  // The identity of the actions never changes, and in some hosts reading the context renders.
  const actions = view.api()
  return {
    view,
    calls,
    options: () => options,
    hasHadLinks: () => [sequence.options, options].some(({ type }) => type === 'link'),
    version: () => version,
    isUnmounted: () => isUnmounted,
    request,
    update,
    unmount,
  }
}
