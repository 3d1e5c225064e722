/** A key that is still held down when focus moves would also use the next control: Next and Previous in turn. */
export function ignoreHeldKey(this: HTMLElement, event: KeyboardEvent): void {
  if (!event.repeat) this.removeEventListener('keydown', ignoreHeldKey)
  else if (event.key === 'Enter') event.preventDefault()
}
