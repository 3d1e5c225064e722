import { expect } from 'vitest'
import {
  type Direction,
  itemPart,
  type PaginationApi,
  type PaginationOptions,
  rootPart,
  triggerPart,
} from '../src/index.js'

/** Expects the context to be valid, to fit the options and not to contradict itself. */
export function expectAgreement(api: PaginationApi, options: PaginationOptions): void {
  const problems = [
    ...numbers(api),
    ...total(api, options),
    ...list(api, options),
    ...range(api, options),
    ...controls(api),
  ]
  expect(problems.filter((problem) => problem !== true)).toEqual([])
}

/** Whether an option that is a number counts as set. */
export const isNumeric = (value: unknown) =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) && !Number.isNaN(Number(value))

type Problems = readonly (true | string)[]

const isInteger = (value: number, min: number) => Number.isSafeInteger(value) && value >= min && !Object.is(value, -0)

/** Reads a number as documented: truncated and clamped. `undefined` if it isn't set. */
function read(value: unknown, min: number, max = Number.MAX_SAFE_INTEGER) {
  return isNumeric(value) ? Math.min(Math.max(Math.trunc(Number(value)), min), max) : undefined
}

const numbers = ({ page, pageSize, count, totalPages }: PaginationApi): Problems => [
  isInteger(page, 1) || 'page',
  isInteger(pageSize, 1) || pageSize === Number.POSITIVE_INFINITY || 'pageSize',
  isInteger(count, 0) || 'count',
  isInteger(totalPages, 0) || 'totalPages',
]

/** All items are on one page if the page size is `Infinity`. */
const pagesOf = (items: number, pageSize: number) => Math.ceil(items / pageSize) || Math.min(items, 1)

/** What was known before counts while busy, so less is certain then. */
function total(api: PaginationApi, options: PaginationOptions): Problems {
  const { page, pageSize, count, totalPages, isTotalKnown, busy } = api
  const items = read(options.count, 0)
  const pages = items === undefined ? read(options.totalPages, 0) : pagesOf(items, pageSize)
  const minCount = read(options.minCount, 0)
  const { hasNextPage } = options
  const mostPages = pagesOf(Number.MAX_SAFE_INTEGER, pageSize)
  const maxPage = Math.min(read(options.maxPage, 1) ?? mostPages, mostPages)
  const isExact = pages !== undefined
  const isOpen = !isExact && (minCount !== undefined || hasNextPage != null)
  return [
    busy === !!options.busy || 'busy',
    api.disabled === !!options.disabled || 'disabled',
    items === undefined || count === items || 'count',
    !isExact || isTotalKnown || 'an exact total is known',
    items === undefined || totalPages <= pagesOf(items, pageSize) || 'pages of a count',
    busy || !isExact || totalPages === Math.min(pages, maxPage) || 'pages of an exact total',
    busy || items !== undefined || count === 0 || 'count that is not passed',
    busy || !isTotalKnown || page <= Math.max(totalPages, 1) || 'page past the end',
    busy || page <= maxPage || 'page past maxPage',
    busy || totalPages <= maxPage || 'total past maxPage',
    busy || isExact || isOpen || (totalPages === 0 && !isTotalKnown) || 'nothing is known',
    busy || !isOpen || totalPages >= page || 'an open total contains the page',
    busy || !isOpen || !hasNextPage || totalPages > page || isTotalKnown || 'the promised page exists',
    busy || !isOpen || totalPages >= Math.min(pagesOf(minCount ?? 0, pageSize), maxPage) || 'pages of minCount',
    busy ||
      !isOpen ||
      !isTotalKnown ||
      totalPages === maxPage ||
      (hasNextPage != null && !hasNextPage) ||
      'learned end',
    isTotalKnown ||
      !busy ||
      totalPages === 0 ||
      totalPages > page ||
      page === mostPages ||
      'a page after the one that loads',
  ]
}

function list({ page, pages, totalPages, isTotalKnown, busy }: PaginationApi, options: PaginationOptions): Problems {
  const siblings = read(options.siblingCount, 0, 1000) ?? 1
  const boundary = read(options.boundaryCount, 0, 1000) ?? 1
  const known = Math.min(totalPages, 2 * siblings + 3 + 2 * boundary)
  const open = Math.min(totalPages, 2 * siblings + 2 + boundary) + 1
  const values = pages.map((entry) => entry.value)
  return [
    pages.length === (isTotalKnown || !totalPages ? known : open) || 'length of the list',
    values.includes(page) || (busy && page > totalPages) || totalPages === 0 || 'current page in the list',
    new Set(values).size === values.length || 'unique values',
    values.every((value) => typeof value === 'string' || (value >= 1 && value <= totalPages)) || 'values in range',
    isTotalKnown || !totalPages || values.at(-1) === 'ellipsis-end' || 'open end of the list',
  ]
}

function range(api: PaginationApi, { count: countOption }: PaginationOptions): Problems {
  const { page, pageSize, count, totalPages, isTotalKnown, busy, pageRange } = api
  const { start, end } = pageRange
  const isNothing = isTotalKnown && totalPages === 0 && page === 1
  const limit = isNumeric(countOption) && start < count ? count : Number.MAX_SAFE_INTEGER
  const problems: (true | string)[] = [
    isInteger(start, 0) || 'start',
    isInteger(end, 0) || 'end',
    start === (isNothing || page === 1 ? 0 : (page - 1) * pageSize) || 'start of the page',
    busy || end === (isNothing ? 0 : Math.min(page * pageSize, limit)) || 'end of the page',
  ]
  if (!busy && count > 0 && count < 500) {
    const items = Array.from({ length: count }, (_, index) => index)
    const slice = api.slice(items)
    problems.push((slice[0] === start && slice.length === end - start) || 'slice')
  }
  return problems
}

function controls(api: PaginationApi): Problems {
  const { page, totalPages, isTotalKnown, previousPage, nextPage, busy, disabled, pages } = api
  const isDisabled = (direction: Direction) => 'data-disabled' in triggerPart(api, { direction }).attributes
  const items = pages.flatMap((entry) => (entry.type === 'page' ? [itemPart(api, entry)] : []))
  const root = rootPart(api).attributes
  const hasPages = totalPages > 0
  return [
    previousPage === (hasPages && page > 1 ? page - 1 : null) || 'previousPage',
    nextPage === null || nextPage === page + 1 || 'nextPage',
    nextPage === null || hasPages || 'nextPage of nothing',
    isDisabled('prev') === (disabled || previousPage === null) || 'prev trigger',
    isDisabled('first') === (disabled || previousPage === null) || 'first trigger',
    isDisabled('next') === (disabled || nextPage === null) || (busy && nextPage === null) || 'next trigger',
    isDisabled('last') === (disabled || !isTotalKnown || !hasPages || page === totalPages) || 'last trigger',
    items.every(
      ({ attributes }) =>
        'data-disabled' in attributes === disabled ||
        // While busy, pages beyond `maxPage` may be listed, but can't be reached.
        (busy && Number(attributes['data-index']) > page),
    ) || 'items',
    'data-busy' in root === busy || 'data-busy',
    'data-single-page' in root === (isTotalKnown && totalPages <= 1 && page === 1) || 'data-single-page',
  ]
}
