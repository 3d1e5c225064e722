const dead = ':is(:disabled, a:not([href]))'
const kept = new WeakSet<Element>()

/**
 * Keeps focus inside a root element from its first call on: a control that becomes disabled while it has focus would
 * lose it to the body with the next frame. Focus goes to the current Item, else to the opposite trigger, else to any
 * trigger that works; without scrolling, and never from elsewhere. It ends with the element: there is nothing to stop.
 */
export function keepFocus(root: Element): void {
  if (kept.has(root)) return
  kept.add(root)
  new MutationObserver(() => handOver(root)).observe(root, { attributeFilter: ['data-disabled'], subtree: true })
}

function handOver(root: Element) {
  const loser = root.querySelector(`[data-scope=pagination][data-disabled]:focus${dead}`)
  if (!loser) return
  const [from = ''] = loser.getAttribute('data-part')?.split('-') ?? []
  const opposite = { first: 'last', prev: 'next', next: 'prev', last: 'first' }[from]
  for (const part of ['[data-selected]', `[data-part=${opposite}-trigger]`, '[data-part$=-trigger]']) {
    const heir = root.querySelector<HTMLElement>(`[data-scope=pagination]${part}:not(${dead})`)
    if (heir) return heir.focus({ preventScroll: true })
  }
}
