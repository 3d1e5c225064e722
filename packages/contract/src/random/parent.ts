import type { PageAndSize, PaginationOptions } from '@dogear/core'
import type { Renderer, View } from '../harness/renderer.js'
import type { Change } from './options.js'
import type { ApiRequest, Reaction, Sequence } from './sequence.js'

type CallbackName = 'onPageChange' | 'onPageSizeChange' | 'onPaginationChange' | 'navigate'

/** What a callback received. */
interface Details extends PageAndSize {
  readonly name: CallbackName
  /** Only of `onPaginationChange` and `navigate`. */
  readonly reason?: string
  /** Only of `navigate`, as the next one. */
  readonly url?: string
  readonly hasEvent?: boolean
}

/** A callback that was called. */
export interface Call extends Details {
  /** How many times the options had changed when this callback was passed. */
  readonly version: number
}

/** What callbacks can do. */
interface Environment {
  options(): PaginationOptions
  request(request: ApiRequest): void
  update(change: Change): void
  unmount(): void
}

function react(reaction: Reaction | undefined, details: Details, environment: Environment) {
  if (reaction === undefined || reaction === 'nothing') return
  if (reaction === 'unmount') return environment.unmount()
  if (reaction === 'accept' || reaction === 'load') {
    const change: Change = { ...acceptedBy(environment.options(), details), ...(reaction === 'load' && { busy: true }) }
    if (Object.keys(change).length > 0) environment.update(change)
  } else if ('update' in reaction) environment.update(reaction.update)
  else environment.request(reaction)
}

/** The controlled values that the callback is about. */
function acceptedBy(options: PaginationOptions, { name, page, pageSize }: Details): Change {
  const hasPage = name !== 'onPageSizeChange' && options.page !== undefined
  const hasPageSize = name !== 'onPageChange' && options.pageSize !== undefined
  return { ...(hasPage && { page }), ...(hasPageSize && { pageSize }) }
}

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
