import type { PaginationActions, PaginationOptions, PaginationTarget } from '@dogear/core'
import fc from 'fast-check'
import { count, maybe, pageSize } from '../harness/options.js'
import type { Scene } from '../harness/scene.js'
import { type Change, change, options } from './options.js'

/** A trigger, or the Item of a page. */
export type Control = 'first' | 'prev' | 'next' | 'last' | number

export type RequestName = keyof PaginationActions

/** A request through the API. Actions without an argument ignore the value. */
export interface ApiRequest {
  readonly request: RequestName
  readonly value: number | PaginationTarget
}

/** What a callback does: accept controlled values, also while loading, make another request, change an option, or unmount. */
export type Reaction = 'nothing' | 'accept' | 'load' | 'unmount' | ApiRequest | { readonly update: Change }

/** One step of a tick. `getter` clicks an element that has the props of a getter. */
export type Action = { readonly click: Control } | { readonly getter: Control } | ApiRequest

/** Several actions in one tick, a real click or key on a control, a filled field, or new options. */
export type Command =
  | { readonly tick: readonly Action[] }
  | { readonly pointer: Control }
  | { readonly press: Control; readonly key: '{Enter}' | ' ' }
  | FieldCommand
  | { readonly update: Change }

/** A page that is typed, or a page size that is chosen. */
export type FieldCommand = { readonly enter: string } | { readonly choose: number }

type Entries = Pick<Scene, 'list' | 'custom' | 'jump' | 'extras'>

export interface Sequence {
  readonly options: PaginationOptions
  readonly createdBy: 'root' | 'parent'
  readonly roots: number
  readonly entries: Entries
  readonly commands: readonly Command[]
  readonly reactions: readonly Reaction[]
}

const goTo: fc.Arbitrary<RequestName> = fc.constantFrom(
  'goToFirstPage',
  'goToPrevPage',
  'goToNextPage',
  'goToNextPage',
  'goToLastPage',
)

const requestedPage = fc.oneof(fc.integer({ min: -1, max: 25 }), fc.constantFrom(2.9, 1000, Number.NaN))
const requestedPageSize = fc.oneof(pageSize, fc.constantFrom(0, 10.5, Number.NaN))

const request: fc.Arbitrary<ApiRequest> = fc.oneof(
  fc.record({ request: goTo, value: fc.constant(0) }),
  fc.record({ request: fc.constant<RequestName>('setPage'), value: requestedPage }),
  fc.record({ request: fc.constant<RequestName>('setPageSize'), value: requestedPageSize }),
  fc.record({
    request: fc.constant<RequestName>('setPagination'),
    value: fc.record({ page: requestedPage, pageSize: requestedPageSize }, { requiredKeys: [] }),
  }),
)

const control: fc.Arbitrary<Control> = fc.oneof(
  fc.constantFrom('first' as const, 'prev' as const, 'next' as const, 'last' as const),
  fc.integer({ min: 1, max: 12 }),
)

const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ click: control }) },
  { weight: 1, arbitrary: fc.record({ getter: control }) },
  { weight: 3, arbitrary: request },
)

// Values start or stop being controlled only between ticks, because within a tick only some hosts would render that.
const reaction: fc.Arbitrary<Reaction> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Reaction>('nothing', 'accept', 'accept', 'load') },
  { weight: 2, arbitrary: request },
  { weight: 1, arbitrary: fc.record({ update: fc.record({ count: maybe(count) }) }) },
  { weight: 1, arbitrary: fc.record({ update: fc.record({ siblingCount: fc.nat(3) }) }) },
  { weight: 1, arbitrary: fc.constant<Reaction>('unmount') },
)

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ tick: fc.array(action, { minLength: 1, maxLength: 3 }) }) },
  { weight: 8, arbitrary: fc.record({ update: change }) },
  { weight: 1, arbitrary: fc.record({ pointer: control }) },
  { weight: 1, arbitrary: fc.record({ press: control, key: fc.constantFrom('{Enter}' as const, ' ' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ enter: fc.oneof(fc.integer({ min: 0, max: 25 }).map(String), fc.constantFrom('', 'x')) }),
  },
  { weight: 2, arbitrary: fc.record({ choose: fc.constantFrom(10, 20, 50, 100) }) },
)

/** Random options, commands and reactions. */
export const sequence: fc.Arbitrary<Sequence> = fc
  .record({
    options,
    createdBy: fc.constantFrom('root' as const, 'parent' as const),
    roots: fc.integer({ min: 1, max: 2 }),
    entries: fc.constantFrom<Entries>(
      {},
      { list: 'list' },
      { list: 'list' },
      { list: 'list', custom: 'both' },
      { jump: 0, extras: ['pageSizeSelect', 'pageInput'] },
      { list: 'list', jump: 0, extras: ['status', 'pageInput', 'pageSizeSelect'] },
    ),
    commands: fc.array(command, { maxLength: 8 }),
    reactions: fc.array(reaction, { maxLength: 6 }),
  })
  .map((one) => (one.createdBy === 'parent' ? one : withFixedBindings({ ...one, roots: 1 })))
  .map((one) => (one.reactions.includes('load') ? withSingleChanges(one) : one))

/**
 * What was rendered last counts while busy, and only some hosts render between the actions of a tick or between two
 * changes of options. So the first change in a tick begins to load.
 */
function withSingleChanges(one: Sequence): Sequence {
  const commands = one.commands.map((command) => ('tick' in command ? { tick: command.tick.slice(0, 1) } : command))
  const reactions = one.reactions.map((reaction): Reaction => {
    if (reaction === 'accept') return 'load'
    return typeof reaction === 'object' && 'update' in reaction
      ? { update: { busy: true, ...reaction.update } }
      : reaction
  })
  return { ...one, commands, reactions }
}

/**
 * A template either binds the page of a Root, passes it beside `navigate`, or does neither. So a Root never receives a page
 * or `navigate` later, and one with both keeps both.
 */
function withFixedBindings(one: Sequence): Sequence {
  const { navigate, ...options } = one.options
  const isRouted = navigate !== undefined && options.page !== undefined
  const isBound = options.page !== undefined || options.pageSize !== undefined
  const commands = one.commands.map((command) => {
    if (!('update' in command)) return command
    const { page, pageSize, navigate: _, ...update } = command.update
    const hasPage = 'page' in command.update && (isRouted ? page !== undefined : isBound)
    const hasPageSize = 'pageSize' in command.update && isBound
    return { update: { ...update, ...(hasPage && { page }), ...(hasPageSize && { pageSize }) } }
  })
  return { ...one, options: isRouted ? one.options : options, commands }
}
