export const svelte = {
  'src/binding.svelte.ts': [
    ['doesn’t write a bound page', 'set?.(value)', '', 'bind-page.browser'],
    [
      'keeps a page that the parent controls',
      'isCurrent = !set || passed === value',
      'isCurrent = true',
      'function-binding.browser',
    ],
    ['ignores a new page', 'isCurrent &&= passed === last?.passed', ''],
    [
      'controls the page once a binding was written',
      'controlled == null ? undefined : value',
      'value',
      'bind-page.browser',
    ],
  ],
  'src/context.ts': [
    ['returns undefined outside a Root', 'if (context) return context', 'return context as never'],
    ['shows the first value of a RootProvider', '(() => latest()())', '((first) => () => first())(untrack(latest))'],
    [
      'acts on the first value of a RootProvider',
      "(value: number) => untrack(latest)[name as 'setPage'](value)",
      "untrack(latest)[name as 'setPage']",
    ],
    ['tracks the value of a RootProvider in a request', '=> untrack(latest)[', '=> latest()['],
  ],
  'src/element.svelte': [
    ['loses the ref of a part that has a child', ', ...ref }', ' }'],
    [
      'merges the part’s attributes over those of the child',
      "mergeProps(mergeProps({}, element.props, ['ref']), own)",
      "mergeProps({ ...own }, element.props, ['ref'])",
    ],
    ['never sets refs to null', 'current === element && bind(null)', 'undefined'],
    [
      'sets a ref to null when a replaced element has faded out',
      'current === element && bind(null)',
      'bind(null)',
      'bind-ref.browser',
    ],
    ['doesn’t see that an attribute is gone', 'names.length === Reflect.ownKeys(other).length && ', ''],
    ['handles a click as the part was first rendered', 'latest.on[', 'shown?.on['],
    ['renders links as buttons', "part.tag === 'button'", "part.tag === 'button' || part.tag === 'a'"],
    ['keeps the first content', '$$slots?.default ?', 'children ?', 'content.browser'],
  ],
  'src/element.ts': [['writes disabled on a link', ", 'disabled', 'type']", ", 'type']"]],
  'src/ellipsis.svelte.ts': [['hides an Ellipsis that has a click handler', 'onclick || canFocus', 'canFocus']],
  'src/item.ts': [
    [
      'ignores the disabled prop of an Item',
      'itemPart(api, { value, disabled, asChild })',
      'itemPart(api, { value, asChild })',
    ],
  ],
  'src/merge-props.ts': [
    [
      'runs handlers from the outermost to the innermost',
      'value(event)\n        other(event)',
      'other(event)\n        value(event)',
    ],
    ['lets a child’s class replace the part’s', '[other, value]\n', 'value\n'],
    ['lets the part’s style win', "[other, value].join(';')", "[value, other].join(';')"],
    ['loses attachments', 'Reflect.ownKeys(inner)', 'Object.keys(inner)', 'as-child.browser'],
    ['ignores the veto of a child’s click handler', '(native, props[name])', '(native, void props[name]?.(native))'],
  ],
  'src/root.ts': [
    ['writes options as attributes', '[...consumedByAll, ...optionNames]', 'consumedByAll'],
    [
      'writes a bound page after the callback',
      'page.write(details.page)\n',
      'queueMicrotask(() => page.write(details.page))\n',
      'bind-page.browser',
    ],
    ['loses focus', 'if (element) keepFocus(element)', ''],
    ['loses the ref of a Root', 'setRef?.(element)', ''],
  ],
  'src/trigger.ts': [
    ['renders a link of the user as a button', '{ direction, disabled, asChild }', '{ direction, disabled }'],
  ],
  'src/use-pagination.svelte.ts': [
    [
      'reads the getters of its options once',
      ': () => options',
      ': ((copy) => () => copy)({ ...options })',
      'use-pagination.browser',
    ],
    ['creates new entries with each change', 'getModel(latest(), model)', 'getModel(latest())'],
    ['forgets the page that was shown when it stops being controlled', 'stored, position)', 'stored)'],
    ['tracks what a callback reads', '    run: untrack,\n', '', 'effects.browser'],
  ],
}
