import type { UsePaginationReturn } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { HiddenFields } from './hidden-fields'
import { pageUrl, type Query } from './query'

interface PagerProps {
  pagination: UsePaginationReturn
  query: Query
}

export function Pager({ pagination, query }: PagerProps) {
  const isKeyset = query.mode === 'keyset'
  return (
    <Pagination.RootProvider value={pagination} className="pager" aria-label="Products">
      {isKeyset && <Pagination.FirstTrigger>«</Pagination.FirstTrigger>}
      <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
      {!isKeyset && <Pagination.FitList />}
      <Pagination.NextTrigger>›</Pagination.NextTrigger>
      <Pagination.Status />
      <form method="get" className="field">
        <HiddenFields query={query} except={['size', 'page']} />
        <label htmlFor="size">Rows</label>
        <Pagination.PageSizeSelect id="size" name="size" sizes={pageUrl.pageSizes} />
        {!isKeyset && (
          <>
            <label htmlFor="page">Page</label>
            <Pagination.PageInput id="page" name="page" />
          </>
        )}
        <noscript>
          <button type="submit">Go</button>
        </noscript>
      </form>
    </Pagination.RootProvider>
  )
}
