// What is wrong, in which file of the package, and how the file becomes so: what stands there once, and what instead.
// `seenBy` is the host whose contract sees it, where that is not the package's own.
export const core = [
  {
    name: 'calls back before the state is kept',
    file: 'src/actions.ts',
    edits: [['from.state.pageSize) keep(next)', 'from.state.pageSize) Promise.resolve().then(() => keep(next))']],
  },
  {
    name: 'calls onPageChange before onPageSizeChange',
    file: 'src/actions.ts',
    edits: [
      ['if (pageSize !== from.pageSize) model().options.onPageSizeChange?.({ page, pageSize })', ''],
      [
        'model().options.onPageChange?.({ page, pageSize })',
        'model().options.onPageChange?.({ page, pageSize })\n' +
          'if (pageSize !== from.pageSize) model().options.onPageSizeChange?.({ page, pageSize })',
      ],
    ],
  },
  {
    name: 'calls back although nothing has changed',
    file: 'src/actions.ts',
    edits: [['if (page === from.page || pageChanges', 'if (pageChanges']],
  },
  {
    name: 'overrules a request that a callback makes',
    file: 'src/actions.ts',
    edits: [[' || pageChanges !== changesBefore) return', ') return']],
  },
  {
    name: 'keeps and tells of a page that does not exist',
    file: 'src/actions.ts',
    edits: [['(Math.min(page, lastPage) - 1)', '(page - 1)']],
  },
  {
    name: 'goes to the first page when the page size changes',
    file: 'src/actions.ts',
    edits: [['offset: end ? start : from.state.offset', 'offset: 0']],
  },
  {
    name: 'forgets what was shown when a page stops being given',
    file: 'src/paginate.ts',
    edits: [['givenPage ? start : wish', 'wish']],
  },
  {
    name: 'makes every entry anew',
    file: 'src/paginate.ts',
    edits: [['totalPages }, previous?.pages)', 'totalPages })']],
  },
  {
    name: 'tells a listener of the change during which it was added',
    tests: 'create-pagination.test',
    file: 'src/create-pagination.ts',
    edits: [['of [...listeners])', 'of listeners)']],
  },
  {
    name: 'asks for the URL of a page that is not there',
    file: 'src/connect.ts',
    edits: [
      ['let ofElement: object', 'const href = getPageUrl?.({ page: target, pageSize })\n    let ofElement: object'],
      ['href: getPageUrl?.({ page: target, pageSize }) }', 'href }'],
    ],
  },
  {
    name: 'slices by the count instead of the data',
    file: 'src/connect.ts',
    edits: [
      [
        '=> data.slice((page - 1) * pageSize, page * pageSize)',
        '=> data.slice(shown.pageRange.start, shown.pageRange.end)',
      ],
    ],
  },
  {
    name: 'takes an empty label for none',
    tests: 'labels-and-ids.test',
    file: 'src/connect.ts',
    edits: [['?? englishTriggerLabel', '|| englishTriggerLabel']],
  },
  {
    name: 'has no aria-current',
    file: 'src/connect.ts',
    edits: [["'aria-current': value === page && 'page',", '']],
  },
  {
    name: 'has buttons that submit',
    file: 'src/connect.ts',
    edits: [["type: 'button', ", '']],
  },
  {
    name: 'has disabled links that lead somewhere',
    file: 'src/connect.ts',
    edits: [["isDisabled ? { role: 'link' } : { rel", '{ rel']],
  },
  {
    name: 'goes where the trigger pointed when it was rendered',
    seenBy: 'react',
    file: 'src/connect.ts',
    edits: [['(!isLink && goToPage) || ', '']],
  },
  {
    name: 'takes no veto',
    file: 'src/click.ts',
    edits: [['if (click.defaultPrevented && !wasPrevented) return', '']],
  },
  {
    name: 'changes a link before the browser follows it',
    file: 'src/click.ts',
    edits: [['if (!isLink || !link.href)', 'if (isLink !== undefined)']],
  },
  {
    name: 'handles the clicks that open another tab',
    file: 'src/click.ts',
    edits: [['else if (!isForBrowserAlone(click, link)) followLink', 'else followLink']],
  },
  {
    name: 'skips the handler of the user when a click opens another tab',
    file: 'src/click.ts',
    edits: [["if (typeof userHandler === 'function')", "if (typeof userHandler === 'function' && !click.ctrlKey)"]],
  },
  {
    name: 'treats the targets _top and _parent as _self',
    file: 'src/click.ts',
    edits: [['/^(_self)?$/i', '/^(_self|_top|_parent)?$/i']],
  },
  {
    name: 'ignores the target of the base element',
    file: 'src/click.ts',
    edits: [["link.ownerDocument.querySelector('base[target]')", 'undefined']],
  },
  {
    name: 'follows the target of the base element where the link has its own',
    file: 'src/click.ts',
    edits: [["link.hasAttribute('target') ? link : ", '']],
  },
  {
    name: 'calls back when it is gone',
    file: 'src/follow-link.ts',
    edits: [['if (isSettled || !root.isConnected) return', 'if (isSettled) return']],
  },
  {
    name: 'calls back twice for one click',
    file: 'src/follow-link.ts',
    edits: [['isSettled = true\n', '']],
  },
  {
    name: 'looks at the URL in a timer instead of waiting for events',
    file: 'src/follow-link.ts',
    edits: [
      ["  listen('addEventListener')\n", ''],
      ['if (click.defaultPrevented || isThere)', 'if (click.defaultPrevented || isThere || location.href === href)'],
    ],
  },
  {
    name: 'ignores the Navigation API',
    file: 'src/follow-link.ts',
    edits: [
      ["for (const type of ['navigate', 'navigateerror', 'currententrychange'])", 'for (const type of [] as string[])'],
    ],
  },
  {
    name: 'takes any navigation for the one to the link',
    file: 'src/follow-link.ts',
    edits: [['isFollowed = destination.url === href', 'isFollowed = !!destination']],
  },
  {
    name: 'takes a change of an entry for a navigation',
    file: 'src/follow-link.ts',
    edits: [['(isFollowed && navigationType)', "(isFollowed && type === 'currententrychange')"]],
  },
  {
    name: 'reads the URL only after a router has rewritten it',
    file: 'src/follow-link.ts',
    edits: [['view.setTimeout(settle)', 'view.setTimeout(() => view.location.href === href && settle())']],
  },
  {
    name: 'makes a request while the event is still being dispatched',
    file: 'src/follow-link.ts',
    edits: [['view.setTimeout(settle)', 'settle()']],
  },
  {
    name: 'goes on waiting for a link when another one is clicked',
    tests: 'follow-link.test',
    file: 'src/follow-link.ts',
    edits: [['  stopLast?.()\n', '']],
  },
  {
    name: 'forgets which link it waits for when another one settles',
    tests: 'follow-link.test',
    file: 'src/follow-link.ts',
    edits: [['if (stopLast === stop) stopLast', 'stopLast']],
  },
  {
    name: 'goes on waiting in a page that has been left',
    file: 'src/follow-link.ts',
    edits: [["['hashchange', 'pagehide']", "['hashchange']"]],
  },
  {
    name: 'goes on waiting for a navigation that was prevented',
    file: 'src/follow-link.ts',
    edits: [["(isFollowed && type === 'navigateerror')", 'false']],
  },
  {
    name: 'leaves listeners after each click',
    file: 'src/follow-link.ts',
    edits: [["    listen('removeEventListener')\n", '']],
  },
  {
    name: 'leaves attributes that are gone',
    file: 'dom/apply-props.ts',
    edits: [['if (value === undefined) element.removeAttribute(name)\n    else', 'if (value !== undefined)']],
  },
  {
    name: 'listens once more with each change',
    file: 'dom/apply-props.ts',
    edits: [['if (!before) element.addEventListener', 'element.addEventListener']],
  },
  {
    name: 'loses the focus',
    file: 'dom/apply-props.ts',
    edits: [["if (props['data-part'] === 'root') keepFocus(element)", '']],
  },
  {
    name: 'takes the focus from a control that works',
    file: 'dom/keep-focus.ts',
    edits: [['!hasFocus(blurred) || ', '']],
  },
  {
    name: 'does not check that a fallback has taken focus',
    file: 'dom/keep-focus.ts',
    edits: [['if (!hasFocus(blurred)) return', 'return']],
  },
  {
    name: 'takes focus back from where a handler has moved it',
    file: 'dom/keep-focus.ts',
    edits: [['if (!hasFocus(blurred)) return', "if (fallback.matches(':focus')) return"]],
  },
  {
    name: 'scrolls when it hands focus on',
    file: 'dom/keep-focus.ts',
    edits: [['{ preventScroll: true }', '']],
  },
  {
    name: 'has no opposite trigger as a fallback',
    file: 'dom/keep-focus.ts',
    edits: [["opposite, '']", "'']"]],
  },
  {
    name: 'has no third fallback',
    file: 'dom/keep-focus.ts',
    edits: [["opposite, '']", 'opposite]']],
  },
  {
    name: 'has no Item as a third fallback',
    file: 'dom/keep-focus.ts',
    edits: [["opposite, '']", "opposite, '[data-part$=-trigger]']"]],
  },
  {
    name: 'hands focus to a root inside the root',
    file: 'dom/keep-focus.ts',
    edits: [['if (fallback.closest(rootPart) !== root) continue', '']],
  },
  {
    name: 'hands focus on from buttons only',
    file: 'dom/keep-focus.ts',
    edits: [[':is(:disabled, a:not([href]))', ':disabled']],
  },
  {
    name: 'hands focus on from links only',
    file: 'dom/keep-focus.ts',
    edits: [[':is(:disabled, a:not([href]))', 'a:not([href])']],
  },
  {
    name: 'takes focus from a disabled link that keeps it',
    tests: 'keep-focus.dom.test',
    file: 'dom/keep-focus.ts',
    edits: [['a:not([href])', 'a']],
  },
  {
    name: 'does not look for focus in a shadow root',
    file: 'dom/keep-focus.ts',
    edits: [['element.getRootNode() as Document', 'element.ownerDocument']],
  },
  {
    name: 'takes focus from the document around an iframe',
    tests: 'keep-focus.dom.test',
    file: 'dom/keep-focus.ts',
    edits: [[' && (view.parent === view || view.document.hasFocus())', '']],
  },
  {
    name: 'loses focus in a background window',
    tests: 'keep-focus.dom.test',
    file: 'dom/keep-focus.ts',
    edits: [['view.parent === view || ', '']],
  },
  {
    name: 'asks for `:focus`, which matches no disabled element in jsdom',
    tests: 'contract/consumer.dom.test',
    file: 'dom/keep-focus.ts',
    edits: [['!hasFocus(blurred) || ', "!blurred.matches(':focus') || "]],
  },
  {
    name: 'takes focus from an element that keeps it',
    tests: 'keep-focus.dom.test',
    file: 'dom/keep-focus.ts',
    edits: [['|| !blurred.matches(', '|| blurred.matches(`br` + ']],
  },
  {
    name: 'runs the click handler of the first render',
    file: 'dom/apply-props.ts',
    edits: [['(applied.get(element) as Props).onClick', 'next.onClick']],
  },
  {
    name: 'writes attributes that have not changed',
    tests: 'apply-props.dom.test',
    file: 'dom/apply-props.ts',
    edits: [[' || value === before?.[name]', '']],
  },
  {
    name: 'shares the props with the caller',
    tests: 'apply-props.dom.test',
    file: 'dom/apply-props.ts',
    edits: [['{ ...props }', 'props']],
  },
  {
    name: 'watches every part',
    tests: 'apply-props.dom.test',
    file: 'dom/apply-props.ts',
    edits: [["if (props['data-part'] === 'root') ", '']],
  },
]
