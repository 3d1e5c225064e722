import { arEG } from '@dogear/react/locales'
import * as Pagination from '@dogear/react/pagination'
import { PageList } from '../page-list'

export default function Translations() {
  return (
    <Pagination.Root count={250} dir="rtl" lang="ar" translations={arEG}>
      <PageList />
    </Pagination.Root>
  )
}
