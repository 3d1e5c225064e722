import type { PageChangeDetails, PaginationActions, PaginationOptions } from '@dogear/core'

/** A callback that was called. */
export interface Call extends PageChangeDetails {
  readonly name: 'onPageChange' | 'onPageSizeChange'
  /** How many times the options had changed when this callback was passed. */
  readonly version: number
}

export type Change = { readonly [Name in keyof PaginationOptions]?: PaginationOptions[Name] | undefined }

export type RequestName = keyof PaginationActions

/** What a callback does: accept a controlled value, make another request, change an option, or unmount. */
export type Reaction =
  | 'nothing'
  | 'accept'
  | 'unmount'
  | { readonly request: RequestName; readonly value: number }
  | { readonly update: Change }

/** What callbacks can do, in the model and in a host. */
export interface Environment {
  options(): PaginationOptions
  request(name: RequestName, value: number): void
  update(change: Change): void
  unmount(): void
}

type Details = Pick<Call, 'name' | 'page' | 'pageSize'>

export function react(reaction: Reaction | undefined, { name, page, pageSize }: Details, environment: Environment) {
  if (reaction === undefined || reaction === 'nothing') return
  if (reaction === 'unmount') return environment.unmount()
  if (reaction === 'accept') {
    const field = name === 'onPageChange' ? 'page' : 'pageSize'
    if (environment.options()[field] !== undefined) environment.update({ [field]: { page, pageSize }[field] })
  } else if ('update' in reaction) environment.update(reaction.update)
  else environment.request(reaction.request, reaction.value)
}
