import { usePagination } from '@dogear/react'
import type { GetServerSideProps } from 'next'
import { List } from '../../list/list'
import { type Data, load } from '../../list/load'
import { pageUrl, readFilter } from '../../list/page-url'
import { usePagesRouterPage } from '../../list/use-pages-router-page'

interface Props {
  data: Data
}

export const getServerSideProps: GetServerSideProps<Props> = async ({ query }) => ({
  props: { data: await load(query) },
})

export default function PagesList({ data }: Props) {
  const list = usePagesRouterPage(pageUrl)
  const pagination = usePagination({ count: data.count, type: 'link', ...list })
  const filterBy = (filter: string) => list.setParams({ filter: filter || null })

  return <List data={data} pagination={pagination} filter={readFilter(list.url)} onFilter={filterBy} />
}
