const saidMore = 'React 18 says more of an error in a render, in development, than React 19.'

/** By host: the tests that fail on its oldest peer, and why that is the peer's own way. */
export const differences = {
  react: {
    'outside a Root, usePaginationContext throws an error that says what is missing and how to add it':
      'The test is told of the error by an option of the root that React 19 has brought.',
    'loses no state, and is reported once': 'React 18 reports an error of an event handler twice in development.',
    'getPageUrl: the error boundary is told, and above it the page is kept': saidMore,
    'itemLabel: the error boundary is told, and above it the page is kept': saidMore,
    'ids.item: the error boundary is told, and above it the page is kept': saidMore,
    'two: an error says what happened and what to do': saidMore,
    'text: an error says what happened and what to do': saidMore,
    'a `javascript:` URL is passed on like any other: what the framework makes of an href, it makes of ours':
      'React 18 warns of such a URL, and lets it be.',
    'may stand beside a condition that is false': 'React 18 has no server components, and unwraps nothing in a list.',
    'may be a promise, as React 19 takes it': 'React 18 takes none.',
  },
}
