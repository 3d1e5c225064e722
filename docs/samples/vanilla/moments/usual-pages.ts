import { createPagination } from '@dogear/core'
import { createNav } from './demo'

interface UsualPages {
  label: string
  page: number
  getTotalPages: () => number
  onShow?: (page: number, totalPages: number) => void
  /** The URL of each page. Makes the controls links. */
  getUrl?: (page: number) => string
}

/** Adds a hand-written pagination in the theme's markup. Returns a function that renders it, also on another page. */
export function usualPages(box: HTMLElement, { label, page, getTotalPages, onShow, getUrl }: UsualPages) {
  const tag = getUrl ? 'a' : 'button'
  const { nav, prev, list, next } = createNav(box, tag)
  setPart(nav, 'root')
  setPart(list, 'list')
  nav.ariaLabel = label

  function update(control: HTMLElement, label: string, to: number, disabled: boolean) {
    Object.assign(control, { ariaLabel: label, disabled, onclick: () => disabled || show(to) })
    control.toggleAttribute('data-disabled', disabled)
    if (!getUrl) return
    Object.assign(control, { role: 'link', ariaDisabled: disabled, href: getUrl(to) })
    if (disabled) control.removeAttribute('href')
  }

  function show(to = page) {
    page = to
    const totalPages = getTotalPages()
    const entries = createPagination({ page, totalPages }).get().pages
    update(setPart(prev, 'prev-trigger'), 'previous page', page - 1, page <= 1)
    update(setPart(next, 'next-trigger'), 'next page', page + 1, page >= totalPages)
    while (list.childElementCount > entries.length) list.lastElementChild?.remove()
    while (list.childElementCount < entries.length) {
      list.appendChild(setPart(document.createElement('li'), 'list-item')).append(document.createElement(tag))
    }
    for (const [index, entry] of entries.entries()) {
      const item = list.children[index]?.firstElementChild as HTMLElement
      const number = entry.type === 'page' ? entry.value : 0
      item.textContent = String(number || '…')
      item.ariaCurrent = number === page ? 'page' : null
      item.toggleAttribute('data-selected', number === page)
      update(setPart(item, number ? 'item' : 'ellipsis'), number ? `page ${number}` : 'more pages', number, !number)
    }
    onShow?.(page, totalPages)
  }

  return show
}

function setPart(element: HTMLElement, part: string) {
  Object.assign(element.dataset, { scope: 'pagination', part })
  return element
}
