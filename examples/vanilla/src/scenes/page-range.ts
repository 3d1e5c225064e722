import { createPagination, getEllipsisTriggerProps, getPageInputProps, type ListedEllipsis } from '@dogear/core'
import { applyProps, renderFitList, renderStatus } from '@dogear/core/dom'

type Control = HTMLButtonElement

export default function pageRange(container: HTMLElement) {
  const pagination = createPagination({ count: 950, defaultPage: 50 })
  container.innerHTML = `
    <nav aria-label="Page range">
      <div></div>
      <button>«</button>
      <button>‹</button>
      <ul></ul>
      <button>›</button>
      <button>»</button>
      <label>Page <input></label>
    </nav>`
  const find = <E extends HTMLElement>(selector: string) => container.querySelector(selector) as E
  const [nav, status, list] = [find('nav'), find('div'), find<HTMLUListElement>('ul')]
  const [first, prev, next, last] = [...container.querySelectorAll('button')] as [Control, Control, Control, Control]

  function ellipsis(entry: ListedEllipsis, item: HTMLElement) {
    const trigger = item.querySelector('button') ?? item.appendChild(document.createElement('button'))
    trigger.textContent = '…'
    applyProps(trigger, getEllipsisTriggerProps(pagination.get(), entry))
  }

  function render() {
    const api = pagination.get()
    applyProps(nav, { ...api.getRootProps(), 'aria-label': 'Page range' })
    renderStatus(status, api)
    applyProps(first, api.getFirstTriggerProps())
    applyProps(prev, api.getPrevTriggerProps())
    renderFitList(list, api, { ellipsis })
    applyProps(next, api.getNextTriggerProps())
    applyProps(last, api.getLastTriggerProps())
    applyProps(find('input'), getPageInputProps(api))
  }

  pagination.subscribe(render)
  render()
}
