import { createPagination } from '@dogear/core'
import { applyProps, renderList } from '@dogear/core/dom'

export default function basic(container: HTMLElement) {
  const pagination = createPagination({ count: 100 })
  container.innerHTML = '<nav><button>‹</button><ul></ul><button>›</button></nav>'
  const nav = container.querySelector('nav') as HTMLElement
  const [prev, list, next] = nav.children as unknown as [HTMLElement, HTMLElement, HTMLElement]

  function render() {
    const api = pagination.get()
    applyProps(nav, api.getRootProps())
    applyProps(prev, api.getPrevTriggerProps())
    renderList(list, pagination.get())
    applyProps(next, api.getNextTriggerProps())
  }

  pagination.subscribe(render)
  render()
}
