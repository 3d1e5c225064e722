import { warn } from '../numbers/warn.js'
import { isDevelopment } from '../options/is-development.js'

const unreachable = /^(div|span|li|p|td|b|i|img)$/
const usable = '[tabindex], [role], [contenteditable], [data-disabled]'
const checked = new WeakSet<Element>()

/**
 * In development, warns if the keyboard can't reach a control (WCAG 2.1.1), or if its name lacks a visible word (WCAG 2.5.3). Once
 * for a root, after it is mounted.
 */
export function checkSpokenText(root: Element): void {
  if (isDevelopment() && !checked.has(root)) {
    checked.add(root)
    queueMicrotask(() => {
      // By plain selectors, because some simulated DOMs refuse others.
      const controls = [...root.querySelectorAll('[data-part=item], [data-part$=trigger]')]
      const element = controls.find((control) => unreachable.test(control.localName) && !control.matches(usable))
      if (element) warn('unreachable', element.localName)
      for (const control of controls) {
        if (control.hasAttribute('aria-labelledby')) continue
        const name = control.getAttribute('aria-label') ?? ''
        const text = visibleText(control)
        // If the label is empty, the text is the name.
        if (name.trim() && wordsOf(text).some((word) => !name.toLowerCase().includes(word)))
          return warn('unspokenText', { name, text })
      }
    })
  }
}

/** Words with a letter. A word with an underscore is the name of an icon in a font. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}_'’]+/gu) ?? []).filter(
    (word) => /\p{L}/u.test(word) && !word.includes('_'),
  )

/** The text that everybody gets: not hidden from assistive technology, and not from sight, which makes it one pixel wide. */
function visibleText(control: Element): string {
  let text = ''
  const walker = control.ownerDocument.createTreeWalker(control, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    const isHidden = parentElement?.closest('[aria-hidden=true]') || !((parentElement as HTMLElement).offsetWidth > 1)
    if (!isHidden) text += textContent
  }
  return text.trim().replace(/\s+/g, ' ')
}
