/** Elements that overflow to the right and are not inside a scroll container. */
export function overflowing(main: Element) {
  const scrolls = (element: Element | null): boolean =>
    element !== main &&
    element !== null &&
    (getComputedStyle(element).overflowX === 'auto' || scrolls(element.parentElement))
  return [...main.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth && !scrolls(element.parentElement))
    .map(({ outerHTML }) => outerHTML)
}
