import { paginate } from '@dogear/core'

/** A list of links with the core alone, rendered on the server. */
export default async function Links({ searchParams }: PageProps<'/links'>) {
  const { page = '1' } = await searchParams
  const { count, nextPage, pageRange, pages, previousPage, ...shown } = paginate({ count: 100, page: Number(page) })

  return (
    <nav aria-label="pagination">
      <a href={hrefOf(previousPage)} rel="prev" aria-label="previous page">
        ‹
      </a>
      {pages.map(({ type, value }) =>
        type === 'page' ? (
          <a
            key={value}
            href={hrefOf(value)}
            aria-current={value === shown.page ? 'page' : undefined}
            aria-label={value === shown.totalPages ? `last page, page ${value}` : `page ${value}`}
          >
            {value}
          </a>
        ) : (
          <span key={value}>…</span>
        ),
      )}
      <a href={hrefOf(nextPage)} rel="next" aria-label="next page">
        ›
      </a>
      <output>
        {pageRange.start + 1}–{pageRange.end} of {count}
      </output>
    </nav>
  )
}

const hrefOf = (page: number | null) => (page ? `/links?page=${page}` : undefined)
