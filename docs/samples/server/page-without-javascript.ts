import { createPagination } from '@dogear/core'
import { type PartProps, toAttributes } from '@dogear/core/dom'
import { elements } from '../../../examples/shared/elements'

/** Renders one page of a list and its links to HTML. */
export function renderElements(url: URL): string {
  const api = createPagination({
    count: elements.length,
    page: Number(url.searchParams.get('page')) || 1,
    type: 'link',
    getPageUrl: ({ page }) => `?page=${page}`,
  }).get()

  const rows = api.slice(elements).map(({ name }) => `<li>${name}</li>`)
  const entries = api.pages.map((entry, index) =>
    entry.type === 'page'
      ? `<li><a${attributes(api.getItemProps(entry))}>${entry.value}</a></li>`
      : `<li><div${attributes(api.getEllipsisProps({ index }))}>…</div></li>`,
  )

  return `
    <ol start="${api.pageRange.start + 1}">${rows.join('')}</ol>
    <nav${attributes(api.getRootProps())}>
      <ul>
        <li><a${attributes(api.getPrevTriggerProps())}>‹</a></li>
        ${entries.join('\n')}
        <li><a${attributes(api.getNextTriggerProps())}>›</a></li>
      </ul>
    </nav>`
}

function attributes(props: PartProps): string {
  return Object.entries(toAttributes(props))
    .map(([name, text]) => ` ${name}="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('')
}
