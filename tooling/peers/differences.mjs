const moreMessages = 'In development, React 18 logs more about an error in a render than React 19.'

/** By host and version: the tests that fail there, and why. */
export const differences = {
  'react 18.0.0': {
    'outside a Root, usePaginationContext throws an error that says what is missing and how to add it':
      'The test receives the error through a root option that React 19 introduced.',
    'doesn’t lose the new page of buttons, and is reported once':
      'In development, React 18 reports an error of an event handler twice.',
    'getPageUrl: reaches the error boundary or the caller, and the page isn’t lost': moreMessages,
    'itemLabel: reaches the error boundary or the caller, and the page isn’t lost': moreMessages,
    'number: reaches the error boundary or the caller, and the page isn’t lost': moreMessages,
    'statusLabel: reaches the error boundary or the caller, and the page isn’t lost': moreMessages,
    'ids.item: reaches the error boundary or the caller, and the page isn’t lost': moreMessages,
    'with two instead of one element, it throws an error': moreMessages,
    'with text instead of one element, it throws an error': moreMessages,
    'a `javascript:` URL reaches the framework unchanged, which treats it like any other `href`':
      'React 18 warns about such a URL, but keeps it.',
    'works next to a condition that is false':
      'React 18 has no server components, and does not unwrap lazy nodes in a list.',
    'can be a promise, as in React 19': 'React 18 does not support promises as children.',
    'what is typed into a PageInput is not requested when an Activity hides it': 'React 18 has no Activity.',
  },
}
