import { usePageUrl } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { createPageUrl } from '@dogear/solid/url'
import { PageList } from '../page-list'

const pageUrl = createPageUrl()

export default function Links() {
  const address = usePageUrl(pageUrl, { url: '' })

  return (
    <Pagination.Root count={100} type="link" {...address} aria-label="Links">
      <PageList />
    </Pagination.Root>
  )
}
