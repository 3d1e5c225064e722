import { expect, test } from 'vitest'
import {
  type Direction,
  ellipsisPart,
  itemPart,
  pageInputPart,
  pageSizeSelectPart,
  rootPart,
  toProps,
  triggerPart,
} from '../src/adapter.js'
import {
  createPagination,
  getContentProps,
  getEllipsisTriggerProps,
  getPageInputProps,
  getPageSizeSelectProps,
  getStatusProps,
  type PaginationOptions,
} from '../src/index.js'

// The golden markup of the contract, which `contract/server.ssr.test.ts` renders, tests the attributes of each part.

const get = (options: PaginationOptions) => createPagination(options).get()
const directions: Direction[] = ['first', 'prev', 'next', 'last']
const isEnabled = ({ on }: { readonly on: { readonly click?: unknown } }) => on.click !== undefined

test.each<[PaginationOptions, string, number | null, number | null]>([
  [{ count: 50 }, 'next last', null, 2],
  [{ count: 50, page: 5 }, 'first prev', 4, null],
  [{ count: 50, page: 3, disabled: true }, '', 2, 4],
  [{ minCount: 50, page: 5 }, 'first prev next', 4, 6],
  [{ hasNextPage: true, page: 1, maxPage: 2, busy: true }, '', null, null],
  [{ count: 13, page: 12, busy: true }, 'first prev last', 11, null],
  [{ minCount: 0, page: 3, maxPage: 3, busy: true }, 'first prev next', 2, null],
])(
  'with %j, the enabled triggers are "%s", the previous page is %s and the next one %s',
  (options, enabled, ...near) => {
    const api = get(options)
    expect(directions.filter((direction) => isEnabled(triggerPart(api, direction, {}))).join(' ')).toBe(enabled)
    expect([api.previousPage, api.nextPage]).toEqual(near)
  },
)

test.each<[PaginationOptions, boolean]>([
  [{ count: 0 }, true],
  [{ count: 11 }, false],
  [{ totalPages: 0 }, true],
  [{ totalPages: 2 }, false],
  [{ hasNextPage: false }, true],
  [{ minCount: 7, hasNextPage: false }, true],
])('a root with %j is marked as a single page: %s', (options, expected) => {
  expect('data-single-page' in rootPart(get(options)).attributes).toBe(expected)
})

test('a page past a remembered single page shows the root', () => {
  const pagination = createPagination({ count: 5 })
  pagination.get()
  pagination.setOptions({ page: 8, busy: true })
  expect(rootPart(pagination.get()).attributes).not.toHaveProperty('data-single-page')
})

test.each([0, 1.5])('an Item that is not a page from 1 to 5 is disabled: %d', (value) => {
  const { attributes, on } = itemPart(get({ count: 50 }), { value })
  expect(attributes).toMatchObject({ 'aria-label': `page ${value}`, 'data-index': value, disabled: true })
  expect(on).toEqual({})
})

test('an interactive ellipsis is not hidden', () => {
  expect(ellipsisPart(get({}), { index: 1, isInteractive: true }).attributes).not.toHaveProperty('aria-hidden')
})

test('prop getters return the attributes of their part, and the handlers of an enabled one', () => {
  const api = get({ count: 100, page: 2, siblingCount: 0 })
  const onClick = expect.any(Function)
  const attributesOf = (direction: Direction) => triggerPart(api, direction, {}).attributes
  expect(api.getRootProps()).toStrictEqual(rootPart(api).attributes)
  expect(api.getFirstTriggerProps()).toStrictEqual({ ...attributesOf('first'), onClick })
  expect(api.getPrevTriggerProps()).toStrictEqual({ ...attributesOf('prev'), onClick })
  expect(api.getNextTriggerProps()).toStrictEqual({ ...attributesOf('next'), onClick })
  expect(api.getLastTriggerProps()).toStrictEqual({ ...attributesOf('last'), onClick })
  expect(api.getItemProps({ type: 'page', value: 3 })).toStrictEqual({
    ...itemPart(api, { value: 3 }).attributes,
    onClick,
  })
  expect(api.getEllipsisProps({ index: 3 })).toStrictEqual(ellipsisPart(api, { index: 3 }).attributes)

  const disabled = { disabled: true }
  expect(api.getNextTriggerProps(disabled)).toStrictEqual(triggerPart(api, 'next', disabled).attributes)
  expect(api.getItemProps({ type: 'page', value: 3, ...disabled })).toMatchObject(disabled)

  const [onChange, onKeydown, onFocusout] = [onClick, onClick, onClick]
  expect(getPageSizeSelectProps(api)).toStrictEqual({ ...pageSizeSelectPart(api).attributes, value: '10', onChange })
  const input = { ...pageInputPart(api).attributes, value: '2', onKeydown, onFocusout }
  expect(getPageInputProps(api)).toStrictEqual(input)
  expect(getEllipsisTriggerProps(api, { index: 3 })).toMatchObject({ 'aria-label': '5 pages forward', onClick })
  expect(getStatusProps(api)).toStrictEqual({ 'data-scope': 'pagination', 'data-part': 'status', dir: 'auto' })
  expect(getContentProps(api)).toMatchObject({ 'data-part': 'content' })
})

test('a part stays as it is when it becomes props', () => {
  const part = triggerPart(get({ count: 50 }), 'next', {})
  const before = { ...part.attributes }
  const props = toProps(part)
  expect(props).toEqual({ ...before, onClick: part.on.click })
  expect(part.attributes).toEqual(before)
})

test('prop getters return link attributes without `getPageUrl`, for elements with a URL of their own', () => {
  const api = get({ count: 200, type: 'link' })
  const item = api.getItemProps({ type: 'page', value: 3 })
  for (const props of [api.getNextTriggerProps(), item, getEllipsisTriggerProps(api, { index: 5 })])
    for (const name of ['type', 'href', 'disabled']) expect(props).not.toHaveProperty(name)
})
