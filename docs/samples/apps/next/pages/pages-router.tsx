import { usePagination } from '@dogear/react'
import type { GetServerSideProps } from 'next'
import { useRouter } from 'next/router'
import { useState } from 'react'
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
  const [url] = router.asPath.split('#')
  // The query that was asked for, until the path changes or the navigation has ended.
  const [asked, ask] = useState<{ to: string; from: string }>()
  const busy = asked?.from === router.asPath
  const shown = busy ? asked.to : pageUrl.href(url, data)

  async function goTo(to: string) {
    const asked = { to, from: router.asPath }
    ask(asked)
    await router.push(to + location.hash, undefined, { scroll: false })
    ask((latest) => (latest === asked ? undefined : latest))
  }

  const pagination = usePagination({
    count: data.count,
    type: 'link',
    ...pageUrl.read(shown),
    busy,
    getPageUrl: (target) => pageUrl.href(shown, target),
    navigate: goTo,
    onPageOutOfRange: (target) =>
      router.replace(pageUrl.href(url, target) + location.hash, undefined, { scroll: false }),
  })

  const filterBy = (filter: string) => goTo(pageUrl.href(shown, { page: 1 }, { filter: filter || null }))

  return <List data={data} pagination={pagination} filter={readFilter(shown)} onFilter={filterBy} />
}
