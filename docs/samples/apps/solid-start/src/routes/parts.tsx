import * as Pagination from '@dogear/solid/pagination'
import { useSearchParams } from '@solidjs/router'
import { PageList } from '../page-list'

/** The router's links in the parts, and invalid options, which are harmless. */
export default function Parts() {
  const [search] = useSearchParams()
  const urlOf = (page: number | null) => (page ? `/parts?page=${page}` : undefined)

  return (
    <>
      <Pagination.Root count={100} page={Number(search.page) || 1} type="link">
        <Pagination.List
          item={(entry) => (
            <Pagination.Item
              {...entry}
              asChild={(props) => (
                <a {...props()} href={urlOf(entry.value)}>
                  {entry.value}
                </a>
              )}
            />
          )}
        />
        <Pagination.Context>
          {(pagination) => (
            <Pagination.NextTrigger
              asChild={(props) => (
                <a {...props()} href={urlOf(pagination().nextPage)}>
                  ›
                </a>
              )}
            />
          )}
        </Pagination.Context>
      </Pagination.Root>
      <Pagination.Root aria-label="invalid options" count={95.5} defaultPageSize={0} siblingCount={-1}>
        <PageList />
      </Pagination.Root>
    </>
  )
}
