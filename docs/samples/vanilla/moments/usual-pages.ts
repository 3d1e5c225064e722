interface UsualPagesOptions {
  label: string
  onPage: (page: number) => void
  /** The URL of each page. Makes the controls links. */
  getUrl?: (page: number) => string
}

/** Returns a hand-written pagination in the theme's markup, and a function that shows a page in it. */
export function usualPages({ label, onPage, getUrl }: UsualPagesOptions) {
  const nav = createPart('nav', 'root')
  nav.ariaLabel = label
  const prev = nav.appendChild(createControl('prev-trigger'))
  const list = nav.appendChild(createPart('ul', 'list'))
  const next = nav.appendChild(createControl('next-trigger'))
  prev.textContent = '‹'
  next.textContent = '›'

  function createControl(part: string) {
    const control = createPart(getUrl ? 'a' : 'button', part)
    control.addEventListener('click', () => {
      if (!('disabled' in control.dataset)) onPage(Number(control.dataset.page))
    })
    return control
  }

  function update(control: HTMLElement, { label, page, disabled }: { label: string; page: number; disabled: boolean }) {
    control.ariaLabel = label
    control.dataset.page = String(page)
    control.toggleAttribute('data-disabled', disabled)
    if (control instanceof HTMLButtonElement) {
      control.disabled = disabled
      return
    }
    control.role = 'link'
    control.ariaDisabled = String(disabled)
    if (getUrl && !disabled) control.setAttribute('href', getUrl(page))
    else control.removeAttribute('href')
  }

  function show(page: number, totalPages: number) {
    const entries = getEntries(page, totalPages)
    update(prev, { label: 'previous page', page: page - 1, disabled: page <= 1 })
    update(next, { label: 'next page', page: page + 1, disabled: page >= totalPages })
    while (list.childElementCount > entries.length) list.lastElementChild?.remove()
    while (list.childElementCount < entries.length) {
      list.appendChild(createPart('li', 'list-item')).append(createControl('item'))
    }
    for (const [index, entry] of entries.entries()) {
      const item = list.children[index]?.firstElementChild as HTMLElement
      const selected = entry === page
      item.textContent = String(entry || '…')
      item.dataset.part = entry ? 'item' : 'ellipsis'
      item.toggleAttribute('data-selected', selected)
      item.ariaCurrent = selected ? 'page' : null
      update(item, { label: entry ? `page ${entry}` : 'more pages', page: entry, disabled: !entry })
    }
  }

  return { nav, show }
}

function createPart(tag: string, part: string) {
  const element = document.createElement(tag)
  element.dataset.scope = 'pagination'
  element.dataset.part = part
  return element
}

/** Seven entries at most: the first and the last page and those around the current one. 0 is an ellipsis. */
function getEntries(page: number, totalPages: number) {
  const start = Math.max(2, Math.min(page - 2, totalPages - 5))
  return Array.from({ length: Math.min(totalPages, 7) }, (_, index) => {
    if (index === 0) return 1
    if (index === 6) return totalPages
    const entry = start + index - 1
    return (index === 1 && entry > 2) || (index === 5 && entry < totalPages - 1) ? 0 : entry
  })
}
