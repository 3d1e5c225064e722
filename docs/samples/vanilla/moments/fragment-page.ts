import { stateLine } from './state-line'

/** Keeps the page of a demo in the fragment of the address. The demo shows where the last clicked link led. */
export function fragmentPage(box: HTMLElement, name: string, render: () => void) {
  const pattern = new RegExp(`^#${name}-page-(\\d+)$`)
  const read = (hash: string) => Number(pattern.exec(hash)?.[1])
  const state = { page: read(location.hash) || 1 }
  const showText = stateLine(box)
  let clicked: number | undefined
  let expected: number | undefined
  let isFollowing = false

  function showState() {
    const text = `${clicked ? `Clicked: page ${clicked}. ` : ''}This tab: page ${state.page}`
    showText(text, expected !== undefined && expected !== state.page)
  }

  // While capturing, the link still leads where the user has seen it lead.
  box.addEventListener('click', readLink, { capture: true })

  function readLink(event: MouseEvent) {
    const link = (event.target as Element).closest('a')
    if (!link?.hash) return
    const opensTab = event.ctrlKey || event.metaKey || event.shiftKey
    clicked = read(link.hash)
    expected = opensTab ? state.page : clicked
    isFollowing = !opensTab && link.hash !== location.hash
    setTimeout(showState)
  }

  window.addEventListener('hashchange', () => {
    const page = location.hash ? read(location.hash) : 1
    if (!page) return
    // Back and Forward.
    if (!isFollowing) clicked = expected = undefined
    isFollowing = false
    state.page = page
    render()
    showState()
  })

  showState()
  return { state, getUrl: (page: number) => `#${name}-page-${page}` }
}
