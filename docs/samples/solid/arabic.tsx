import { Pagination } from '@dogear/solid'
import { arabic } from '../shared/arabic'
import { PageList } from './page-list'

const { format } = new Intl.NumberFormat('ar-EG')

export default function Arabic() {
  return (
    <Pagination.Root count={250} dir="rtl" lang="ar" translations={arabic}>
      <PageList format={format} />
    </Pagination.Root>
  )
}
