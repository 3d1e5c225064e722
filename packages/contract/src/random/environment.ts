import type { PageAndSize, PaginationActions, PaginationOptions, PaginationTarget } from '@dogear/core'

export type CallbackName = 'onPageChange' | 'onPageSizeChange' | 'onPaginationChange' | 'navigate'

/** What a callback received. */
export interface Details extends PageAndSize {
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

export type Change = { readonly [Name in keyof PaginationOptions]?: PaginationOptions[Name] | undefined }

export type RequestName = keyof PaginationActions

/** A request through the API. Actions without an argument ignore the value. */
export interface ApiRequest {
  readonly request: RequestName
  readonly value: number | PaginationTarget
}

/** What a callback does: accept controlled values, also while loading, make another request, change an option, or unmount. */
export type Reaction = 'nothing' | 'accept' | 'load' | 'unmount' | ApiRequest | { readonly update: Change }

/** What callbacks can do. */
export interface Environment {
  options(): PaginationOptions
  request(request: ApiRequest): void
  update(change: Change): void
  unmount(): void
}

export function react(reaction: Reaction | undefined, details: Details, environment: Environment) {
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
