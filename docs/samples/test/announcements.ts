import { expect, onTestFinished } from 'vitest'

/** The only live region of a sample, and the texts that appear while it is polite: what a screen reader announces. */
export function followStatus(container: HTMLElement) {
  const announced: string[] = []
  const observer = new MutationObserver(() => {
    const text = status().textContent.trim()
    if (status().ariaLive === 'polite' && text) announced.push(text)
  })
  const status = () => {
    const found = container.querySelectorAll<HTMLElement>('[role=status], [role=alert], [aria-live]')
    expect(found).toHaveLength(1)
    return found[0] as HTMLElement
  }
  observer.observe(status(), { childList: true, characterData: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return {
    announced,
    text: () => status().textContent.trim(),
    /** Waits until the region is off again. */
    isOff: () => expect.poll(() => status().ariaLive, { timeout: 3000 }).toBe('off'),
  }
}
