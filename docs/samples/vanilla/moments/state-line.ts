/** Adds a line below a demo. Returns a function that shows a text there, marked if it shows the fault. */
export function stateLine(box: HTMLElement) {
  const line = box.appendChild(document.createElement('p'))
  line.className = 'state'
  return (text: string, wrong = false) => {
    line.textContent = text
    line.toggleAttribute('data-wrong', wrong)
  }
}
