import { usePageUrl, usePagination } from '@dogear/react'
import { useMemo } from 'react'
import type { Answer, InitialData } from './answer'
import { firstPage, pageUrl, type Query, queryUrl, readQuery } from './query'
import { useAnswer } from './use-answer'

/** The query in the address, the answer of the server, and the pagination that connects them. */
export function useCatalogue({ search, answer: initial }: InitialData) {
  const { page, pageSize, getPageUrl, navigate, onPageOutOfRange } = usePageUrl(pageUrl, { url: search })
  const url = getPageUrl({ page, pageSize })
  const query = useMemo(() => readQuery(url), [url])
  const { answer, busy, failed, reload } = useAnswer(query, initial)
  const { count, hasNextPage } = answer
  const isKeyset = query.mode === 'keyset'

  const pagination = usePagination({
    page: isKeyset && !busy ? answer.page : page,
    pageSize,
    count,
    hasNextPage,
    busy,
    type: 'link',
    getPageUrl: isKeyset
      ? // Until the answer arrives, nobody knows the cursors, so the links lead to the page that is loading.
        (target) => (busy ? url : queryUrl(url, keysetTarget(query, answer, target)))
      : getPageUrl,
    navigate,
    onPageOutOfRange,
    translations,
  })

  return {
    url,
    query,
    answer,
    busy,
    failed,
    reload,
    pagination,
    urlOf: (change: Partial<Query>) => queryUrl(url, { ...firstPage(query), ...change }),
    navigate: (to: string) => navigate(to),
  }
}

/** By keyset, only the neighbors of a page and the first page can be reached. */
function keysetTarget(
  query: Query,
  { page, before, after }: Answer,
  target: { page: number; pageSize: number },
): Query {
  const start = { ...firstPage(query), pageSize: target.pageSize }
  if (target.pageSize !== query.pageSize) return start
  if (target.page === page + 1 && after) return { ...start, page: target.page, after }
  if (target.page === page - 1 && before) return { ...start, page: target.page, before }
  return start
}

const translations = { number: (number: number) => number.toLocaleString('en') }
