import type { PageChangeDetails, PaginationActions, PaginationOptions } from '@dogear/core'

/** A callback that was called. */
export interface Call extends PageChangeDetails {
  readonly name: 'onPageChange' | 'onPageSizeChange'
  /** How often the options had been changed when this callback was given. */
  readonly given: number
}

export type Change = { readonly [Name in keyof PaginationOptions]?: PaginationOptions[Name] | undefined }

export type RequestName = keyof PaginationActions

/** What a callback does: gives what was asked for where the caller gives it, asks itself, changes a prop, ends it all. */
export type Reaction =
  | 'nothing'
  | 'answer'
  | 'unmount'
  | { readonly request: RequestName; readonly value: number }
  | { readonly update: Change }

/** What a callback can reach, in the model and in a host. */
export interface World {
  options(): PaginationOptions
  request(name: RequestName, value: number): void
  update(change: Change): void
  unmount(): void
}

export function react(reaction: Reaction | undefined, { name, page, pageSize }: Omit<Call, 'given'>, world: World) {
  if (reaction === undefined || reaction === 'nothing') return
  if (reaction === 'unmount') return world.unmount()
  if (reaction === 'answer') {
    const field = name === 'onPageChange' ? 'page' : 'pageSize'
    if (world.options()[field] !== undefined) world.update({ [field]: { page, pageSize }[field] })
  } else if ('update' in reaction) world.update(reaction.update)
  else world.request(reaction.request, reaction.value)
}
