import { anything } from '@dogear/contract/anything'
import { beforeEach, expect, test, vi } from 'vitest'
import * as dom from '../src/dom/index.js'
import * as core from '../src/index.js'
import * as locales from '../src/locales/index.js'
import * as url from '../src/url/index.js'

const api = () => core.createPagination({ count: 95, page: 5 }).get()

/** A ref before the mount, or a selector that matches nothing. */
const missing = [undefined, null] as never[]

type Getter = Extract<keyof typeof core, `get${string}${'Props' | 'Text' | 'Options'}`>

const getters = Object.keys(core).filter((name) => /^get.*(Props|Text|Options)$/.test(name)) as Getter[]

const all: Pick<typeof core, Getter> = core

/** What each function does with any value in each place. Elements are missing, and other instances are right. */
const calls: Record<string, (value: never) => unknown> = {
  clampPage: (value) => [core.clampPage(value, 10), core.clampPage(2, value)],
  createCursors: (value) => [
    core.createCursors(value).received(1, 'a').options.minCount,
    core.createCursors(10).received(value, value).of(value),
  ],
  createPagination(value) {
    const pagination = core.createPagination(value)
    pagination.setOptions(value)
    const { setPage, setPageSize, setPagination, announce, slice } = pagination.get()
    for (const act of [setPage, setPageSize, setPagination, announce]) act(value)
    return [pagination.get().page, slice([1]), ...missing.map(slice)]
  },
  exactCount: (value) => [
    core.exactCount(undefined, value) ?? 0,
    core.exactCount(value, { page: value, pageSize: value, rows: value }) ?? 0,
  ],
  formatNumber: (value) => core.formatNumber(api(), value),
  ...Object.fromEntries(getters.map((name) => [name, (value: never) => all[name](api(), value)])),
  getEntries: (value) => [
    core.getEntries(value),
    core.getEntries({ page: value, totalPages: 20, siblingCount: value, boundaryCount: value }),
  ],
  getPageRange: (value) => [
    core.getPageRange(value),
    core.getPageRange({ page: value, pageSize: value, count: value }).start,
  ],
  getTotalPages: (value) => [core.getTotalPages(value, 10), core.getTotalPages(95, value)],
  paginate: (value) => core.paginate(value).page,
  paginationAnatomy: () => core.paginationAnatomy.build(),
  slicePage: (value) => [core.slicePage([1, 2], value), core.slicePage([1, 2], { page: value, pageSize: value })],
  createPageUrl(value) {
    const pageUrl = url.createPageUrl(value)
    const target = pageUrl.href('/', { page: value, pageSize: value })
    return [pageUrl.read(value), url.createPageUrl({ firstPage: value, defaultPageSize: value }).read(target).page]
  },
  createPageHistory: (value) => dom.createPageHistory(url.createPageUrl(), value).get().page,
  createPageRouter: (value) =>
    dom.createPageRouter(url.createPageUrl(), { router: { url: value, navigate() {} } }).get().page,
  createAnnouncer: () => dom.createAnnouncer().update(null, api()),
  createReveal: (value) => dom.createReveal().update(null, api(), value),
  createFit: (value) => dom.createFit(() => {}).update(null, value),
  isFocusable: () => dom.isFocusable(null),
  handOverFocus: () => missing.map(dom.handOverFocus),
  applyProps: (value) => missing.map((element) => dom.applyProps(element, value)),
  keepFocus: () => missing.map(dom.keepFocus),
  renderContent: (value) => missing.map((element) => dom.renderContent(element, api(), value)),
  renderFitList: (value) => missing.map((element) => dom.renderFitList(element, api(), value)),
  renderList: (value) => missing.map((element) => dom.renderList(element, api(), value)),
  renderPageSizeSelect: (value) => missing.map((element) => dom.renderPageSizeSelect(element, api(), value)),
  renderParts: () => missing.map((element) => dom.renderParts(element, api())),
  renderStatus: (value) => missing.map((element) => dom.renderStatus(element, api(), value)),
  showValue: (value) => missing.map((element) => dom.showValue(element, value)),
  toAttributes: (value) => dom.toAttributes(value),
}

test('every export is in this table, or is a language', () => {
  const names = [core, dom, url].flatMap((module) => Object.keys(module))
  expect(Object.keys(calls).sort()).toEqual(names.sort())
  expect(Object.values(locales).every((language) => typeof language === 'object')).toBe(true)
})

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReset()
})

test.each(Object.entries(calls))('%s accepts anything, and no number becomes NaN', (_, call) => {
  for (const value of anything) {
    const result = call(value)
    expect(numbersIn(result).filter(Number.isNaN), `${String(value)}`).toEqual([])
  }
})

test.each([
  [{ page: 0, pageSize: 10, rows: 3 }, 3],
  [{ page: Number.NaN, pageSize: 10, rows: 3 }, 3],
  [{ page: '2', pageSize: '10', rows: 3 }, 13],
  [{ page: 2, pageSize: 10, rows: Number.NaN }, undefined],
])('exactCount reads %o as the options are read', (answer, count) => {
  expect(core.exactCount(undefined, answer as never)).toBe(count)
})

test('an invalid page size of cursors is reported once', () => {
  for (const _ of [1, 2]) core.createCursors('y' as never)
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    ['[dogear] createCursors: invalid `pageSize` "y"; using 10 instead. Pass an integer from 1.'],
  ])
})

test.each([
  [{ page: -3, pageSize: 10, rows: 3 }, '`page` -3; using 1 instead. Pass an integer from 1.'],
  [{ page: 1, pageSize: 'y', rows: 3 }, '`pageSize` "y"; using 10 instead. Pass an integer from 1.'],
  [{ page: 1, pageSize: 10, rows: 'y' }, '`rows` "y"; nothing changes. Pass an integer from 0.'],
])('an answer whose numbers are not right, %o, is reported once', (answer, problem) => {
  for (const _ of [1, 2]) core.exactCount(undefined, answer as never)
  expect(vi.mocked(console.warn).mock.calls).toEqual([[`[dogear] exactCount: invalid ${problem}`]])
})

function numbersIn(result: unknown): number[] {
  if (typeof result === 'number') return [result]
  return typeof result === 'object' && result ? Object.values(result).flatMap(numbersIn) : []
}
