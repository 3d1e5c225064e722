import { expect, test } from 'vitest'
import * as adapter from '../src/adapter.js'
import * as dom from '../src/dom/index.js'
import * as core from '../src/index.js'
import * as locales from '../src/locales/index.js'
import * as url from '../src/url/index.js'

test('the package exports exactly these names', () => {
  const names = (module: object) => Object.keys(module).sort().join(' ')
  // The contract knows the getters of the parts.
  const shared = (module: object) => Object.keys(module).filter((name) => !/^get.*(Props|Text|Options)$/.test(name))
  expect(shared(core).sort().join(' ')).toBe(
    'clampPage createCursors createPagination exactCount formatNumber getEntries getPageRange getTotalPages paginate ' +
      'paginationAnatomy slicePage',
  )
  const withoutParts = Object.fromEntries(Object.entries(adapter).filter(([name]) => !name.endsWith('Part')))
  expect(names(withoutParts)).toBe(
    'PaginationApi actionNames callbackOptions checkProvided controlTag createPageCheck createRequests ' +
      'fitEntries fitInput flagOptions getPosition getStatusDetails internals isDevelopment ' +
      'isInteractive isRouted listEntry missingRoot onAnchor optionNames ' +
      'sharedOptions toProps valueOptions',
  )
  expect(names(dom)).toBe(
    'applyProps createAnnouncer createFit createPageHistory createPageRouter createReveal handOverFocus isFocusable keepFocus ' +
      'renderContent renderFitList renderList renderPageSizeSelect renderParts renderStatus showValue toAttributes',
  )
  expect(names(url)).toBe('createPageUrl')
  expect(names(locales)).toBe(
    'arEG az bg bn ca cs da de el en enIN es et fa fi fr he hiIN hr hu id is it ja kk ' +
      'ko lt lv mk ms nb nl pl pt ptBR ro ru sk sl sr sv th tr uk ur vi zhCN zhTW',
  )
})
