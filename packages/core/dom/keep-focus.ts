const dead = ':is(:disabled, a:not([href]))'
const ours = '[data-scope=pagination]'
let observer: MutationObserver | undefined

/**
 * Keeps focus inside a root element from its first call on: a control that becomes disabled while it has focus would
 * lose it to the body with the next frame. Focus goes to the current Item, else to the opposite trigger, else to any
 * trigger that works; without scrolling, and never from elsewhere. It ends with the element: there is nothing to stop.
 */
export function keepFocus(root: Element): void {
  observer ??= new MutationObserver((changes) => changes.forEach(handOver))
  observer.observe(root, { attributeFilter: ['data-disabled'], subtree: true })
}

function handOver({ target }: MutationRecord) {
  const loser = target as Element
  if (!loser.matches(`${ours}:focus${dead}`)) return
  const root = loser.closest(`${ours}[data-part=root]`)
  const [from = ''] = loser.getAttribute('data-part')?.split('-') ?? []
  const opposite = { first: 'last', prev: 'next', next: 'prev', last: 'first' }[from]
  for (const part of ['[data-selected]', `[data-part=${opposite}-trigger]`, '[data-part$=-trigger]']) {
    const heir = root?.querySelector<HTMLElement>(`${ours}${part}:not(${dead})`)
    if (heir) return heir.focus({ preventScroll: true })
  }
}
