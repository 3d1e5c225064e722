import { createRenderer } from '@dogear/contract/harness/renderer'
import { describePageInput } from '@dogear/contract/suites/feedback/page-input'
import { describePageSizeSelect } from '@dogear/contract/suites/feedback/page-size-select'
import { describeFocus } from '@dogear/contract/suites/focus/focus'
import { describeLinks } from '@dogear/contract/suites/links/links'
import { describeList } from '@dogear/contract/suites/lists/list'
import { describeCallbacks } from '@dogear/contract/suites/paging/callbacks'
import { describePartProps } from '@dogear/contract/suites/paging/part-props'
import { describeTotals } from '@dogear/contract/suites/totals/totals'
import { isValidElement } from 'preact'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { harness } from '../../../../packages/react/test/contract/harness'

describe('@dogear/react in Preact', () => {
  test('is rendered by preact/compat', () => expect(isValidElement(createElement('p'))).toBe(true))

  // Other suites compare whole markup, in which Preact leaves an empty attribute where one is removed.
  const renderer = createRenderer(harness, { hasRules: false, isThorough: false })
  for (const describeSuite of [
    ...[describeCallbacks, describeFocus, describeList, describePageInput],
    ...[describePageSizeSelect, describePartProps, describeTotals],
  ])
    describeSuite(renderer)
  // It counts calls, and Preact's StrictMode doesn't render twice.
  describeLinks({ ...renderer, has: (feature) => feature !== 'rendersTwice' && renderer.has(feature) })
})
