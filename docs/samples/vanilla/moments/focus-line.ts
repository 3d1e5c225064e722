import { stateLine } from './state-line'

/** Shows which control of a demo has focus. */
export function focusLine(box: HTMLElement) {
  const show = stateLine(box)
  let hadFocus = false

  function update() {
    const { activeElement, body } = document
    const hasFocus = box.contains(activeElement)
    hadFocus ||= hasFocus
    const isLost = hadFocus && activeElement === body
    show(`Focus: ${hasFocus ? activeElement?.ariaLabel : isLost ? 'nowhere' : 'elsewhere'}`, isLost)
  }

  for (const type of ['focusin', 'focusout', 'click']) {
    // A disabled control loses focus when the browser renders the next frame.
    document.addEventListener(type, () => requestAnimationFrame(() => setTimeout(update)))
  }
  update()
}
