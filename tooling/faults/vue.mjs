export const vue = {
  'src/use-page-url.ts': [
    [
      'hydrates with the address',
      'getCurrentInstance()?.vnode.el ? getInitial() : get()',
      'get()',
      'contract/hydration.browser',
    ],
    ['keeps the page of the server', '    update()\n', '', 'contract/hydration.browser'],
    ['never stops listening', 'onUnmounted(subscribe(update))', 'subscribe(update)'],
  ],
  'src/as-child.ts': [
    ['throws if there is no child', 'child?.type !== Text', 'child && child.type !== Text'],
    ['renders the first of two children', ' && others.length === 0', ''],
    ['doesn’t look into fragments', 'if (child.type === Fragment)', 'if (false)', 'as-child-slot.browser'],
  ],
  'src/context.ts': [
    ['returns null outside a Root', 'if (context) return context', 'return context as never'],
    ['has no setPagination in a RootProvider', "  'setPagination',\n", '', 'requests.browser'],
    [
      'acts on the first value of a RootProvider',
      'untracked(() => pagination.value)\n',
      '(first ??= pagination.value)\n  let first: PaginationApi | undefined\n',
    ],
    ['tracks the value of a RootProvider in a request', 'untracked(() => pagination.value)', 'pagination.value'],
  ],
  'src/after-commit.ts': [
    ['measures a FitList only once', '  onUpdated(run)\n', ''],
    ['observes a FitList that is gone', 'onBeforeUnmount(() => update(null))', 'void onBeforeUnmount'],
    [
      'measures a comment in place of a FitList',
      'el?.nodeType === 1 ? (el as HTMLElement) : null',
      'el as HTMLElement',
    ],
  ],
  'src/element.ts': [
    ['adds attributes and handlers twice', 'inheritAttrs: false', 'inheritAttrs: true'],
    ['takes as-child without a value for false', 'asChild: Boolean', 'asChild: null', 'as-child.browser'],
    [
      'recreates an element with each change',
      'h(part.tag, mergeIntoPart(part, attrs)',
      'h(part.tag, { key: Math.random(), ...mergeIntoPart(part, attrs) }',
    ],
    ['handles a click as the part was first rendered', '{ ...latest, on: { click } }', 'latest'],
    [
      'renders every trigger for every change',
      'if (before && isSame(before.attributes, latest.attributes)) return before',
      '',
      'rendering.browser',
    ],
    ['loses the ref of a child', '{ ...child, props: null }', '{ ...child, props: null, ref: null }'],
    ['merges the props of a child twice', '{ ...child, props: null }', 'child'],
    [
      'merges the part’s attributes over those of the child',
      'mergeProps(attrs, childProps)',
      'mergeProps(childProps, attrs)',
    ],
    ['marks links that RouterLink takes for current', "'aria-current': undefined, ", '', 'as-child.browser'],
    ['lets the user replace data-part', "'data-part', ", ''],
    ['lets a trigger submit a form', "'data-part', 'type']", "'data-part']"],
  ],
  'src/ellipsis.ts': [
    ['hides an Ellipsis that has a click handler', 'isClick(name) && userProps[name]', 'false'],
    [
      'hides an Ellipsis with a tabindex until it is mounted',
      '(userProps.tabindex ?? -1) >= 0 ||',
      '',
      'contract/server.ssr',
    ],
    ['keeps the first index of an Ellipsis', '(props) => {', '({ ...props }) => {'],
    [
      'sees only the first element that an Ellipsis renders',
      ', onVnodeUpdated: onVnodeMounted',
      '',
      'ellipsis.browser',
    ],
  ],
  'src/item.ts': [
    ['takes `disabled` without a value for false', 'disabled: Boolean', 'disabled: null', 'attributes.browser'],
  ],
  'src/merge-props.ts': [
    [
      'runs handlers from the outermost to the innermost',
      '(handlers, outer, attributes)',
      '(outer, handlers, attributes)',
    ],
    ['ignores the veto of a handler with a modifier', '/^onClick(Once|Capture)*$/', '/^onClick$/', 'modifiers.browser'],
    [
      'ignores the veto of the user’s click handler',
      ': onClick(event, userHandler)',
      ': (userHandler?.(event), onClick(event))',
    ],
  ],
  'src/root.ts': [
    ['doesn’t declare an option, so that it becomes an attribute', '!/^on/', '!/^on|siblingCount/'],
    [
      'takes an attribute without a value for false',
      '{ type: Boolean, skipCheck: true, default: undefined }',
      'null',
      'options.browser',
    ],
    ['takes a missing boolean for false', 'skipCheck: true, default: undefined', 'skipCheck: true'],
    ['checks the type of a boolean', 'skipCheck: true, ', ''],
    ['doesn’t declare the event pagination-change', "    'paginationChange',\n", ''],
    ['doesn’t declare the event page-out-of-range', "    'pageOutOfRange',\n", ''],
    ['reads the options once', 'usePagination(options, emit)', 'usePagination({ ...options }, emit)'],
    [
      'loses focus from before hydration',
      'onVnodeMounted: ({ el }: VNode) => keepFocus(el as Element),',
      '',
      'contract/hydration.browser',
    ],
    [
      'loses focus in an element that a child has replaced',
      'onFocusin: ({ currentTarget }: Event) => keepFocus(currentTarget as Element),',
      '',
      'focus.browser',
    ],
  ],
  'src/trigger.ts': [
    ['renders a link of the user as a button', '{ direction, asChild, disabled }', '{ direction, disabled }'],
  ],
  'src/use-page-check.ts': [
    ['never checks the page', ' : checkPage()', ' : undefined as (() => void) | undefined'],
    ['checks the page while hidden', 'isHidden.value ? undefined : checkPage()', 'checkPage()', 'keep-alive.browser'],
    ['checks a page after an unmount', 'if (cancel) onCleanup(cancel)', ''],
  ],
  'src/use-pagination.ts': [
    ['tracks what a callback reads', '    run: untracked,\n', '', 'requests.browser'],
    ['creates new entries with each change', 'getModel(position.value, model)', 'getModel(position.value)'],
    [
      'forgets the page that was shown when it stops being controlled',
      'state.value, previous, model)',
      'state.value, undefined, model)',
    ],
    ['forgets the total while busy', 'state.value, previous, model)', 'state.value, previous, undefined)'],
    [
      'doesn’t call the onPaginationChange of usePagination',
      'options.onPaginationChange?.(details)',
      '',
      'options.browser',
    ],
    ['doesn’t emit pagination-change', "emit('paginationChange', details)", ''],
    ['doesn’t emit page-out-of-range', "emit('pageOutOfRange', details)", ''],
    [
      'doesn’t call the onPageOutOfRange of usePagination',
      'options.onPageOutOfRange?.(details)',
      '',
      'options.browser',
    ],
    [
      'emits page-change before update:page',
      "emit('update:page', details.page)\n",
      "emit('pageChange', details)\n      emit('update:page', details.page)\n",
      'v-model.browser',
    ],
    ['doesn’t call the onPageChange of usePagination', 'options.onPageChange?.(details)', '', 'options.browser'],
  ],
  'src/list.ts': [['loses ellipsisProps', 'mergeIntoPart(part, ellipsisProps)', 'mergeIntoPart(part, {})']],
  'src/fit-list.ts': [
    ['writes the props of a FitList as attributes', '{ itemProps: null, ellipsisProps: null }', '{}'],
  ],
  'src/ellipsis-trigger.ts': [['writes `by` as an attribute', 'by: null, ', '']],
  'src/page-size-select.ts': [
    ['ignores `sizes`', 'getPageSizeOptions(pagination.value, props.sizes)', 'getPageSizeOptions(pagination.value)'],
    ['shows the first size', 'showValue(select as HTMLSelectElement, pageSizeValue(pagination.value))', 'void select'],
    [
      'enables a disabled select',
      'pageSizeSelectPart(pagination.value, props)',
      'pageSizeSelectPart(pagination.value)',
    ],
  ],
  'src/page-input.ts': [
    ['shows the first page', 'showValue(input as HTMLInputElement, pageInputValue(pagination.value))', 'void input'],
    ['enables a disabled input', 'pageInputPart(pagination.value, props)', 'pageInputPart(pagination.value)'],
  ],
  'src/attribute.ts': [
    [
      'sets the property, and so loses what the user has typed',
      "'undefined' ? name : ",
      "'undefined' ? name : name || ",
    ],
  ],
  'src/status.ts': [
    ['never announces', 'update(element, pagination.value)', 'void element'],
    ['ignores the slot `text`', 'slots.text\n', 'false\n'],
    ['renders the slot while nothing is known', 'details\n', 'true\n'],
  ],
  'src/content.ts': [
    ['never reveals', 'update(element, pagination.value, props)', 'void element'],
    ['ignores `scroll` and `focus`', 'update(element, pagination.value, props)', 'update(element, pagination.value)'],
    ['takes an omitted `scroll` for false', '{ type: Boolean, default: true }', 'Boolean'],
  ],
}
