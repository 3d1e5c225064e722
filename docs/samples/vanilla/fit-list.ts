import { createPagination } from '@dogear/core'
import { applyProps, renderFitList } from '@dogear/core/dom'

export default function fitList(element: HTMLElement) {
  const pagination = createPagination({
    count: 500,
    defaultPage: 25,
    siblingCount: 2,
    boundaryCount: 2,
    translations: { rootLabel: 'Fitted list' },
  })
  element.innerHTML = `
    <nav style="overflow: hidden; resize: horizontal">
      <button>‹</button>
      <ul></ul>
      <button>›</button>
    </nav>`
  const nav = element.querySelector('nav') as HTMLElement
  const list = element.querySelector('ul') as HTMLElement
  const [prev, next] = element.querySelectorAll('button') as unknown as [HTMLElement, HTMLElement]

  function render() {
    const api = pagination.get()
    applyProps(nav, api.getRootProps())
    applyProps(prev, api.getPrevTriggerProps())
    renderFitList(list, api)
    applyProps(next, api.getNextTriggerProps())
  }

  pagination.subscribe(render)
  render()
}
