export const solid = {
  'src/use-page-url.ts': [
    ['keeps the page of the server', '    update()\n', '', 'contract/hydration.browser'],
    ['never stops listening', 'onCleanup(subscribe(update))', 'subscribe(update)'],
  ],
  'src/as-child.ts': [
    [
      'creates new props with each change of a child’s attributes',
      'created.set(computation, [props, setLatest])',
      '',
      'as-child.browser',
    ],
    ['keeps the first attributes of a child', 'update(() => own)', '', 'as-child.browser'],
    ['loses the ref of a part', 'call(props.ref, element)', ''],
    ['loses the ref of a child', 'call(untrack(own).ref, element)', ''],
  ],
  'src/events.ts': [
    ['ignores the veto of the user’s click handler', 'handle(event, userHandler)', 'handle(event, userHandler())'],
    ['ignores the user’s click handler on a disabled link', 'else userHandler()', ''],
    [
      'handles a click as the part was first rendered',
      'latest = on\n',
      'latest = Object.keys(latest).length ? latest : on\n',
    ],
    [
      'calls an onClick twice',
      'merged[spelling] = undefined',
      "if (spelling !== 'onClick') merged[spelling] = undefined",
    ],
    [
      'lets the attributes of the part win',
      '{ ...attributes, ...userAttributes() }',
      '{ ...userAttributes(), ...attributes }',
    ],
    ['lets a field change its type', 'merged.type = (', 'if (isControl) merged.type = ('],
    [
      'runs the onClick of a child after the change',
      'callHandlerOf(event.currentTarget as Child, name, event)',
      '',
      'child-clicks.browser',
    ],
  ],
  'src/context.ts': [
    ['returns undefined outside a Root', 'if (root) return root', 'return root as never'],
    [
      'shows the first value of a RootProvider',
      'Object.assign(() => current()(), ',
      'Object.assign(latest().bind(null), ',
    ],
    [
      'acts on the first value of a RootProvider',
      'untrack(current)\n',
      '(first ??= current())\n  let first: UsePaginationReturn | undefined\n',
    ],
    ['tracks the value of a RootProvider in a request', 'untrack(current)', 'current()'],
  ],
  'src/element.ts': [
    ['keeps attributes that are gone', 'false, true, before, true', 'false, true, {}, true'],
    ['keeps its first tag', 'if (!render && isControl) controlTag()', ''],
    [
      'creates an element instead of hydrating it',
      'getNextElement(() => document.createElement(part.tag))',
      'document.createElement(part.tag)',
      'contract/hydration.browser',
    ],
    ['renders no attributes on the server', '    ...attributes,\n', '', 'contract/server.ssr'],
    [
      'evaluates the user’s attributes again with each change',
      'createMemo(() => attributesIn(props, consumed))',
      '() => attributesIn(props, consumed)',
      'props.browser',
    ],
    ['doesn’t see an asChild that is set later', '$PROXY in props || name in props', 'props[name]'],
    ['doesn’t see an attribute that is added later', '$PROXY in props || attributeNames', 'attributeNames'],
  ],
  'src/ellipsis.ts': [
    ['looks at a child before it has its attributes', 'createEffect(() => setCanFocus', 'void (setCanFocus'],
  ],
  'src/merge-props.ts': [
    [
      'runs handlers from the outermost to the innermost',
      'call(inner[name], event)\n      call(outer[name], event)',
      'call(outer[name], event)\n      call(inner[name], event)',
    ],
    ['lets the part’s style win', '[outer.style, inner.style]', '[inner.style, outer.style]'],
  ],
  'src/root.ts': [
    ['writes options as attributes', 'usePagination(props), optionNames', 'usePagination(props), []'],
    ['loses focus', 'keepFocus(root)\n', ''],
    ['loses focus that a loop moves out of the document', 'keepFocusInLoops(root, pagination)\n      }', '}'],
    ['takes focus back from another element', 'activeElement === body && ', '', 'focus.browser'],
  ],
  'src/trigger.ts': [['renders a link of the user as a button', ', asChild: !!asChild', '']],
  'src/use-pagination.ts': [
    ['creates new entries with each change', 'getModel(rendered, previous)', 'getModel(rendered)'],
    [
      'forgets the page that was shown when it stops being controlled',
      'stored(), previous, rendered)',
      'stored(), undefined, rendered)',
    ],
    ['forgets the total while busy', 'stored(), previous, rendered)', 'stored(), previous, undefined)'],
    [
      'takes a total that was never rendered for the last one',
      'stored(), previous, rendered)',
      'stored(), previous, previous)',
      'options.browser',
    ],
    ['never checks the page', 'const cancel = checkPage()', 'const cancel = undefined as (() => void) | undefined'],
    ['checks a page after an unmount', 'if (cancel) onCleanup(cancel)', ''],
    ['tracks what a callback reads', 'untrack(() => batch(attempt))', 'batch(attempt)', 'requests.browser'],
    ['updates twice for page and page size', 'untrack(() => batch(attempt))', 'untrack(attempt)', 'requests.browser'],
    ['hides the error of a callback', '  rethrow()\n', ''],
    ['loses the page if a callback throws', 'batch(attempt)', 'batch(request)'],
  ],
  'src/list.ts': [['keeps the first custom ellipsis', '    list.ellipsis.custom?.()\n', '']],
  'src/row.ts': [
    [
      'keeps an ellipsis hidden that becomes interactive',
      "else setAttribute(element, 'aria-hidden', latest as string)",
      '',
    ],
  ],
  'src/row-content.ts': [
    [
      'keeps the first index of a custom ellipsis',
      '  get index() {\n    return pages().indexOf(entry)\n  },',
      '  index: pages().indexOf(entry),',
    ],
  ],
  'src/row-template.ts': [['clones a button for a link', 'entry.type + list.controlTag()', 'entry.type']],
  'src/fit-list.ts': [
    ['observes a FitList that is gone', '  onCleanup(() => fit.update(null))\n', '  void onCleanup\n'],
  ],
  'src/ellipsis-trigger.ts': [['writes `by` as an attribute', ", 'by']", ']']],
  'src/page-size-select.ts': [
    ['ignores `sizes`', 'getPageSizeOptions(pagination(), props.sizes)', 'getPageSizeOptions(pagination())'],
    ['shows the first size', 'if (element) showValue(element, value)', ''],
    ['enables a disabled select', 'pageSizeSelectPart(api, { disabled })', 'pageSizeSelectPart(api)'],
    [
      'shows nothing once an option is replaced',
      'createMemo(indexArray(options, createOption))',
      'indexArray(options, createOption)',
    ],
    ['keeps the first labels', 'if (element.textContent !== label)', 'if (!element.textContent)'],
  ],
  'src/page-input.ts': [
    ['shows the first page', 'showValue(element, value)', ''],
    ['enables a disabled input', 'pageInputPart(api, { disabled })', 'pageInputPart(api)'],
  ],
  'src/status.ts': [
    ['never announces', 'createEffect(() => update(status() ?? null, pagination()))', ''],
    ['ignores a custom text', 'if (!props.text) return', 'return'],
    ['calls a custom text while nothing is known', 'details && props.text(details)', 'props.text(details as never)'],
  ],
  'src/content.ts': [
    [
      'never reveals',
      'update(content(), pagination(), { scroll: props.scroll, focus: props.focus })',
      'void content()',
    ],
    ['ignores `scroll`', 'scroll: props.scroll, ', ''],
    ['ignores `focus`', ', focus: props.focus', ''],
    ['ignores its `value`', '(props.value ?? enclosing)', '(enclosing ?? props.value)'],
  ],
}
