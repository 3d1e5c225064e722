const pagination = '[data-scope=pagination]'
const rootPart = `${pagination}[data-part=root]`
const opposites = { first: 'last', prev: 'next', next: 'prev', last: 'first' }
let observer: MutationObserver | undefined

/**
 * Keeps focus inside a root element from its first call on: a control that becomes disabled while it has focus would
 * lose it to the body with the next frame. Focus goes to the current Item, else to the opposite trigger, else to any
 * control that can take it; without scrolling, and never from elsewhere. It ends with the element: there is nothing to
 * stop.
 */
export function keepFocus(root: Element): void {
  observer ??= new MutationObserver((changes) => changes.forEach(handOver))
  observer.observe(root, { attributeFilter: ['data-disabled'], subtree: true })
}

function handOver({ target }: MutationRecord) {
  const blurred = target as Element
  if (!hasFocus(blurred) || !blurred.matches(`${pagination}:is(:disabled, a:not([href]))`)) return
  const root = blurred.closest(rootPart)
  const [from] = blurred.getAttribute('data-part')?.split('-') ?? []
  const opposite = `[data-part=${opposites[from as never]}-trigger]`
  for (const part of ['[data-selected]', opposite, ':is([data-part$=-trigger], [data-part=item])']) {
    for (const fallback of root?.querySelectorAll<HTMLElement>(`${pagination}${part}:not([data-disabled])`) ?? []) {
      if (fallback.closest(rootPart) !== root) continue
      fallback.focus({ preventScroll: true })
      // One that is hidden leaves focus where it is; one that passes it on has had it.
      if (!hasFocus(blurred)) return
    }
  }
}

// By `activeElement`, since jsdom's `:focus` matches no disabled element; in an iframe that may be what had focus last.
function hasFocus(element: Element) {
  const { ownerDocument: document } = element
  const isOutermost = document.defaultView?.parent === document.defaultView
  return (element.getRootNode() as Document).activeElement === element && (isOutermost || document.hasFocus())
}
