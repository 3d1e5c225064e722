import type { PaginationOptions } from './options.js'

type OptionName = keyof PaginationOptions

// What kind of option each is. Lists of names instead of a record, because bundlers drop the lists that nobody uses.

/** Options that are shown as they are. */
export const valueOptions = [
  'count',
  'totalPages',
  'minCount',
  'maxPage',
  'defaultPage',
  'defaultPageSize',
  'siblingCount',
  'boundaryCount',
  'type',
  'getPageUrl',
  'translations',
  'ids',
  'dir',
] as const satisfies readonly OptionName[]

/** Booleans. */
export const flagOptions = ['hasNextPage', 'busy', 'disabled', 'ellipses'] as const satisfies readonly OptionName[]

/** Values that the parent can bind. */
export const sharedOptions = ['page', 'pageSize'] as const satisfies readonly OptionName[]

/** Functions that never change what is shown. */
export const callbackOptions = [
  'onPageChange',
  'onPageSizeChange',
  'onPaginationChange',
  'onPageOutOfRange',
  'navigate',
] as const satisfies readonly OptionName[]

/** The name of every option. */
export const optionNames = /* @__PURE__ */ [valueOptions, flagOptions, sharedOptions, callbackOptions].flat()
