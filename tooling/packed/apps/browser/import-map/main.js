import { createPagination } from '@dogear/core'
import { applyProps } from '@dogear/core/dom'

if (location.pathname === '/links') {
  show({
    count: 100,
    defaultPage: Number(new URLSearchParams(location.search).get('page') ?? 1),
    type: 'link',
    getPageUrl: ({ page }) => `/links?page=${page}`,
  })
} else {
  show({ count: 100, defaultPage: 2 })
  show({ count: 95.5, defaultPageSize: 0, siblingCount: -1, translations: { rootLabel: 'bad options' } })
}

function show(options) {
  const pagination = createPagination(options)
  const root = document.createElement('nav')
  document.body.append(root)

  const render = () => {
    const { count, getEllipsisProps, getItemProps, getNextTriggerProps, getPrevTriggerProps, ...shown } =
      pagination.get()
    applyProps(root, shown.getRootProps())
    root.replaceChildren(
      control('‹', getPrevTriggerProps({ isOwnElement: true })),
      ...shown.pages.map((entry, index) =>
        entry.type === 'page'
          ? control(entry.value, getItemProps({ ...entry, isOwnElement: true }))
          : element('div', '…', getEllipsisProps({ index })),
      ),
      control('›', getNextTriggerProps({ isOwnElement: true })),
      element('output', `${shown.pageRange.start + 1}–${shown.pageRange.end} of ${count}`, {}),
    )
  }
  pagination.subscribe(render)
  render()
}

function control(text, props) {
  return element(props.type ?? 'a', text, props)
}

function element(tag, text, props) {
  const element = document.createElement(tag)
  element.append(text)
  applyProps(element, props)
  return element
}
