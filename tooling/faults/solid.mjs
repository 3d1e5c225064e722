export const solid = {
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
  'src/click.ts': [
    ['ignores the veto of the user’s click handler', 'click(event, userHandler)', 'click(event, userHandler())'],
    ['ignores the user’s click handler on a disabled link', 'else userHandler()', ''],
    ['handles a click as the part was first rendered', 'click = on.click', 'click ??= on.click'],
    ['calls an onClick twice', 'onClick: undefined, ', ''],
    ['lets the attributes of the part win', 'attributes, userAttributes(), own', 'userAttributes(), attributes, own'],
    [
      'runs the onClick of a child after the change',
      'callOnClickOf(event.currentTarget as Child, event)',
      '',
      'child-clicks.browser',
    ],
  ],
  'src/context.ts': [['returns undefined outside a Root', 'if (root) return root', 'return root as never']],
  'src/element.ts': [
    ['keeps attributes that are gone', 'false, true, written, true', 'false, true, {}, true'],
    ['keeps its first tag', 'if (!render && isControl) controlTag()', ''],
    [
      'creates an element instead of hydrating it',
      'getNextElement(() => document.createElement(part.tag))',
      'document.createElement(part.tag)',
      'contract/hydration.browser',
    ],
    ['renders no attributes on the server', '      ...attributesOf(part),\n', '', 'contract/server.ssr'],
    [
      'evaluates the user’s attributes again with each change',
      'createMemo(() => attributesIn(props, consumed))',
      '() => attributesIn(props, consumed)',
      'props.browser',
    ],
    ['doesn’t see an asChild that is set later', "$PROXY in props || 'asChild' in props", 'props.asChild'],
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
    ['loses focus that a loop moves out of the document', 'keepFocusInLoops(root, pagination)\n        }', '}'],
    ['takes focus back from another element', 'activeElement === body && ', '', 'focus.browser'],
    [
      'shows the first value of a RootProvider',
      'Object.assign(() => props.value(), ',
      'Object.assign(latest().bind(null), ',
    ],
    [
      'acts on the first value of a RootProvider',
      'untrack(() => props.value)\n',
      '(first ??= props.value)\n  let first: UsePaginationReturn | undefined\n',
    ],
    ['tracks the value of a RootProvider in a request', 'untrack(() => props.value)', 'props.value'],
  ],
  'src/trigger.ts': [['renders a link of the user as a button', ', asChild: !!asChild', '']],
  'src/use-pagination.ts': [
    ['creates new entries with each change', 'getModel(position(), previous)', 'getModel(position())'],
    ['forgets the page that was shown when it stops being controlled', 'stored(), previous)', 'stored())'],
    ['tracks what a callback reads', 'untrack(() => batch(attempt))', 'batch(attempt)', 'requests.browser'],
    ['updates twice for page and page size', 'untrack(() => batch(attempt))', 'untrack(attempt)', 'requests.browser'],
    ['hides the error of a callback', '  rethrow()\n', ''],
    ['loses the page if a callback throws', 'batch(attempt)', 'batch(request)'],
  ],
}
