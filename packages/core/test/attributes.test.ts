import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import { createPagination, type PaginationOptions, triggerPart } from '../src/index.js'

let warn: Mock
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const handler = expect.any(Function)
const get = (options: PaginationOptions) => createPagination({ count: 50, ...options }).get()
const urls: PaginationOptions = { type: 'link', getPageUrl: ({ page, pageSize }) => `/${page}/${pageSize}` }

const trigger = (name: string, label: string) => ({
  'data-scope': 'pagination',
  'data-part': `${name}-trigger`,
  'aria-label': label,
})
const disabledButton = { type: 'button', disabled: true, 'aria-disabled': 'true', 'data-disabled': '' }
const disabledLink = { role: 'link', 'aria-disabled': 'true', 'data-disabled': '' }

describe('buttons', () => {
  // Each warning appears only once per file, so only the first test here could see it.
  afterEach(() => {
    expect(warn).not.toHaveBeenCalled()
  })

  test('that lead back are disabled on the first page', () => {
    const api = get({})
    expect(api.getFirstTriggerProps()).toStrictEqual({ ...trigger('first', 'first page'), ...disabledButton })
    expect(api.getPrevTriggerProps()).toStrictEqual({ ...trigger('prev', 'previous page'), ...disabledButton })
    const button = { type: 'button', onClick: handler }
    expect(api.getNextTriggerProps()).toStrictEqual({ ...trigger('next', 'next page'), ...button })
    expect(api.getLastTriggerProps()).toStrictEqual({ ...trigger('last', 'last page'), ...button })
  })

  test('that lead forward are disabled on the last page', () => {
    const api = get({ page: 5 })
    const button = { type: 'button', onClick: handler }
    expect(api.getFirstTriggerProps()).toStrictEqual({ ...trigger('first', 'first page'), ...button })
    expect(api.getPrevTriggerProps()).toStrictEqual({ ...trigger('prev', 'previous page'), ...button })
    expect(api.getNextTriggerProps()).toStrictEqual({ ...trigger('next', 'next page'), ...disabledButton })
    expect(api.getLastTriggerProps()).toStrictEqual({ ...trigger('last', 'last page'), ...disabledButton })
  })

  test('with `disabled` look like those at an end, and so do Items out of range', () => {
    const api = get({ page: 3 })
    expect(api.getNextTriggerProps({ disabled: true })).toMatchObject(disabledButton)
    expect(api.getItemProps({ type: 'page', value: 2, disabled: true })).toMatchObject(disabledButton)
    for (const value of [0, 6, 1.5]) {
      expect(api.getItemProps({ type: 'page', value })).toStrictEqual({
        'data-scope': 'pagination',
        'data-part': 'item',
        'aria-label': `page ${value}`,
        'data-index': value,
        ...disabledButton,
      })
    }
  })

  test('for pages expose their page number and whether it is current', () => {
    const api = get({ page: 2 })
    const item = (page: number, label = `page ${page}`) => ({
      'data-scope': 'pagination',
      'data-part': 'item',
      'aria-label': label,
      'data-index': page,
      type: 'button',
      onClick: handler,
    })
    const props = (value: number) => api.getItemProps({ type: 'page', value })
    expect(props(1)).toStrictEqual(item(1))
    expect(props(2)).toStrictEqual({ ...item(2), 'aria-current': 'page', 'data-selected': '' })
    expect(props(5)).toStrictEqual(item(5, 'last page, page 5'))
    expect(get({ count: 5 }).getItemProps({ type: 'page', value: 1 })['aria-label']).toBe('page 1')
  })
})

describe('links', () => {
  test('point to the URL of their page and page size', () => {
    const api = get({ ...urls, page: 2, pageSize: 10 })
    const link = { onClick: handler }
    expect(api.getFirstTriggerProps()).toStrictEqual({ ...trigger('first', 'first page'), ...link, href: '/1/10' })
    const prev = { ...link, href: '/1/10', rel: 'prev' }
    expect(api.getPrevTriggerProps()).toStrictEqual({ ...trigger('prev', 'previous page'), ...prev })
    const next = { ...link, href: '/3/10', rel: 'next' }
    expect(api.getNextTriggerProps()).toStrictEqual({ ...trigger('next', 'next page'), ...next })
    expect(api.getLastTriggerProps()).toStrictEqual({ ...trigger('last', 'last page'), ...link, href: '/5/10' })
  })

  test('without a target have `role="link"` and no `href`', () => {
    const api = get(urls)
    expect(api.getPrevTriggerProps()).toStrictEqual({ ...trigger('prev', 'previous page'), ...disabledLink })
  })

  test('without `getPageUrl` stay links in prop getters and become buttons elsewhere', () => {
    const api = get({ type: 'link' })
    expect(api.getNextTriggerProps()).toStrictEqual({
      ...trigger('next', 'next page'),
      rel: 'next',
      onClick: handler,
    })
    expect(triggerPart(api, { direction: 'next' }).tag).toBe('button')
    expect(triggerPart(get(urls), { direction: 'next' }).tag).toBe('a')
    expect(warn).toHaveBeenCalledOnce()
  })
})

test('the root has a name and the `dir` option, and an ellipsis is hidden unless it is interactive', () => {
  const root = { 'data-scope': 'pagination', 'data-part': 'root', 'aria-label': 'pagination' }
  expect(get({}).getRootProps()).toStrictEqual(root)
  expect(get({ dir: 'rtl' }).getRootProps()).toStrictEqual({ ...root, dir: 'rtl' })
  const ellipsis = { 'data-scope': 'pagination', 'data-part': 'ellipsis', 'aria-hidden': 'true' }
  expect(get({}).getEllipsisProps({ index: 1 })).toStrictEqual(ellipsis)
  const { 'aria-hidden': _hidden, ...interactive } = ellipsis
  expect(get({}).getEllipsisProps({ index: 1, isInteractive: true })).toStrictEqual(interactive)
})
