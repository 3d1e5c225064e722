/** What a sample shows, read from its container. */
export function controlsOf(container: HTMLElement) {
  const find = (selector: string) => container.querySelector(selector) as HTMLElement
  return {
    root: () => find('[data-part=root]'),
    next: () => find('[data-part=next-trigger]'),
    prev: () => find('[data-part=prev-trigger]'),
    item: (page: number) => find(`[data-part=item][data-index="${page}"]`),
    /** The pages and gaps, with the current page in brackets. */
    pages: () =>
      [...container.querySelectorAll('[data-part=item], [data-part=ellipsis]')]
        .map((part) => (part.matches('[aria-current]') ? `[${part.textContent}]` : part.textContent))
        .join(' '),
    rows: () => [...container.querySelectorAll('ol > li, tbody > tr')].map((row) => row.textContent),
    firstRow: () => container.querySelector('ol > li, tbody > tr')?.textContent ?? '',
    isBusy: () => find('[data-part=root]').hasAttribute('data-busy'),
    /** The `data-part` of the focused element and its text. */
    focused: () => {
      const { activeElement } = document
      return `${activeElement?.getAttribute('data-part')} ${activeElement?.textContent}`
    },
  }
}
