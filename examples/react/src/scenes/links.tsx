import { Pagination, usePagination } from '@dogear/react'
import { iso6393 } from 'iso-639-3'
import { PageList } from '../page-list'

const languages = iso6393.filter(({ iso6391 }) => iso6391)

export function Links() {
  const pagination = usePagination({
    count: languages.length,
    defaultPage: Number(new URLSearchParams(location.search).get('page')) || 1,
    type: 'link',
    getPageUrl: ({ page }) => `links.html?page=${page}`,
  })

  return (
    <>
      <ol start={pagination.pageRange.start + 1}>
        {pagination.slice(languages).map(({ iso6393, name }) => (
          <li key={iso6393}>{name}</li>
        ))}
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Links">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
