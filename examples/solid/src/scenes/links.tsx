import { Pagination, usePagination } from '@dogear/solid'
import { Router, useSearchParams } from '@solidjs/router'
import { iso6393 } from 'iso-639-3'
import { For } from 'solid-js'
import { PageList } from '../page-list'

const languages = iso6393.filter(({ iso6391 }) => iso6391)

function List() {
  const [params] = useSearchParams()
  const pagination = usePagination(() => ({
    count: languages.length,
    page: Number(params.page) || 1,
    type: 'link',
    getPageUrl: ({ page }) => `links.html?page=${page}`,
  }))

  return (
    <>
      <ol start={pagination().pageRange.start + 1}>
        <For each={pagination().slice(languages)}>{({ name }) => <li>{name}</li>}</For>
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Links">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}

// With this base the router follows the links below, and leaves those around to the browser.
export const Links = () => <Router base="/solid/links.html" root={List} />
