import { fitEntries, fitInput } from '../adapter.js'
import type { PaginationApi } from '../index.js'
import { createFit } from './fit.js'
import { type RenderListProps, renderEntries } from './render-list.js'

interface FitList {
  pagination: PaginationApi
  props: RenderListProps
  readonly render: () => void
}

const fitLists = new WeakMap<Element, FitList>()

/**
 * Renders as many pages and ellipses as fit on one line of a `<ul>` or `<ol>`, and again when its width changes. Call it after
 * each change, like `renderList`. The width of the list must not depend on its content.
 * @example renderFitList(list, pagination.get())
 */
export function renderFitList(list: HTMLElement, pagination: PaginationApi, props?: RenderListProps | null): void {
  if (!list) return
  const fitList = fitLists.get(list) ?? createFitList(list, pagination)
  fitLists.set(list, Object.assign(fitList, { pagination, props: props ?? {} }))
  fitList.render()
}

function createFitList(list: HTMLElement, first: PaginationApi): FitList {
  let room: number | undefined
  const fit = createFit((next) => {
    room = next
    fitList.render()
  })
  const fitList: FitList = {
    pagination: first,
    props: {},
    render() {
      const { pagination, props } = fitList
      const pages = fitEntries(pagination, room)
      renderEntries(list, { pagination, pages, props, isFit: true })
      fit.update(list, fitInput(pagination, pages))
    },
  }
  return fitList
}
