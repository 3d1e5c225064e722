import { expect, test } from 'vitest'
import * as dom from '../dom/index.js'
import * as locales from '../locales/index.js'
import * as core from '../src/index.js'
import * as url from '../url/index.js'

test('the package exports exactly these names', () => {
  expect(Object.keys(core).sort()).toEqual([
    'camelCaseHandler',
    'clampPage',
    'connect',
    'contentPart',
    'controlTag',
    'createPageCheck',
    'createPagination',
    'createRequests',
    'ellipsisPart',
    'ellipsisTriggerPart',
    'fitEntries',
    'formatNumber',
    'getContentProps',
    'getEllipsisTriggerProps',
    'getEntries',
    'getModel',
    'getPageInputProps',
    'getPageRange',
    'getPageSizeOptions',
    'getPageSizeSelectProps',
    'getPosition',
    'getStatusDetails',
    'getStatusProps',
    'getStatusText',
    'getTotalPages',
    'isRouted',
    'itemPart',
    'listItemPart',
    'listPart',
    'optionNames',
    'pageInputPart',
    'pageInputValue',
    'pageSizeSelectPart',
    'pageSizeValue',
    'paginate',
    'paginationAnatomy',
    'rootPart',
    'slicePage',
    'statusPart',
    'triggerPart',
    'widestNumber',
  ])
  expect(Object.keys(dom).sort()).toEqual([
    'applyProps',
    'createAnnouncer',
    'createFit',
    'createPageHistory',
    'createReveal',
    'isFocusable',
    'keepFocus',
    'renderContent',
    'renderFitList',
    'renderList',
    'renderPageSizeSelect',
    'renderStatus',
    'showValue',
  ])
  expect(Object.keys(url)).toEqual(['createPageUrl'])
  expect(Object.keys(locales).sort().join(' ')).toBe(
    'arEG az bg bn ca cs da de el es et fa fi fr he hiIN hr hu id is it ja kk ' +
      'ko lt lv mk ms nb nl pl pt ptBR ro ru sk sl sr sv th tr uk ur vi zhCN zhTW',
  )
})
