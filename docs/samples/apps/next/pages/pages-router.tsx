import { usePagination } from '@dogear/react'
import type { GetServerSideProps } from 'next'
import { useRouter } from 'next/router'
import { List } from '../list/list'
import { load } from '../list/load'
import { pageUrl } from '../list/page-url'

interface Props {
  data: ReturnType<typeof load>
}

export const getServerSideProps: GetServerSideProps<Props> = async ({ query }) => ({ props: { data: load(query) } })

export default function PagesList({ data }: Props) {
  const router = useRouter()
  const { search } = new URL(router.asPath, 'https://example.com')

  const pagination = usePagination({
    count: data.count,
    type: 'link',
    page: data.page,
    pageSize: data.pageSize,
    getPageUrl: (target) => pageUrl.href(search, target),
    navigate: (to) => router.push(to + location.hash, undefined, { scroll: false }),
    onPageOutOfRange: (target) =>
      router.replace(pageUrl.href(search, target) + location.hash, undefined, { scroll: false }),
  })

  function filterBy(filter: string) {
    const parameters = new URLSearchParams(search)
    parameters.set('filter', filter)
    router.push(pageUrl.href(parameters, { page: 1 }) + location.hash, undefined, { scroll: false })
  }

  return <List data={data} pagination={pagination} onFilter={filterBy} />
}
