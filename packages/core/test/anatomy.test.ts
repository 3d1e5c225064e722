import { expect, test } from 'vitest'
import * as core from '../src/index.js'

const { createPagination, paginationAnatomy } = core

test('each part outside a list element has a prop getter', () => {
  const names = paginationAnatomy
    .omit('list', 'listItem')
    .keys()
    .map((name) => name.replace(/^./, (letter) => letter.toUpperCase()))
  const functions = { ...core, ...createPagination().get() }
  const getters = Object.keys(functions).filter((name) => /^get.*Props$/.test(name))
  expect(getters.sort()).toEqual(names.map((name) => `get${name}Props`).sort())
})

test('`build()` returns the selector and attributes of each part', () => {
  const parts = paginationAnatomy.build()
  expect(Object.keys(parts)).toEqual(paginationAnatomy.keys())
  expect(parts.root.attrs).toEqual({ 'data-scope': 'pagination', 'data-part': 'root' })
  expect(parts.nextTrigger).toEqual({
    selector:
      '&[data-scope="pagination"][data-part="next-trigger"], & [data-scope="pagination"][data-part="next-trigger"]',
    attrs: { 'data-scope': 'pagination', 'data-part': 'next-trigger' },
  })
})

test('extending, omitting and renaming returns a new anatomy', () => {
  const { keys } = paginationAnatomy
  expect(paginationAnatomy.extendWith('label', 'root').keys()).toEqual([...keys(), 'label'])
  expect(paginationAnatomy.omit('root', 'item').keys()).toEqual(keys().filter((name) => !/^(root|item)$/.test(name)))
  expect(paginationAnatomy.rename('pager').build().item.attrs['data-scope']).toBe('pager')
  const { length } = keys()
  keys().pop()
  expect(keys()).toHaveLength(length)
})
