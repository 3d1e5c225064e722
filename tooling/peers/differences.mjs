const moreMessages = 'In development, React 18 logs more about an error in a render than React 19.'

/** By host: the tests that fail on its oldest peer, and why. */
export const differences = {
  react: {
    'outside a Root, usePaginationContext throws an error that says what is missing and how to add it':
      'The test receives the error through a root option that React 19 introduced.',
    'loses no state, and is reported once': 'In development, React 18 reports an error of an event handler twice.',
    'getPageUrl: the error boundary is told, and above it the page is kept': moreMessages,
    'itemLabel: the error boundary is told, and above it the page is kept': moreMessages,
    'ids.item: the error boundary is told, and above it the page is kept': moreMessages,
    'two: an error says what happened and what to do': moreMessages,
    'text: an error says what happened and what to do': moreMessages,
    'a `javascript:` URL is passed on like any other: what the framework makes of an href, it makes of ours':
      'React 18 warns about such a URL, but keeps it.',
    'may stand beside a condition that is false': 'React 18 has no server components, and unwraps nothing in a list.',
    'may be a promise, as React 19 takes it': 'React 18 does not support promises as children.',
  },
}
