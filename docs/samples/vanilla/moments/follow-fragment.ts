import { stateLine } from './demo'

/** Follows the page in the fragment of the address, and shows where the last clicked link led. */
export function followFragment(box: HTMLElement, name: string, getPage: () => number, show: (page: number) => void) {
  const pattern = new RegExp(`^#${name}-page-(\\d+)$`)
  const read = (hash: string) => Number(pattern.exec(hash)?.[1])
  const showText = stateLine(box)
  let clicked: number | undefined
  let expected: number | undefined
  let isFollowing = false

  function showState() {
    const text = `${clicked ? `Clicked: page ${clicked}. ` : ''}This tab: page ${getPage()}`
    showText(text, expected !== undefined && expected !== getPage())
  }

  // While capturing, the link still leads where the user has seen it lead.
  box.addEventListener('click', readLink, { capture: true })

  function readLink(event: MouseEvent) {
    const link = (event.target as Element).closest('a')
    if (!link?.hash) return
    const opensTab = event.ctrlKey || event.metaKey || event.shiftKey
    clicked = read(link.hash)
    expected = opensTab ? getPage() : clicked
    isFollowing = !opensTab && link.hash !== location.hash
    setTimeout(showState)
  }

  window.addEventListener('hashchange', () => {
    const page = location.hash ? read(location.hash) : 1
    if (!page) return
    // Back and Forward.
    if (!isFollowing) clicked = expected = undefined
    isFollowing = false
    show(page)
    showState()
  })

  show(read(location.hash) || 1)
  showState()
}
