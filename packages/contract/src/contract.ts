import { describe } from 'vitest'
import type { Harness } from './harness.js'
import { createRenderer } from './renderer.js'
import { describeAccessibility } from './suites/accessibility.js'
import { describeArbitraryOptions } from './suites/arbitrary-options.js'
import { describeAsChild } from './suites/as-child.js'
import { describeAsChildErrors } from './suites/as-child-errors.js'
import { describeAsChildMerges } from './suites/as-child-merges.js'
import { describeBatchedRequests } from './suites/batched-requests.js'
import { describeBrowserClicks } from './suites/browser-clicks.js'
import { describeCallbacks } from './suites/callbacks.js'
import { describeChangingOptions } from './suites/changing-options.js'
import { describeClicks } from './suites/clicks.js'
import { describeContext } from './suites/context.js'
import { describeControlledValues } from './suites/controlled-values.js'
import { describeEffects } from './suites/effects.js'
import { describeEllipsis } from './suites/ellipsis.js'
import { describeEmbedding } from './suites/embedding.js'
import { describeEntries } from './suites/entries.js'
import { describeFocus } from './suites/focus.js'
import { describeFocusFallbacks } from './suites/focus-fallbacks.js'
import { describeFocusMoves } from './suites/focus-moves.js'
import { describeFocusOutside } from './suites/focus-outside.js'
import { describeInvalidOptions } from './suites/invalid-options.js'
import { describeInvalidRequests } from './suites/invalid-requests.js'
import { describeLinkListeners } from './suites/link-listeners.js'
import { describeLinksThatChange } from './suites/links-that-change.js'
import { describeLinksToDocuments } from './suites/links-to-documents.js'
import { describeLinksToFragments } from './suites/links-to-fragments.js'
import { describeLinksWithNavigationApi } from './suites/links-with-navigation-api.js'
import { describeLinksWithRouter } from './suites/links-with-router.js'
import { describeMarkup } from './suites/markup.js'
import { describeMarkupInStrings } from './suites/markup-in-strings.js'
import { describeMinimalMarkup } from './suites/minimal-markup.js'
import { describeMissingUrls } from './suites/missing-urls.js'
import { describeNoLongerControlled } from './suites/no-longer-controlled.js'
import { describePageSize } from './suites/page-size.js'
import { describePageUrls } from './suites/page-urls.js'
import { describePartProps } from './suites/part-props.js'
import { describeRefs } from './suites/refs.js'
import { describeRootProviders } from './suites/root-providers.js'
import { describeRoots } from './suites/roots.js'
import { describeThrowingCallbacks } from './suites/throwing-callbacks.js'
import { describeThrowingFunctions } from './suites/throwing-functions.js'
import { describeValidPage } from './suites/valid-page.js'

/** Every sentence of the interface that a browser can show: to be run in one. */
export function describeContract(name: string, harness: Harness): void {
  const suites = [
    describeMarkup,
    describeControlledValues,
    describeBatchedRequests,
    describeValidPage,
    describePageSize,
    describeCallbacks,
    describeNoLongerControlled,
    describeClicks,
    describeLinksWithRouter,
    describeLinksToFragments,
    describeLinksWithNavigationApi,
    describeLinkListeners,
    describeLinksThatChange,
    describeLinksToDocuments,
    describeBrowserClicks,
    describeFocus,
    describeFocusMoves,
    describeFocusFallbacks,
    describeFocusOutside,
    describeInvalidOptions,
    describeInvalidRequests,
    describeMissingUrls,
    describePageUrls,
    describeMinimalMarkup,
    describeEntries,
    describeContext,
    describeRoots,
    describeRootProviders,
    describePartProps,
    describeAsChild,
    describeAsChildMerges,
    describeAsChildErrors,
    describeRefs,
    describeEllipsis,
    describeChangingOptions,
    describeEffects,
    describeMarkupInStrings,
    describeEmbedding,
    describeThrowingCallbacks,
    describeArbitraryOptions,
    describeThrowingFunctions,
    describeAccessibility,
  ]
  describe(name, () => {
    const renderer = createRenderer(harness)
    for (const suite of suites) suite(renderer)
  })
}
