import { expect, test } from 'vitest'
import * as dom from '../dom/index.js'
import * as core from '../src/index.js'

test('the public names are these', () => {
  expect(Object.keys(core).sort()).toEqual([
    'clampPage',
    'connect',
    'createActions',
    'createPagination',
    'getEntries',
    'getPageRange',
    'getTotalPages',
    'paginate',
    'paginationAnatomy',
    'slicePage',
  ])
  expect(Object.keys(dom).sort()).toEqual(['applyProps', 'keepFocus'])
})
