import { de } from '@dogear/core/locales'
import * as Pagination from '@dogear/react/pagination'
import { PageList } from '../../../examples/react/src/page-list'

export default function German() {
  return (
    <Pagination.Root count={15_000} defaultPage={1500} lang="de" translations={de}>
      <PageList />
    </Pagination.Root>
  )
}
