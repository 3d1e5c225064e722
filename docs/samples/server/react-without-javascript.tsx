import { getPagination, Pagination } from '@dogear/react/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { elements } from '../../../examples/shared/elements'

/** Renders one page of a list and its links to HTML, or returns the URL to redirect to. */
export function renderElements(url: URL): { html: string } | { redirect: string } {
  const list = getPagination({
    count: elements.length,
    page: url.searchParams.get('page'),
    getPageUrl: ({ page }) => `?page=${page}`,
  })
  if (list.isOutOfRange) return { redirect: list.url }

  const { start, end } = list.pageRange
  const html = renderToStaticMarkup(
    <>
      <ol start={start + 1}>
        {elements.slice(start, end).map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <Pagination.Root pagination={list}>
        <Pagination.PrevTrigger pagination={list}>‹</Pagination.PrevTrigger>
        <Pagination.List pagination={list} />
        <Pagination.NextTrigger pagination={list}>›</Pagination.NextTrigger>
      </Pagination.Root>
    </>,
  )
  return { html }
}
