import { expect, test } from 'vitest'
import { createPagination, paginationAnatomy } from '../src/index.js'

test('the anatomy lists the parts', () => {
  expect(paginationAnatomy.keys()).toEqual([
    'root',
    'item',
    'ellipsis',
    'firstTrigger',
    'prevTrigger',
    'nextTrigger',
    'lastTrigger',
  ])
})

test('each part has a prop getter', () => {
  const names = paginationAnatomy.keys().map((name) => name.replace(/^./, (letter) => letter.toUpperCase()))
  const getters = Object.keys(createPagination().get()).filter((name) => name.startsWith('get'))
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
  expect(paginationAnatomy.omit('root', 'item').keys()).toEqual(keys().slice(2))
  expect(paginationAnatomy.rename('pager').build().item.attrs['data-scope']).toBe('pager')
  keys().pop()
  expect(keys()).toHaveLength(7)
})
