// Only what the contract of the vanilla host must notice. `npm run mutation` mutates the core with its own tests.
export const core = {
  'src/requests.ts': [
    ['stores a page after the callbacks', 'setState(stored, cause)', 'queueMicrotask(() => setState(stored, cause))'],
    [
      'calls onPageSizeChange last',
      'position().options.onPageSizeChange?.({ page, pageSize })',
      'queueMicrotask(() => position().options.onPageSizeChange?.({ page, pageSize }))',
    ],
    ['calls onPageChange although the page stays the same', 'page === from.page || ', ''],
    ['reports a page that a nested request has replaced', ' || pageChanges !== changesBefore', ''],
    ['doesn’t clamp a requested page', '{ count: options.count, page: targetPage', '{ page: targetPage'],
    ['goes to the first page with a new page size', 'pageRange.end ? pageRange.start : state.offset', '0'],
  ],
  'src/position.ts': [
    [
      'forgets the page that was shown when it stops being controlled',
      'previous?.stored === stored ? previous?.state : stored',
      'stored',
    ],
  ],
  'src/entries.ts': [['creates new entries with each change', 'entryOf(value, previous)', 'entryOf(value)']],
  'src/parts/control.ts': [
    [
      'calls getPageUrl for a disabled link',
      "isDisabled ? { role: 'link' }",
      "isDisabled && !getPageUrl?.({ page, pageSize }) ? { role: 'link' }",
    ],
    ['enables First on the first page', 'isAtEnd || ', ''],
    ['renders links without a URL', ' && (getPageUrl || asChild)', ''],
  ],
  'src/click.ts': [
    ['ignores the veto of the user’s click handler', 'if (click.defaultPrevented && !wasPrevented) return', ''],
    ['changes a link before the browser follows it', '!isLink || !link.href', 'true'],
    ['requests a page for a click that opens another tab', '!isForBrowserAlone(click, link)', 'true'],
  ],
  'src/follow-link.ts': [
    ['makes a request after an unmount', ' || !root.isConnected', ''],
    ['takes any navigation for the link’s', 'destination.url === href', 'true'],
    ['leaves its listeners after a click', '    stop()\n    if (isSettled', '    if (isSettled'],
    ['waits for a link in a document that was left', "type === 'pagehide' || ", ''],
  ],
  'dom/keep-focus.ts': [
    ['loses focus', 'fallback.focus({ preventScroll: true })', ''],
    ['takes focus from an enabled field', '!hasFocus(blurred) || ', ''],
    ['moves focus to a root inside the root', 'if (fallback.closest(rootPart) !== root) continue', ''],
    ['never moves focus to the opposite trigger', "'[data-selected]', opposite, ''", "'[data-selected]', ''"],
  ],
  'dom/apply-props.ts': [
    ['keeps attributes that are gone', 'element.removeAttribute(name)', 'continue'],
    ['adds a listener with each change', 'if (!before) element.add', 'element.add'],
  ],
}
