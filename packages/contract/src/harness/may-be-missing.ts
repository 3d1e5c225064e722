/**
 * Everything that Dogear asks of the DOM and that an old browser or a simulated DOM may lack: where it is, and its name. What isn't
 * listed is as old as the syntax of the packages.
 */
export const missingApis: readonly [owner: () => object | undefined, name: string][] = [
  [() => Element.prototype, 'checkVisibility'],
  [() => Element.prototype, 'currentCSSZoom'],
  [() => Element.prototype, 'scrollIntoView'],
  [() => Element.prototype, 'scrollTo'],
  [() => Element.prototype, 'assignedSlot'],
  [() => HTMLInputElement.prototype, 'labels'],
  [() => HTMLSelectElement.prototype, 'labels'],
  [() => Document.prototype, 'fullscreenElement'],
  [() => HTMLElement.prototype, 'inert'],
  [() => window, 'navigation'],
  [() => window, 'visualViewport'],
  [() => window, 'matchMedia'],
  [() => window, 'ResizeObserver'],
]

/** Selectors that are younger than the syntax of the packages, or unknown to a simulated DOM. */
export const missingSelectors = [':modal', ':fullscreen', ':popover-open', ':has(', ':dir('] as const
