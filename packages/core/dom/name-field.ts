import { isRendered } from './rendered.js'

type Field = HTMLSelectElement | HTMLInputElement

const names = new WeakMap<Field, string>()

/**
 * Names a field after each commit, and when a `<label>` may have come, gone or been hidden: a task after the mount, on focus, and
 * when the window is resized.
 */
export function nameField(field: Field, name: string): void {
  if (!names.has(field)) {
    field.addEventListener('focus', nameFocused)
    setTimeout(() => nameUnlessLabelled(field))
    followWindow(field)
  }
  names.set(field, name)
  nameUnlessLabelled(field)
}

const nameFocused = ({ currentTarget }: Event) => nameUnlessLabelled(currentTarget as Field)

/** Keeps no field in memory, and stops once it has left the page. */
function followWindow(field: Field) {
  const weak = new WeakRef(field)
  const view = field.ownerDocument.defaultView
  const onResize = () => {
    const field = weak.deref()
    if (field?.isConnected) return nameUnlessLabelled(field)
    view?.removeEventListener('resize', onResize)
    if (field) names.delete(field)
  }
  view?.addEventListener('resize', onResize)
}

function nameUnlessLabelled(field: Field) {
  const name = names.get(field) ?? ''
  const current = field.getAttribute('aria-label')
  const isLabelled = [...(field.labels ?? [])].some((label) => isRendered(label) && givesName(label))
  if (isLabelled && current === name) field.removeAttribute('aria-label')
  else if (!isLabelled && current === null) field.setAttribute('aria-label', name)
}

// The options of a select in its own label are no name.
const ignored = '[aria-hidden=true], [hidden], select, input, textarea, script, style'

/** Whether an element gives a name to the field that it labels: what CSS hides doesn't, but a child may be visible again. */
function givesName(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element) ?? {}
  if (element.matches(ignored) || display === 'none') return false
  const texts = [...element.childNodes].map((node) => node.nodeType === 3 && node.nodeValue)
  const names = [element.getAttribute('aria-label'), element.getAttribute('alt'), ...texts]
  const isVisible = !/hidden|collapse/.test(visibility)
  return (isVisible && names.some((name) => name && name.trim())) || [...element.children].some(givesName)
}
