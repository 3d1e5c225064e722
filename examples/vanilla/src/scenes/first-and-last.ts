import { createPagination } from '@dogear/core'
import { applyProps, renderFitList } from '@dogear/core/dom'

type Control = HTMLButtonElement

export default function firstAndLast(container: HTMLElement) {
  const pagination = createPagination({ count: 100, translations: { rootLabel: 'First and last' } })
  container.innerHTML = `
    <nav>
      <button>«</button>
      <button>‹</button>
      <ul></ul>
      <button>›</button>
      <button>»</button>
    </nav>`
  const nav = container.querySelector('nav') as HTMLElement
  const list = container.querySelector('ul') as HTMLElement
  const [first, prev, next, last] = [...container.querySelectorAll('button')] as [Control, Control, Control, Control]

  function render() {
    const api = pagination.get()
    applyProps(nav, api.getRootProps())
    applyProps(first, api.getFirstTriggerProps())
    applyProps(prev, api.getPrevTriggerProps())
    renderFitList(list, api)
    applyProps(next, api.getNextTriggerProps())
    applyProps(last, api.getLastTriggerProps())
  }

  pagination.subscribe(render)
  render()
}
