type Field = HTMLSelectElement | HTMLInputElement

const names = new WeakMap<Field, string>()

/**
 * Names a field after each commit, and when a `<label>` may have come, gone or been hidden: a task after the mount, on focus, and
 * when the window is resized.
 */
export function nameField(field: Field, name: string): void {
  const update = () => nameUnlessLabelled(field)
  if (!names.has(field)) {
    field.addEventListener('focus', update)
    setTimeout(update)
    // The window doesn't keep the field in memory.
    const weak = new WeakRef(update)
    const view = field.ownerDocument.defaultView
    const onResize = () => weak.deref()?.() ?? view?.removeEventListener('resize', onResize)
    view?.addEventListener('resize', onResize)
  }
  names.set(field, name)
  update()
}

/** Returns whether a label names it. */
function nameUnlessLabelled(field: Field): boolean {
  const name = names.get(field) ?? ''
  const current = field.getAttribute('aria-label')
  const isLabelled = [...(field.labels ?? [])].some(givesName)
  if (isLabelled && current === name) field.removeAttribute('aria-label')
  else if (!isLabelled && current === null) field.setAttribute('aria-label', name)
  return isLabelled
}

// The options of a select in its own label are no name.
const ignored = '[aria-hidden=true], [hidden], select, input, textarea, script, style'

/** Whether a node gives a name to the field that it labels. */
function givesName(node: Node): boolean {
  if (node.nodeType === 3) return !!node.nodeValue?.trim() && isVisible(node.parentElement)
  const element = node as Element
  if (node.nodeType !== 1 || element.matches(ignored)) return false
  const name = element.getAttribute('aria-label') || element.getAttribute('alt')
  return (!!name?.trim() && isVisible(element)) || [...element.childNodes].some(givesName)
}

/** With `display: contents`, an element is as visible as its parent. True if the browser can't tell, as jsdom. */
const isVisible = (element: Element | null): boolean =>
  (element?.checkVisibility?.({ checkVisibilityCSS: true }) ?? true) ||
  (getComputedStyle(element as Element)?.display === 'contents' && isVisible((element as Element).parentElement))
