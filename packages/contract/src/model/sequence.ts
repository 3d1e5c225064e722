import type { PaginationOptions } from '@dogear/core'
import fc from 'fast-check'
import type { Control } from './control.js'
import type { Change, Reaction, RequestName } from './environment.js'
import { change, count, maybe, options, pageSize } from './options.js'

/** One step of a tick. `getter` clicks an element that has the props of a getter. */
export type Action =
  | { readonly click: Control }
  | { readonly getter: Control }
  | { readonly request: RequestName; readonly value: number }

/** Several actions in one tick, a real click or key on a control, or new options. */
export type Command =
  | { readonly tick: readonly Action[] }
  | { readonly pointer: Control }
  | { readonly press: Control; readonly key: '{Enter}' | ' ' }
  | { readonly update: Change }

export interface Sequence {
  readonly options: PaginationOptions
  readonly createdBy: 'root' | 'parent'
  readonly roots: number
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

const request = fc.oneof(
  fc.record({ request: goTo, value: fc.constant(0) }),
  fc.record({
    request: fc.constant<RequestName>('setPage'),
    value: fc.oneof(fc.integer({ min: -1, max: 25 }), fc.constantFrom(2.9, 1000, Number.NaN)),
  }),
  fc.record({
    request: fc.constant<RequestName>('setPageSize'),
    value: fc.oneof(pageSize, fc.constantFrom(0, 10.5, Number.NaN)),
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
  { weight: 3, arbitrary: fc.constantFrom<Reaction>('nothing', 'accept', 'accept', 'accept') },
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
)

/** Random options, commands and reactions. */
export const sequence: fc.Arbitrary<Sequence> = fc
  .record({
    options: options as fc.Arbitrary<PaginationOptions>,
    createdBy: fc.constantFrom('root' as const, 'parent' as const),
    roots: fc.integer({ min: 1, max: 2 }),
    commands: fc.array(command, { maxLength: 8 }),
    reactions: fc.array(reaction, { maxLength: 6 }),
  })
  .map((one) => (one.createdBy === 'parent' ? one : withFixedBindings({ ...one, roots: 1 })))

/** A template either binds the page of a Root or doesn't, so a Root without a page never receives one later. */
function withFixedBindings(one: Sequence): Sequence {
  if (one.options.page !== undefined || one.options.pageSize !== undefined) return one
  const commands = one.commands.map((command) => {
    if (!('update' in command)) return command
    const { page, pageSize, ...update } = command.update
    return { update }
  })
  return { ...one, commands }
}
