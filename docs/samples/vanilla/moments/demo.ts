// What both demos of a moment share.
import { elements } from '../../../../examples/shared/elements'

export function createNav(box: HTMLElement, tag: 'button' | 'a') {
  const nav = box.appendChild(document.createElement('nav'))
  const prev = nav.appendChild(document.createElement(tag))
  const list = nav.appendChild(document.createElement('ul'))
  const next = nav.appendChild(document.createElement(tag))
  prev.textContent = '‹'
  next.textContent = '›'
  return { nav, prev, list, next }
}

/** Adds a line below a demo. Returns a function that shows a text there, marked if it shows the fault. */
export function stateLine(box: HTMLElement) {
  const line = box.appendChild(document.createElement('p'))
  line.className = 'state'
  return (text: string, wrong = false) => {
    line.textContent = text
    line.toggleAttribute('data-wrong', wrong)
  }
}

/** Shows which control of a demo has focus. */
export function focusLine(box: HTMLElement) {
  const show = stateLine(box)
  let hadFocus = false
  box.addEventListener('focusin', () => {
    hadFocus = true
  })

  function update() {
    const { activeElement, body } = document
    const hasFocus = box.contains(activeElement)
    const isLost = hadFocus && activeElement === body
    show(`Focus: ${hasFocus ? activeElement?.ariaLabel : isLost ? 'nowhere' : 'elsewhere'}`, isLost)
  }

  for (const type of ['focusin', 'focusout', 'click']) {
    // A disabled control loses focus when the browser renders the next frame.
    document.addEventListener(type, () => requestAnimationFrame(() => setTimeout(update)))
  }
  update()
}

/** Adds a checkbox to a demo. Returns a function that finds the elements that it leaves. */
export function filterField(box: HTMLElement, onChange: () => void) {
  box.innerHTML = '<label><input type="checkbox"> Only names with “ni”</label>'
  const checkbox = box.querySelector('input') as HTMLInputElement
  checkbox.addEventListener('change', onChange)
  return () => elements.filter(({ name }) => !checkbox.checked || name.toLowerCase().includes('ni'))
}
