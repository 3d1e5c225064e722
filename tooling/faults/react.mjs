export const react = {
  'src/use-page-url.ts': [
    ['hydrates with the address', 'get, getInitial)', 'get, get)', 'contract/hydration.browser'],
    ['ignores a new `history`', '[pageUrl, history, url]', '[pageUrl, url]', 'page-url.browser'],
    ['ignores a new page URL', '[pageUrl, history, url]', '[history, url]', 'page-url.browser'],
    ['ignores changes of the address', 'useSyncExternalStore(subscribe,', 'useSyncExternalStore(() => () => {},'],
  ],
  'src/as-child.tsx': [
    ['loses the ref of a child', 'useMergedRef(partRef, childRef)', 'partRef'],
    ['lets a child replace data-part', "['data-scope', 'data-part'], chainHandler", "['data-scope'], chainHandler"],
    ['ignores the veto of a child’s click handler', "'data-part'], chainHandler)", "'data-part'])"],
    ['lets a child reset a form', '(submit|reset)', '(submit)'],
    [
      'changes the part’s props, so that StrictMode merges them twice',
      '{ ...partProps }, userProps',
      'partProps, userProps',
    ],
    [
      'merges the part’s attributes over those of the child',
      '({}, props, consumed), child.props',
      '({}, child.props), props, consumed',
    ],
    ['renders the first of two children', 'found.length === 1 && ', ''],
  ],
  'src/context.ts': [['returns null outside a Root', 'if (provided) return provided', 'return provided as never']],
  'src/element.tsx': [
    ['loses the ref of a part', 'if (user.partRef) partProps.ref = user.partRef', ''],
    ['ignores the veto of the user’s click handler', 'user.consumed, chainHandler', 'user.consumed'],
    ['writes disabled on a link', "'disabled', ", ''],
  ],
  'src/ellipsis.ts': [
    ['hides an Ellipsis that has a click handler', 'canFocus || onClick || ', 'canFocus || '],
    ['hides an Ellipsis with a tabindex until it has rendered', 'tabIndex >= 0 || (', '(', 'contract/server.ssr'],
    ['loses the ref of an Ellipsis', 'useMergedRef(ref, element)', 'element'],
    ['sees only the first element that an Ellipsis renders', '[props]', '[]', 'ellipsis.browser'],
    [
      'renders another Ellipsis on the server',
      'useState(false)',
      "useState(typeof document !== 'undefined')",
      'contract/hydration.browser',
    ],
  ],
  'src/item.ts': [['writes the value of an Item as an attribute', "['value', ...consumedByAll]", 'consumedByAll']],
  'src/merge-props.ts': [
    [
      'runs handlers from the outermost to the innermost',
      'inner(...args)\n    outer(...args)',
      'outer(...args)\n    inner(...args)',
    ],
    ['lets a child’s class replace the part’s', 'value ? `', 'value ? value : value ? `'],
    ['lets the part’s style win', 'mergeProps({ ...other }, value)', '{ ...value, ...other }'],
  ],
  'src/merged-ref.ts': [
    ['never sets refs to null', 'refs.forEach((ref', 'if (node) refs.forEach((ref'],
    [
      'ignores the clean-up of a ref',
      "if (typeof cleanup === 'function') cleanup()\n        else if",
      'if',
      'refs.browser',
    ],
  ],
  'src/root.tsx': [
    ['loses focus', 'if (root) keepFocus(root)', ''],
    ['writes options as attributes', '[...optionNames, ...consumedByAll]', 'consumedByAll'],
  ],
  'src/trigger.ts': [
    ['renders a link of the user as a button', '{ direction, disabled, asChild }', '{ direction, disabled }'],
  ],
  'src/use-pagination.ts': [
    ['reads the state of the last render in events', 'stored = next\n      rerender', 'rerender'],
    ['calls the callbacks of an earlier render', '{ ...committed, position }', 'committed'],
    ['ignores a new getPageUrl', '/^on|^navigate/.test(name)', '/^on|^navigate|getPageUrl/.test(name)'],
    ['renders for a new navigate', '/^on|^navigate/.test(name)', '/^on/.test(name)', 'renders.browser'],
    ['never checks the page', 'useEffect(() => instance.checkPage(), [instance, api])', ''],
    ['checks the page only once', '[instance, api]', '[instance]'],
    [
      'creates a new context with each render',
      'if (committed && rendersAlike(committed.position, position))',
      'if (false)',
      'renders.browser',
    ],
    ['creates new entries with each change', 'getModel(position, committed?.api)', 'getModel(position)'],
    [
      'creates new actions with each change',
      'connect(getModel(position, committed?.api), requests, eventName)',
      'connect(getModel(position, committed?.api), { ...requests, actions: { ...requests.actions, setPage: (page) => requests.actions.setPage(page) } }, eventName)',
    ],
    [
      'renders twice for each request',
      'rerender?.(next)\n',
      'rerender?.(next)\n      queueMicrotask(() => rerender?.({ ...next }))\n',
      'renders.browser',
    ],
    [
      'loses a request in a transition with each urgent render',
      'if (next.position.stored !== committed?.position.stored) ',
      '',
      'transitions.browser',
    ],
    [
      'lets events see a render that is never committed',
      'useInsertionEffect(() => instance.commit(rendered, setStored))',
      'instance.commit(rendered, setStored)',
      'transitions.browser',
    ],
    [
      'accepts a request during the first render',
      'if (rerender) return request()',
      'return request()',
      'early-requests.browser',
    ],
  ],
  'src/list.tsx': [
    ['identifies list items by their index', '{ children }), entry.value)', '{ children }), index)'],
    [
      'identifies an ellipsis of a List by index 0',
      'ellipsisPart(pagination, { index, ',
      'ellipsisPart(pagination, { index: 0, ',
    ],
  ],
  'src/fit-list.tsx': [
    ['loses the ref of a FitList', 'partRef, isFit', 'partRef: element, isFit'],
    ['observes a FitList that is gone', '    useBeforePaint(() => () => store.fit.update(null), [store])\n', ''],
    [
      'keeps observing the first element of a FitList',
      '      })\n    })\n    useBeforePaint',
      '      })\n    }, [store, pagination])\n    useBeforePaint',
    ],
  ],
  'src/field.ts': [
    ['shows the first value in a field', 'showValue(field.current as HTMLInputElement, value)', 'void value'],
    ['loses the ref of a field', 'return useMergedRef(ref, field)', 'return field'],
  ],
  'src/page-size-select.tsx': [
    ['ignores `sizes`', 'getPageSizeOptions(pagination, sizes)', 'getPageSizeOptions(pagination)'],
    ['writes `sizes` as an attribute', '({ sizes, ...props }, ref)', '({ ...props }, ref, sizes = props.sizes)'],
    ['enables a disabled select', 'pageSizeSelectPart(pagination, props)', 'pageSizeSelectPart(pagination)'],
  ],
  'src/page-input.ts': [['enables a disabled input', 'pageInputPart(pagination, props)', 'pageInputPart(pagination)']],
  'src/ellipsis-trigger.ts': [['writes `by` as an attribute', "'by', ", '']],
  'src/status.tsx': [
    ['never announces', 'useBeforePaint(() => update(element.current, pagination))', ''],
    ['ignores a custom text', 'props.text ? details && props.text(details) : getStatusText', 'getStatusText'],
    ['calls a custom text while nothing is known', 'details && props.text(details)', 'props.text(details as never)'],
  ],
  'src/content.tsx': [
    ['never reveals', 'useBeforePaint(() => update(element.current, pagination, { scroll, focus }))', ''],
    ['ignores `scroll`', '{ scroll, focus }))', '{ focus }))'],
    ['ignores `focus`', '{ scroll, focus }))', '{ scroll }))'],
    ['ignores its `value`', 'useProvided(value)', 'useProvided()'],
  ],
}
