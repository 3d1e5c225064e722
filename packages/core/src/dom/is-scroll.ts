/** The events that `isScroll` can tell about. */
export const scrollEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown']
const scrollKeys = /^(Page(Up|Down)|Home|End|Arrow(Up|Down))$/
const usesSpace = 'button, input, select, textarea, summary, [role=button]'

/** Whether an event means that the user scrolls. */
export function isScroll(event: Event) {
  const { type } = event
  // Not `target`, which is the host of a shadow tree.
  const target = event.composedPath()[0] as Element
  if (type === 'keydown') {
    const { key } = event as KeyboardEvent
    return (
      scrollKeys.test(key) ||
      (key === ' ' && !target.closest?.(usesSpace) && !(target as HTMLElement).isContentEditable)
    )
  }
  return type !== 'pointerdown' || isOnScrollBar(event as PointerEvent, target)
}

/** A press on a scroll bar has the scrolled element as its target, and is outside the box of its content. */
function isOnScrollBar({ offsetX, offsetY }: PointerEvent, target: Element) {
  const { clientWidth, clientHeight, scrollHeight } = target
  if (target === target.ownerDocument?.documentElement) return true
  return scrollHeight > clientHeight && (offsetX < 0 || offsetX >= clientWidth || offsetY >= clientHeight)
}
