import { Pagination } from '@dogear/react'
import { PageList } from '../../../examples/react/src/page-list'
import { german } from '../shared/german'

const { format } = new Intl.NumberFormat('de')

export default function German() {
  return (
    <Pagination.Root count={15_000} defaultPage={1500} lang="de" translations={german}>
      <PageList format={format} />
    </Pagination.Root>
  )
}
