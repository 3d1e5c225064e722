import { describe } from 'vitest'
import { hostOf } from './host.js'
import type { Stage } from './stage.js'
import { describeAccessibility } from './suites/accessibility.js'
import { describeAsChild } from './suites/as-child.js'
import { describeAsChildErrors } from './suites/as-child-errors.js'
import { describeAsChildMerges } from './suites/as-child-merges.js'
import { describeBadOptions } from './suites/bad-options.js'
import { describeBareMinimum } from './suites/bare-minimum.js'
import { describeCallbacks } from './suites/callbacks.js'
import { describeClicks } from './suites/clicks.js'
import { describeClicksOfTheBrowser } from './suites/clicks-of-the-browser.js'
import { describeContext } from './suites/context.js'
import { describeEffects } from './suites/effects.js'
import { describeEllipsis } from './suites/ellipsis.js'
import { describeEntries } from './suites/entries.js'
import { describeFocus } from './suites/focus.js'
import { describeFocusElsewhere } from './suites/focus-elsewhere.js'
import { describeFocusFallbacks } from './suites/focus-fallbacks.js'
import { describeFocusHandedOn } from './suites/focus-handed-on.js'
import { describeGivenValues } from './suites/given-values.js'
import { describeLinksThatAreIntercepted } from './suites/links-that-are-intercepted.js'
import { describeLinksThatLeadAway } from './suites/links-that-lead-away.js'
import { describeLinksThatMove } from './suites/links-that-move.js'
import { describeLinksThatStay } from './suites/links-that-stay.js'
import { describeLinksToFragments } from './suites/links-to-fragments.js'
import { describeListenersOfLinks } from './suites/listeners-of-links.js'
import { describeLiveValues } from './suites/live-values.js'
import { describeMarkup } from './suites/markup.js'
import { describeMarkupInStrings } from './suites/markup-in-strings.js'
import { describeMissingUrls } from './suites/missing-urls.js'
import { describeNoLongerGiven } from './suites/no-longer-given.js'
import { describePageSize } from './suites/page-size.js'
import { describeParts } from './suites/parts.js'
import { describeRefs } from './suites/refs.js'
import { describeRefusedRequests } from './suites/refused-requests.js'
import { describeRootProviders } from './suites/root-providers.js'
import { describeRoots } from './suites/roots.js'
import { describeSurroundings } from './suites/surroundings.js'
import { describeThrowingCallbacks } from './suites/throwing-callbacks.js'
import { describeThrowingGetters } from './suites/throwing-getters.js'
import { describeTwoRequests } from './suites/two-requests.js'
import { describeValidPage } from './suites/valid-page.js'
import { describeWildOptions } from './suites/wild-options.js'

/** Every sentence of the interface that a browser can show: to be run in one. */
export function describeContract(name: string, stage: Stage): void {
  const suites = [
    describeMarkup,
    describeGivenValues,
    describeTwoRequests,
    describeValidPage,
    describePageSize,
    describeCallbacks,
    describeNoLongerGiven,
    describeClicks,
    describeLinksThatStay,
    describeLinksToFragments,
    describeLinksThatAreIntercepted,
    describeListenersOfLinks,
    describeLinksThatMove,
    describeLinksThatLeadAway,
    describeClicksOfTheBrowser,
    describeFocus,
    describeFocusHandedOn,
    describeFocusFallbacks,
    describeFocusElsewhere,
    describeBadOptions,
    describeRefusedRequests,
    describeMissingUrls,
    describeBareMinimum,
    describeEntries,
    describeContext,
    describeRoots,
    describeRootProviders,
    describeParts,
    describeAsChild,
    describeAsChildMerges,
    describeAsChildErrors,
    describeRefs,
    describeEllipsis,
    describeLiveValues,
    describeEffects,
    describeMarkupInStrings,
    describeSurroundings,
    describeThrowingCallbacks,
    describeWildOptions,
    describeThrowingGetters,
    describeAccessibility,
  ]
  describe(name, () => {
    const host = hostOf(stage)
    for (const suite of suites) suite(host)
  })
}
