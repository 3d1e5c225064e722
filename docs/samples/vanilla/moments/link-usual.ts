import { fragmentPage } from './fragment-page'
import { usualPages } from './usual-pages'

/** The click handler changes the page. That changes the link, and then the browser follows it. */
export default function linkUsual(box: HTMLElement) {
  const { state, getUrl } = fragmentPage(box, 'usual', render)
  const { nav, show } = usualPages({ label: 'Usual: links', getUrl, onPage })
  box.prepend(nav)

  function onPage(page: number) {
    state.page = page
    render()
  }

  function render() {
    show(state.page, 10)
  }

  render()
}
