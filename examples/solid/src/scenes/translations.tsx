import { arEG } from '@dogear/solid/locales'
import * as Pagination from '@dogear/solid/pagination'
import { PageList } from '../page-list'

export default function Translations() {
  return (
    <Pagination.Root count={250} dir="rtl" lang="ar" translations={arEG}>
      <PageList />
    </Pagination.Root>
  )
}
