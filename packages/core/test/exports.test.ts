import { expect, test } from 'vitest'
import * as dom from '../dom/index.js'
import * as locales from '../locales/index.js'
import * as adapter from '../src/adapter.js'
import * as core from '../src/index.js'
import * as url from '../url/index.js'

test('the package exports exactly these names', () => {
  const names = (module: object) => Object.keys(module).sort().join(' ')
  expect(names(core)).toBe(
    'clampPage createCursors createPagination exactCount formatNumber getContentProps getEllipsisTriggerProps getEntries getPageInputProps ' +
      'getPageRange getPageSizeOptions getPageSizeSelectProps getStatusProps getStatusText getTotalPages paginate ' +
      'paginationAnatomy slicePage',
  )
  expect(names(adapter)).toBe(
    'actionNames callbackOptions checkProvided complete connect contentPart controlTag createModel createPageCheck createRequests ' +
      'ellipsisPart ellipsisTriggerPart fitEntries flagOptions getPages getPosition getStatusDetails internals isDevelopment ' +
      'isInteractive isRouted itemPart listItemPart listPart missingRoot onAnchor optionNames ' +
      'pageInputPart pageSizeSelectPart rootPart sharedOptions statusPart toProps triggerPart valueOptions widestNumber',
  )
  expect(names(dom)).toBe(
    'applyProps createAnnouncer createFit createPageHistory createReveal handOverFocus isFocusable keepFocus renderContent ' +
      'renderFitList renderList renderPageSizeSelect renderParts renderStatus showValue toAttributes',
  )
  expect(names(url)).toBe('createPageUrl')
  expect(names(locales)).toBe(
    'arEG az bg bn ca cs da de el es et fa fi fr he hiIN hr hu id is it ja kk ' +
      'ko lt lv mk ms nb nl pl pt ptBR ro ru sk sl sr sv th tr uk ur vi zhCN zhTW',
  )
})
