import { elements } from '../../../../examples/shared/elements'

/** Adds a checkbox to a demo. Returns a function that finds the elements that it leaves. */
export function filterField(box: HTMLElement, onChange: () => void) {
  box.innerHTML = '<label><input type="checkbox"> Only names with “ni”</label>'
  const checkbox = box.querySelector('input') as HTMLInputElement
  checkbox.addEventListener('change', onChange)
  return () => elements.filter(({ name }) => !checkbox.checked || name.toLowerCase().includes('ni'))
}
