import { expect, test } from 'vitest'
import * as dom from '../dom/index.js'
import * as core from '../src/index.js'

test('the package exports exactly these names', () => {
  expect(Object.keys(core).sort()).toEqual([
    'camelCaseHandler',
    'clampPage',
    'connect',
    'controlTag',
    'createPagination',
    'createRequests',
    'ellipsisPart',
    'getEntries',
    'getModel',
    'getPageRange',
    'getPosition',
    'getTotalPages',
    'itemPart',
    'optionNames',
    'paginate',
    'paginationAnatomy',
    'rootPart',
    'slicePage',
    'triggerPart',
  ])
  expect(Object.keys(dom).sort()).toEqual(['applyProps', 'isFocusable', 'keepFocus'])
})
