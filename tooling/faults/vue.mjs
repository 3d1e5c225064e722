const element = 'src/element.ts'
const merge = 'src/merge-props.ts'
const root = 'src/root.ts'
const ellipsis = 'src/ellipsis.ts'
const actions = 'src/actions.ts'
const usePagination = 'src/use-pagination.ts'

export const vue = [
  {
    name: 'leaves an option among the attributes',
    file: root,
    edits: [['siblingCount boundaryCount ', 'siblingCount ']],
  },
  {
    name: 'does not emit a change of page',
    file: usePagination,
    edits: [["emit('pageChange', details)", '']],
  },
  {
    name: 'emits in another order',
    tests: 'v-model.browser.test',
    file: usePagination,
    edits: [
      ["    emit('update:pageSize', details.pageSize)\n", ''],
      [
        "    emit('pageSizeChange', details)",
        "    emit('pageSizeChange', details)\n    emit('update:pageSize', details.pageSize)",
      ],
    ],
  },
  {
    name: 'emits, but does not call the callback of the options',
    tests: 'options.browser.test',
    file: usePagination,
    edits: [['    options.onPageChange?.(details)\n', '']],
  },
  {
    name: 'emits with the options of the first time',
    tests: 'options.browser.test',
    file: usePagination,
    edits: [
      [
        'const given = computed(() => (emit',
        'const first = { ...toValue(options) }\n  const given = computed(() => (emit',
      ],
      ['emitting(toValue(options), emit as Emit)', 'emitting(first, emit as Emit)'],
    ],
  },
  {
    name: 'writes the modifiers of v-model as attributes',
    tests: 'v-model.browser.test',
    file: root,
    edits: [[' pageModifiers pageSizeModifiers', '']],
  },
  {
    name: 'loses the focus',
    file: root,
    edits: [
      ['keepFocus(el as Element)', 'void el'],
      ['keepFocus(currentTarget as Element)', 'void currentTarget'],
    ],
  },
  {
    name: 'loses the focus once a child has replaced its element',
    tests: 'focus.browser.test',
    file: root,
    edits: [['keepFocus(currentTarget as Element)', 'void currentTarget']],
  },
  {
    name: 'loses the focus that a Root has when it is mounted',
    tests: 'focus.browser.test',
    file: root,
    edits: [['keepFocus(el as Element)', 'void el']],
  },
  {
    name: 'keeps the focus of a RootProvider only',
    file: root,
    edits: [
      [
        'setupRoot(usePagination(props, context.emit), props, context)',
        '{ const pagination = usePagination(props, context.emit); provide(paginationKey, pagination); return () => renderPart("nav", pagination.value.getRootProps(), props, context) }',
      ],
    ],
  },
  {
    name: 'follows the first value of a RootProvider only',
    file: root,
    edits: [
      [
        'const pagination = computed(() => unref(props.value))',
        'const { value } = props\n    const pagination = computed(() => unref(value))',
      ],
    ],
  },
  {
    name: 'sends requests to the first value of a RootProvider',
    file: root,
    edits: [
      ['untrackedActions(() => pagination.value)', 'untrackedActions(((first) => () => first)(pagination.value))'],
    ],
  },
  {
    name: 'tracks the value of a RootProvider in a request',
    tests: 'actions.browser.test',
    file: actions,
    edits: [
      [
        'stop(effect(() => latest()[name](value as number)))',
        '{ const action = latest()[name]; stop(effect(() => action(value as number))) }',
      ],
    ],
  },
  {
    name: 'tracks a request',
    file: actions,
    edits: [['stop(effect(() => latest()[name](value as number)))', 'latest()[name](value as number)']],
  },
  {
    name: 'tracks a request made through the object',
    tests: 'actions.browser.test',
    file: usePagination,
    edits: [['connect(model.value, actions)', 'connect(model.value, requests)']],
  },
  {
    name: 'drops what an action is given',
    file: actions,
    edits: [['[name](value as number)', '[name](Number.NaN)']],
  },
  {
    name: 'has other actions each time',
    file: usePagination,
    edits: [['connect(model.value, actions)', 'connect(model.value, untrackedActions(() => requests))']],
  },
  {
    name: 'keeps no state',
    file: usePagination,
    edits: [['state.value = next', 'void next']],
  },
  {
    name: 'knows no previous model, so that every entry is another one',
    file: usePagination,
    edits: [['state.value, previous)', 'state.value)']],
  },
  {
    name: "drops the user's click handler",
    file: merge,
    edits: [['for (const handler of handlers) handler(event)', '']],
  },
  {
    name: "hears no veto of the user's click handler",
    file: merge,
    edits: [['if (event !== vetoed) onClick(event)', 'onClick(event)']],
  },
  {
    name: "runs the part's click handler before the user's",
    file: merge,
    edits: [
      [
        '      userHandler?.(event)\n      if (event !== vetoed) onClick(event)',
        '      if (event !== vetoed) onClick(event)\n      userHandler?.(event)',
      ],
    ],
  },
  {
    name: 'takes what a listener before has prevented for a veto',
    tests: 'modifiers.browser.test',
    file: merge,
    edits: [['event.defaultPrevented && !wasPrevented', 'event.defaultPrevented']],
  },
  {
    name: 'knows no click handlers with a modifier',
    tests: 'modifiers.browser.test',
    file: merge,
    edits: [['/^onClick(Once|Capture)*$/', '/^onClick$/']],
  },
  {
    name: 'listens before the handlers with a modifier',
    tests: 'modifiers.browser.test',
    file: merge,
    edits: [['return { ...others, onClick: click }', 'return { onClick: click, ...others }']],
  },
  {
    name: 'calls a click handler that is false',
    tests: 'attributes.browser.test',
    file: merge,
    edits: [['[props[name]].flat().filter(Boolean)', '[props[name]].flat()']],
  },
  {
    name: 'calls the handlers of a list only if it is one',
    tests: 'attributes.browser.test',
    file: merge,
    edits: [['const handlers = [props[name]].flat().filter(Boolean)', 'const handlers = [props[name]]']],
  },
  {
    name: 'runs handlers from the outside in',
    file: merge,
    edits: [['both.reverse().flat()', 'both.flat()']],
  },
  {
    name: "lets the child's handler replace the part's",
    file: merge,
    edits: [['props[name] = both.reverse().flat().filter(Boolean)', 'props[name] = value']],
  },
  {
    name: "lets a vnode hook replace the part's",
    tests: 'ellipsis.browser.test',
    file: merge,
    edits: [['/^on[^a-z]/', '/^on(?!Vnode)[^a-z]/']],
  },
  {
    name: "lets the child's class replace the part's",
    file: merge,
    edits: [['(class|style)', '(style)']],
  },
  {
    name: "lets the child's style replace the part's",
    file: merge,
    edits: [['(class|style)', '(class)']],
  },
  {
    name: 'joins classes and styles in the wrong order',
    file: merge,
    edits: [['test(name) ? both : value', 'test(name) ? both.reverse() : value']],
  },
  {
    name: "lets the part's attribute win over the child's",
    file: merge,
    edits: [['test(name) ? both : value', 'test(name) ? both : props[name] ?? value']],
  },
  {
    name: 'lets undefined and null in the child replace',
    file: merge,
    edits: [['    if (value == null) continue\n', '']],
  },
  {
    name: 'lets null in the child replace',
    file: merge,
    edits: [['if (value == null) continue', 'if (value === undefined) continue']],
  },
  {
    name: 'takes the scope of a part from the user',
    file: merge,
    edits: [["'data-scope', 'data-part'", "'data-part'"]],
  },
  {
    name: 'takes the name of a part from the user',
    file: merge,
    edits: [["'data-scope', 'data-part'", "'data-scope'"]],
  },
  {
    name: 'takes the type of a button from the user',
    file: merge,
    edits: [[", 'type']", ']']],
  },
  {
    name: 'drops the attributes of a part that has a child',
    file: element,
    edits: [['mergeProps(attrs, own)', 'own']],
  },
  {
    name: 'drops the attributes of the child',
    file: element,
    edits: [['mergeProps(attrs, own)', 'attrs']],
  },
  {
    name: 'adds the attributes of the child a second time',
    file: element,
    edits: [['{ ...child, props: null }', 'child']],
  },
  {
    name: "loses the child's ref",
    file: element,
    edits: [['{ ...child, props: null }', '{ ...child, props: null, ref: null }']],
  },
  {
    name: "loses the child's key",
    tests: 'as-child.browser.test',
    file: element,
    edits: [['const { ref, ...own }', 'const { ref, key, ...own }']],
  },
  {
    name: 'keeps the content of the first time',
    file: element,
    edits: [
      [
        'const children: VNode[] = slots.default?.() ?? []',
        'const children: VNode[] = ((slots as any).first ??= slots.default?.() ?? [])',
      ],
    ],
  },
  {
    name: 'marks the links that a RouterLink calls current',
    tests: 'as-child.browser.test',
    file: element,
    edits: [["'aria-current': undefined, ", '']],
  },
  {
    name: 'takes a click for what has not been rendered yet',
    file: element,
    edits: [['(event: unknown) => handle(event)', '(event: unknown) => latest().onClick?.(event)']],
  },
  {
    name: 'takes clicks for what was rendered first',
    file: element,
    edits: [['    handle = now.onClick\n', '    handle ??= now.onClick\n']],
  },
  {
    name: 'renders every trigger for every change of page',
    tests: 'rendering.browser.test',
    file: element,
    edits: [['before && isSame(before, now) ? before : now', 'now']],
  },
  {
    name: 'does not see that an attribute is gone',
    tests: 'rendering.browser.test',
    file: element,
    edits: [['names.length === Object.keys(before).length && names', 'names']],
  },
  {
    name: 'does not see that an attribute has changed',
    file: element,
    edits: [['now[name] === before[name]', 'name in before']],
  },
  {
    name: 'throws where there is no child',
    file: 'src/as-child.ts',
    edits: [['child?.type !== Text && others.length === 0', 'child && child.type !== Text && others.length === 0']],
  },
  {
    name: 'takes the first of two children',
    file: 'src/as-child.ts',
    edits: [[' && others.length === 0', ' && others']],
  },
  {
    name: 'takes text for a child',
    file: 'src/as-child.ts',
    edits: [['child?.type !== Text && ', '']],
  },
  {
    name: 'counts comments as children',
    tests: 'as-child-slot.browser.test',
    file: 'src/as-child.ts',
    edits: [[' || child.type === Comment', '']],
  },
  {
    name: 'does not look into fragments',
    tests: 'as-child-slot.browser.test',
    file: 'src/as-child.ts',
    edits: [['child.type === Fragment', 'child.type === Comment']],
  },
  {
    name: 'hides an Ellipsis with a click handler',
    file: ellipsis,
    edits: [['isClick(name) && given[name]', '!isClick(name) && false']],
  },
  {
    name: 'hides an Ellipsis with a handler that has a modifier',
    tests: 'modifiers.browser.test',
    file: ellipsis,
    edits: [['isClick(name) && given[name]', "name === 'onClick' && given[name]"]],
  },
  {
    name: 'hides an Ellipsis with a tabindex on the server',
    tests: 'ellipsis.ssr.test',
    file: ellipsis,
    edits: [[' || Number.parseInt(tabindex, 10) >= 0', '']],
  },
  {
    name: 'hides an Ellipsis that is a link on the server',
    tests: 'ellipsis.ssr.test',
    file: ellipsis,
    edits: [["type === 'a' ? href != null : ", '']],
  },
  {
    name: 'hides an Ellipsis whose component can be focused',
    file: ellipsis,
    edits: [['isFocusable.value || ', '']],
  },
  {
    name: 'takes a link without href for one that can be focused',
    file: ellipsis,
    edits: [[" && !el?.matches('a:not([href], [tabindex])')", '']],
  },
  {
    name: 'takes a link with a tabindex for one that cannot be focused',
    tests: 'ellipsis.browser.test',
    file: ellipsis,
    edits: [['a:not([href], [tabindex])', 'a:not([href])']],
  },
  {
    name: 'hides an Ellipsis that can be edited',
    tests: 'ellipsis.browser.test',
    file: ellipsis,
    edits: [[' || el?.isContentEditable', '']],
  },
  {
    name: 'does not look again at what a component renders',
    tests: 'ellipsis.browser.test',
    file: ellipsis,
    edits: [['      onVnodeUpdated: onVnodeMounted,\n', '']],
  },
  {
    name: 'does not see that a trigger is given disabled',
    file: 'src/trigger.ts',
    edits: [['optionsOf(props)', 'optionsOf({ ...props, disabled: false })']],
  },
  {
    name: 'does not see that an Item is given disabled',
    file: 'src/item.ts',
    edits: [['optionsOf(props)', 'optionsOf({ ...props, disabled: false })']],
  },
  {
    name: 'gives the child of an Item the attributes of a button for want of a URL',
    file: element,
    edits: [['isOwnElement: !asChild', 'isOwnElement: true']],
  },
  ...['Item', 'Ellipsis', 'Root', 'RootProvider', 'Trigger'].map((part) => ({
    name: `takes as-child without a value for false: ${part}`,
    tests: 'parts.browser.test',
    file: part === 'RootProvider' ? root : `src/${part.toLowerCase()}.ts`,
    edits: part.startsWith('Root')
      ? [
          [
            part === 'Root' ? 'asChild: Boolean,\n' : 'asChild: Boolean, value',
            part === 'Root' ? 'asChild: null,\n' : 'asChild: null, value',
          ],
        ]
      : [['asChild: Boolean', 'asChild: null']],
  })),
  ...['Item', 'Trigger'].map((part) => ({
    name: `takes disabled without a value for false: ${part}`,
    tests: 'attributes.browser.test',
    file: `src/${part.toLowerCase()}.ts`,
    edits: [['disabled: Boolean', 'disabled: null']],
  })),
  {
    name: 'keeps the value that an Item had first',
    tests: 'parts.browser.test',
    file: 'src/item.ts',
    edits: [
      ['    return () => {\n', '    const { value } = props\n    return () => {\n'],
      ['value: props.value', 'value'],
    ],
  },
  {
    name: 'keeps the index that an Ellipsis had first',
    file: ellipsis,
    edits: [
      ['const isFocusable =', 'const { index } = props\n    const isFocusable ='],
      ['index: props.index', 'index'],
    ],
  },
  {
    name: 'calls a handler that is false beside another one',
    tests: 'parts.browser.test',
    file: merge,
    edits: [['both.reverse().flat().filter(Boolean)', 'both.reverse().flat()']],
  },
  {
    name: 'has triggers without a name in DevTools',
    tests: 'exports.test',
    file: 'src/trigger.ts',
    edits: [['{ name: `Pagination', '{ label: `Pagination']],
  },
  {
    name: 'gives a component an empty text for disabled',
    tests: 'as-child.browser.test',
    file: element,
    edits: [["props.disabled === true && typeof child.type === 'string'", 'props.disabled === true']],
  },
  {
    name: 'emits, but does not call the page size callback of the options',
    tests: 'options.browser.test',
    file: usePagination,
    edits: [['    options.onPageSizeChange?.(details)\n', '']],
  },
  {
    name: 'calls the callback of the options after the last event',
    tests: 'options.browser.test',
    file: usePagination,
    edits: [
      [
        "options.onPageChange?.(details)\n    emit('pageChange', details)",
        "emit('pageChange', details)\n    options.onPageChange?.(details)",
      ],
    ],
  },
  {
    name: 'has an element of its own for a RootProvider that has a child',
    file: root,
    edits: [['      props,\n      context,\n    )', '      {},\n      context,\n    )']],
  },
  ...['Item', 'Ellipsis', 'Root', 'RootProvider'].map((part) => ({
    name: `adds what is given to ${part} to its element twice`,
    tests: 'attributes.browser.test',
    file: part === 'RootProvider' ? root : `src/${part.toLowerCase()}.ts`,
    edits: [[`'Pagination${part}',\n    inheritAttrs: false`, `'Pagination${part}'`]],
  })),
  {
    name: 'adds what is given to a trigger to its element twice',
    tests: 'attributes.browser.test',
    file: 'src/trigger.ts',
    edits: [['inheritAttrs: false, ', '']],
  },
]
