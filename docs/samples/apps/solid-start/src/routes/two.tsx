import * as Pagination from '@dogear/solid/pagination'
import { createPageUrl } from '@dogear/solid/url'
import { useBeforeLeave } from '@solidjs/router'
import { createRouterPage } from '../create-router-page'
import { PageList } from '../page-list'
import Items from '.'

/** Two lists in one router. */
export default function Two() {
  const list = createRouterPage(createPageUrl({ page: 'other', pageSize: 'others' }))
  useBeforeLeave((event) => Reflect.get(window, 'guard') === false && event.preventDefault())

  return (
    <>
      <Items />
      <Pagination.Root count={50} type="link" {...list} aria-label="Other">
        <PageList />
      </Pagination.Root>
    </>
  )
}
