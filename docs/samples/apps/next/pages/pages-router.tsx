import { usePageUrl, usePagination } from '@dogear/react'
import type { GetServerSideProps } from 'next'
import { useRouter } from 'next/router'
import { List } from '../list/list'
import { type Data, load } from '../list/load'
import { pageUrl, readFilter } from '../list/page-url'

interface Props {
  data: Data
}

export const getServerSideProps: GetServerSideProps<Props> = async ({ query }) => ({
  props: { data: await load(query) },
})

export default function PagesList({ data }: Props) {
  const router = useRouter()
  const list = usePageUrl(pageUrl, {
    router: {
      url: pageUrl.href(router.asPath.split('#')[0], data),
      navigate: (to, { replace }) =>
        router[replace ? 'replace' : 'push'](to + location.hash, undefined, { scroll: false }),
    },
  })
  const pagination = usePagination({ count: data.count, type: 'link', ...list })
  const filterBy = (filter: string) => list.setParams({ filter: filter || null })

  return <List data={data} pagination={pagination} filter={readFilter(list.url)} onFilter={filterBy} />
}
