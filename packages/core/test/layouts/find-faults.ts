/** What is wrong with the layout of a Root. */
export function findFaults(root: HTMLElement, { isFit, isPaper }: { isFit: boolean; isPaper: boolean }): string[] {
  const isRtl = getComputedStyle(root).direction === 'rtl'
  const boxes = new Map(Array.from(root.querySelectorAll('*'), (one) => [one, one.getBoundingClientRect()] as const))
  const box = (one: Element) => boxes.get(one) as DOMRect
  const start = (one: Element) => (isRtl ? -box(one).right : box(one).left)
  const end = (one: Element) => (isRtl ? -box(one).left : box(one).right)
  const isBeside = (one: Element, other: Element) =>
    box(one).top < box(other).bottom - 1 && box(other).top < box(one).bottom - 1
  const isVisible = (one: Element) => box(one).width > 0 && box(one).height > 0
  const children = [...root.children].filter(isVisible)
  const controls = [...root.querySelectorAll('button, select, input, [data-part=ellipsis]')].filter(isVisible)
  const solids = [...controls, ...children.filter((child) => !child.matches('[data-part=list], button, select, input'))]

  const isOutside = () => {
    const { left, right } = root.getBoundingClientRect()
    const isWide = controls.every((one) => box(one).width <= right - left + 0.5)
    return (
      isWide && [...children, ...controls].some((one) => box(one).left < left - 0.6 || box(one).right > right + 0.6)
    )
  }
  const isOverlapping = () =>
    solids.some((one, index) =>
      solids
        .slice(index + 1)
        .some(
          (other) =>
            !one.contains(other) &&
            !other.contains(one) &&
            isBeside(one, other) &&
            start(one) < end(other) - 1 &&
            start(other) < end(one) - 1,
        ),
    )
  const isTextOutside = () =>
    controls.some((one) => one.localName === 'button' && one.scrollWidth > one.clientWidth + 1)
  const isOutOfOrder = (elements: readonly Element[]) =>
    elements.slice(1).some((one, index) => {
      const previous = elements[index] as Element
      const isAfter = isBeside(previous, one) && start(one) >= end(previous) - 1
      return !isAfter && box(one).top < box(previous).bottom - 1
    })
  const list = root.querySelector('[data-part=list]') as HTMLElement
  const entries = [...list.children]
  const isTorn = () => {
    const row = children.filter((child) => child.matches('[data-part=list], [data-part$=-trigger]'))
    const gap = 0.25 * rem()
    const [widest, count] = leastEntries()
    const needed = row.reduce(
      (sum, child) => sum + (child === list ? count * (widest + gap) : box(child).width + gap),
      0,
    )
    return needed <= root.clientWidth && row.some((child) => !isBeside(child, list))
  }
  /** The width of the widest entry at its least, and how many must fit: three of a FitList, all of a List. */
  function leastEntries() {
    const widths = entries.map((entry) => textWidth(entry) + 0.5 * rem())
    const step = Number.parseFloat(root.style.getPropertyValue('--dogear-step')) || 0
    return [
      Math.max((entries.length < 3 ? 2.5 : 2) * rem(), step, ...widths),
      isFit ? Math.min(3, entries.length) : entries.length,
    ] as const
  }
  const isMisaligned = () => {
    const status = root.querySelector('[data-part=status]')
    if (!status?.textContent) return false
    const { left, right } = textBox(status)
    return Math.abs(isRtl ? right - box(status).right : left - box(status).left) > 2
  }
  /** Nobody can click there, and nothing measures a list that is printed narrower than it was shown. */
  const isWrongOnPaper = () =>
    children.some((child) => child.matches('[data-part$=-trigger]')) || getComputedStyle(list).flexWrap !== 'wrap'
  return Object.entries({
    outside: isOutside(),
    overlap: isOverlapping(),
    text: isTextOutside(),
    order: isOutOfOrder(children) || isOutOfOrder(entries),
    align: isMisaligned(),
    fit: isFit && list.scrollWidth > list.clientWidth + 1,
    torn: isTorn(),
    paper: isPaper && isWrongOnPaper(),
  }).flatMap(([fault, isFound]) => (isFound ? [fault] : []))
}

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

function textBox(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

const textWidth = (element: Element) =>
  Math.max(...Array.from(element.querySelectorAll('*'), (one) => (one.firstElementChild ? 0 : textBox(one).width)), 0)
