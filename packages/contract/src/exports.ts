import * as core from '@dogear/core'
import { type AnyPagination, createPagination, paginationAnatomy } from '@dogear/core'
import { expect, test, vi } from 'vitest'
import { anything } from './anything.js'
import { capitalize, extraNames } from './harness/nodes.js'

const withElement = paginationAnatomy.keys().filter((name) => name !== 'listItem')
const parts = [...withElement.map(capitalize), 'Context', 'FitList', 'RootProvider'].sort()

/** Functions about pages that need no framework. */
const { clampPage, createCursors, exactCount, getPageRange, getTotalPages, slicePage } = core
const pageFunctions = { clampPage, createCursors, exactCount, getPageRange, getTotalPages, slicePage }

const getters = Object.keys(core).filter((name) => /^get.*(Props|Text|Options)$/.test(name))

interface Adapter {
  readonly Pagination: object
  getEllipsisTriggerProps(pagination: AnyPagination, options: { readonly index: number }): object
}

interface Hooks {
  /** Calls `usePagination` with these options, and returns its numbers. */
  usePagination(options: object | undefined): { readonly page: number }
  usePageUrl(options: undefined): { readonly page: number }
}

/** Tests what an adapter and its subpath `pagination` export, in Node. */
export function describeExports(adapter: Adapter, subpath: object, hooks: Hooks): void {
  test.each(anything)('hooks and getters accept %s as options, and for each number', (value) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    expect(hooks.usePagination(value).page).toBe(1)
    expect(hooks.usePagination({ count: value, page: value, pageSize: value }).page).toBeGreaterThan(0)
    expect(hooks.usePageUrl(value).page).toBe(1)
    for (const name of getters) {
      const get = (adapter as never as Record<string, (pagination: AnyPagination, options: unknown) => unknown>)[name]
      expect(get?.(createPagination({ count: 95 }).get(), value)).toBeDefined()
    }
  })

  test('exports the documented names, and nothing else', () => {
    const flat = Object.fromEntries(
      Object.entries(adapter.Pagination).map(([name, part]) => [`Pagination${name}`, part]),
    )
    expect(Object.keys(adapter.Pagination).sort()).toEqual(parts)
    expect({ ...adapter }).toEqual({
      ...flat,
      ...Object.fromEntries(getters.map((name) => [name, expect.any(Function)])),
      ...pageFunctions,
      Pagination: adapter.Pagination,
      paginationAnatomy,
      usePageUrl: expect.any(Function),
      usePagination: expect.any(Function),
      usePaginationContext: expect.any(Function),
    })
  })

  test('the subpath exports the short names of the parts, too', () => {
    expect({ ...subpath }).toEqual({ ...adapter, ...adapter.Pagination })
  })

  test('the getter of an EllipsisTrigger returns link attributes without `getPageUrl`, for an element with its own URL', () => {
    const props = adapter.getEllipsisTriggerProps(createPagination({ count: 200, type: 'link' }).get(), { index: 5 })
    expect(props).toMatchObject({ 'data-part': 'ellipsis-trigger', 'aria-label': '5 pages forward' })
    for (const name of ['type', 'href', 'disabled']) expect(props).not.toHaveProperty(name)
  })

  test('every part that Ark UI’s Pagination doesn’t have has a getter', () => {
    expect(getters).toEqual(expect.arrayContaining(extraNames.map((name) => `get${capitalize(name)}Props`)))
  })
}
