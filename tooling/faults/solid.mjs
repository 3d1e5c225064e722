const fault = (file, name, found, replacement, tests) => ({
  name,
  file: `src/${file}.ts`,
  edits: [[found, replacement]],
  ...(tests && { tests: `${tests}.browser.test` }),
})

const state = [
  fault('use-pagination', 'leaves an option among the attributes', 'siblingCount boundaryCount ', 'siblingCount '),
  fault(
    'use-pagination',
    'takes `id` for an option of a Root',
    "'onPageSizeChange translations",
    "'id onPageSizeChange translations",
  ),
  fault(
    'use-pagination',
    'knows no previous model, so that every entry is another one',
    'kept(), previous)',
    'kept())',
  ),
  fault(
    'use-pagination',
    'shows each of two requests in a tick',
    'untrack(model), keep, run }',
    'untrack(model), keep: (next) => queueMicrotask(() => keep(next)) }',
  ),
  fault('use-pagination', 'tracks the page that a request starts from', '() => untrack(model)', 'model'),
  fault(
    'use-pagination',
    'tracks what a callback reads',
    'untrack(() => batch(attempt))',
    'batch(attempt)',
    'requests',
  ),
  fault(
    'use-pagination',
    'shows a request in two updates',
    'untrack(() => batch(attempt))',
    'untrack(attempt)',
    'requests',
  ),
  fault('use-pagination', 'stops where a callback throws', 'if (failure) throw failure.error', '', 'requests'),
  fault('root', 'keeps the first `value`', 'createMemo(() => props.value())', 'createMemo(untrack(() => props.value))'),
  fault(
    'root',
    'acts on the first `value`',
    'const latest = () => untrack(() => props.value)',
    'const first = untrack(() => props.value)\n  const latest = () => first',
  ),
  fault(
    'context',
    'warns before a part asks for the tag',
    'let tag: Accessor<Tag> | undefined',
    'let tag: Accessor<Tag> | undefined = createMemo(current)',
    'work',
  ),
  fault('context', 'asks for a URL to know the tag', '{ disabled: true, isOwnElement', '{ isOwnElement', 'work'),
  fault(
    'use-pagination',
    'makes another context for each reader',
    "createMemo(() => connect(model(), actions, 'on:click'))",
    "() => connect(model(), actions, 'on:click')",
    'requests',
  ),
  fault(
    'element',
    'renders another element for what is the same',
    'createMemo(() => part.props.asChild || tag())',
    'createMemo(() => part.props.asChild || tag(), undefined, { equals: false })',
    'elements',
  ),
]

const elements = [
  fault('element', 'loses the ref', '  callRefs(part, element)\n', ''),
  fault(
    'element',
    'reads the attributes given once',
    'return createMemo(() => attributesIn(props, omitted))',
    'const once = attributesIn(props, omitted)\n  return () => once',
  ),
  fault(
    'element',
    'evaluates the attributes given for each page',
    'return createMemo(() => attributesIn(props, omitted))',
    'return () => attributesIn(props, omitted)',
    'props',
  ),
  fault('element', 'reads the content once', '() => part.props.children', 'part.props.children'),
  fault(
    'element',
    'reads `asChild` once',
    'createMemo(() => part.props.asChild || tag())',
    'createMemo(((first) => () => first ?? tag())(part.props.asChild))',
  ),
  fault(
    'element',
    'lets ours win over the attributes given',
    '({ ...partAttributes(), ...userAttributes() })',
    '({ ...userAttributes(), ...partAttributes() })',
  ),
  fault(
    'element',
    'hydrates nothing',
    'getNextElement(() => document.createElement(tag))',
    'document.createElement(tag)',
    'contract/hydration',
  ),
  fault('control', 'does not disable what is given disabled', 'disabled: props.disabled, ', ''),
  fault('control', 'lets a button submit', "['type', ...clickNames]", '[...clickNames]'),
  fault('item', 'writes the value of an Item', "['value']", '[]'),
  fault(
    'ellipsis',
    'hides an Ellipsis that has a handler',
    'isClickable(own(), props as object as Props)',
    'isClickable(own())',
  ),
  fault('ellipsis', 'hides an Ellipsis whose child has a handler', 'isClickable(own(), ', 'isClickable('),
  fault('ellipsis', 'hides an Ellipsis whose child has focus', 'isFocusable() || ', ''),
  fault(
    'ellipsis',
    'takes a link without `href` for focusable',
    " && !element.matches('a:not([href], [tabindex])')",
    '',
  ),
]

const focus = [
  fault('root', 'loses the focus', 'keepFocus(root)\n', ''),
  fault('root', 'loses the focus of what a loop moves', 'keepFocusInLoops(root, pagination)\n', '', 'focus'),
  fault('root', 'takes the focus back', 'activeElement === body && ', '', 'focus'),
  fault(
    'root',
    'scrolls to what it gives the focus back to',
    'focused.focus({ preventScroll: true })',
    'focused.focus()',
    'focus',
  ),
  fault(
    'root',
    'does not look for focus in a shadow root',
    'root.getRootNode() as Document',
    'root.ownerDocument',
    'focus',
  ),
  fault('as-child', 'loses the focus and the ref of a root with asChild', '        callRefs(part, element)\n', ''),
]

const clicks = [
  fault(
    'control',
    "drops the user's click handler",
    'for (const name of clickNames) call(given[name], event)',
    'given',
  ),
  fault(
    'control',
    "drops the child's click handler",
    '[own(), props as object as Props]',
    '[props as object as Props]',
  ),
  fault(
    'control',
    "runs the part's click handler before the child's",
    '[own(), props as object as Props]',
    '[props as object as Props, own()]',
  ),
  fault(
    'control',
    'takes a click for what is not shown yet',
    'if (handle) handle',
    "handle = getProps(pagination(), {})['on:click']\n          if (handle) handle",
  ),
  fault(
    'control',
    'listens anew for each page',
    "shown['on:click'] = onClick",
    "shown['on:click'] = (event) => onClick(event)",
    'merge',
  ),
  fault(
    'control',
    'leaves the onClick of a child to Solid',
    'if (props.asChild) takeOnClick(element)',
    '',
    'child-clicks',
  ),
  fault(
    'control',
    'forgets an onClick that changes',
    'set: (handler) => onClicks.set(child, handler)',
    'set: () => {}',
    'child-clicks',
  ),
  fault(
    'control',
    'runs onClick before on:click',
    "['on:click', 'onClick', ",
    "['onClick', 'on:click', ",
    'click-handlers',
  ),
  fault('control', 'leaves an onclick to Solid', ", 'onclick'] as const", '] as const', 'click-handlers'),
  {
    name: 'tracks a click that an effect makes',
    file: 'src/control.ts',
    edits: [['        untrack(() => {', '        ((run: () => void) => run())(() => {']],
    tests: 'click-handlers.browser.test',
  },
  fault('control', 'takes an onClick over again', 'if (onClicks.has(child)) return', '', 'child-components'),
  fault('control', 'drops the data of an onClick', 'child.$$clickData === undefined', 'child', 'child-clicks'),
  fault(
    'control',
    'leaves an onClick to Solid as well',
    'get: () => undefined',
    'get: () => onClicks.get(child)',
    'child-clicks',
  ),
  fault('merge-props', 'drops the data of a handler', 'given[0](given[1], ', 'given[0](undefined, ', 'click-handlers'),
  fault(
    'merge-props',
    'calls no handler that is an object',
    ' else if (given) (given',
    ' else if (!given) (given',
    'merge',
  ),
]

const merging = [
  fault('as-child', 'drops what the child passes', 'attributesIn(own(), reserved)', '{}'),
  fault(
    'as-child',
    'reads what the child passes once',
    'attributesIn(own(), reserved)',
    'attributesIn(untrack(own), reserved)',
    'as-child',
  ),
  fault('as-child', "drops the child's ref", '        call(untrack(own).ref, element)\n', ''),
  fault('as-child', "drops the child's content", 'content() ?? props.children', 'props.children', 'as-child'),
  fault('as-child', 'drops the content of the part', 'content() ?? props.children', 'content()'),
  fault('as-child', 'makes other props whenever the child passes others', 'if (update) {', 'if (!own) {', 'as-child'),
  fault(
    'as-child',
    'lets the props end with the first that the child passes',
    'runWithOwner(owner.owner, create) as',
    '(owner && create()) as',
    'as-child',
  ),
  fault(
    'merge-props',
    "lets the part's attribute win over the child's",
    "if (!name.startsWith('on')) return inner",
    "if (!name.startsWith('on')) return outer",
  ),
  fault(
    'merge-props',
    "drops the part's class",
    "if (name === 'class') return join(outer, inner)",
    "if (name === 'class') return inner",
  ),
  fault(
    'merge-props',
    "puts the child's class first",
    "if (name === 'class') return join(outer, inner)",
    "if (name === 'class') return join(inner, outer)",
  ),
  fault(
    'merge-props',
    "drops the part's classList",
    '{ ...(outer as object), ...(inner as object) }',
    'inner',
    'merge',
  ),
  fault(
    'merge-props',
    'lets `class` wipe `classList`',
    'if (!classList) return merged',
    'if (classList || !classList) return merged',
    'merge',
  ),
  fault('merge-props', 'puts what `classList` turns off among the classes', 'isOn && names', 'names', 'merge'),
  {
    name: 'joins styles in the wrong order',
    file: 'src/merge-props.ts',
    edits: [
      ['toCss(outer)};', 'toCss(inner)};'],
      ['toCss(inner)}`', 'toCss(outer)}`'],
    ],
  },
  fault(
    'merge-props',
    'joins style objects in the wrong order',
    '{ ...outer, ...attributesIn(inner as object, []) }',
    '{ ...attributesIn(inner as object, []), ...outer }',
    'merge',
  ),
  fault(
    'merge-props',
    'lets an undefined declaration win',
    '...attributesIn(inner as object, []) }',
    '...inner }',
    'merge',
  ),
  fault(
    'merge-props',
    "runs the part's handler first",
    '    call(inner, event)\n    call(outer, event)',
    '    call(outer, event)\n    call(inner, event)',
  ),
  fault(
    'merge-props',
    'chains handlers of the usual spelling only',
    "!name.startsWith('on')",
    '!/^on[A-Z:]/.test(name)',
    'merge',
  ),
  fault('merge-props', "drops the part's handler", '    call(outer, event)\n', ''),
  fault('merge-props', 'takes undefined for given', 'value != null', 'value !== null'),
  fault('merge-props', 'takes null for given', 'value != null', 'value !== undefined'),
  fault('merge-props', 'lets the name of a part be given', "'ref', 'data-scope', 'data-part'", "'ref'"),
]

const server = [
  {
    ...fault(
      'as-child',
      'asks for a URL once for each attribute on the server',
      'createMemo(part.attributes(own as Accessor<Props>))',
      'part.attributes(own as Accessor<Props>)',
    ),
    tests: 'server.ssr.test',
  },
  {
    ...fault('element', 'renders no content on the server', 'return props.children', 'return undefined'),
    tests: 'server.ssr.test',
  },
]

export const solid = [...state, ...elements, ...focus, ...clicks, ...merging, ...server]
