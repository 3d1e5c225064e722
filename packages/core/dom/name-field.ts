type Field = HTMLSelectElement | HTMLInputElement

const names = new WeakMap<Field, string>()

/** Names a field after each commit, and when a `<label>` may have come or gone: a task after the mount, and on focus. */
export function nameField(field: Field, name: string): void {
  const update = () => nameUnlessLabelled(field)
  if (!names.has(field)) {
    field.addEventListener('focus', update)
    setTimeout(update)
  }
  names.set(field, name)
  update()
}

function nameUnlessLabelled(field: Field) {
  const name = names.get(field) ?? ''
  const current = field.getAttribute('aria-label')
  const isLabelled = [...(field.labels ?? [])].some(givesName)
  if (isLabelled && current === name) field.removeAttribute('aria-label')
  else if (!isLabelled && current === null) field.setAttribute('aria-label', name)
}

// The options of a select in its own label are no name.
const ignored = '[aria-hidden=true], [hidden], select, input, textarea, script, style'

/** Whether a node gives a name to the field that it labels. */
function givesName(node: Node): boolean {
  if (node.nodeType === Node.TEXT_NODE) return !!node.nodeValue?.trim()
  const element = node as Element
  if (node.nodeType !== Node.ELEMENT_NODE || element.matches(ignored)) return false
  const name = element.getAttribute('aria-label') || element.getAttribute('alt')
  return !!name?.trim() || [...element.childNodes].some(givesName)
}
