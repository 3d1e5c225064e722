import { de } from '@dogear/core/locales'
import { Pagination } from '@dogear/solid'
import { PageList } from '../../../examples/solid/src/page-list'

export default function German() {
  return (
    <Pagination.Root count={15_000} defaultPage={1500} lang="de" translations={de}>
      <PageList />
    </Pagination.Root>
  )
}
