import { createPagination, getEllipsisTriggerProps, getPageInputProps, type ListedEllipsis } from '@dogear/core'
import { applyProps, renderFitList, renderStatus } from '@dogear/core/dom'

export default function pageRange(container: HTMLElement) {
  const pagination = createPagination({ count: 950, defaultPage: 50 })
  container.innerHTML = `
    <nav aria-label="Page range">
      <div></div>
      <button>‹</button>
      <ul></ul>
      <button>›</button>
      <label>Page <input></label>
    </nav>`
  const find = <E extends HTMLElement>(selector: string) => container.querySelector(selector) as E
  const [nav, status, list] = [find('nav'), find('div'), find<HTMLUListElement>('ul')]
  const [prev, next] = container.querySelectorAll('button') as unknown as [HTMLElement, HTMLElement]

  function ellipsis(entry: ListedEllipsis, item: HTMLElement) {
    const trigger = item.querySelector('button') ?? item.appendChild(document.createElement('button'))
    trigger.textContent = '…'
    applyProps(trigger, getEllipsisTriggerProps(pagination.get(), entry))
  }

  function render() {
    const api = pagination.get()
    applyProps(nav, { ...api.getRootProps(), 'aria-label': 'Page range' })
    renderStatus(status, api)
    applyProps(prev, api.getPrevTriggerProps())
    renderFitList(list, api, { ellipsis })
    applyProps(next, api.getNextTriggerProps())
    applyProps(find('input'), getPageInputProps(api))
  }

  pagination.subscribe(render)
  render()
}
