import { usePagination } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { createSerializer, parseAsInteger, parseAsNumberLiteral, parseAsString, useQueryStates } from 'nuqs'
import { NuqsAdapter } from 'nuqs/adapters/react'
import { elements } from '../../examples/shared/elements'

const sizes = [10, 20, 50] as const
const parsers = {
  q: parseAsString.withDefault(''),
  page: parseAsInteger.withDefault(1),
  size: parseAsNumberLiteral(sizes).withDefault(10),
}
const serialize = createSerializer(parsers)

function Elements() {
  const [{ q, page, size }, setQuery] = useQueryStates(parsers, { history: 'push' })
  const found = elements.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))
  const fromPagination = (target: { page: number; pageSize: number }) => ({
    page: target.page,
    size: sizes.find((size) => size === target.pageSize) ?? null,
  })

  const pagination = usePagination({
    count: found.length,
    type: 'link',
    page: Math.max(page, 1),
    pageSize: size,
    getPageUrl: (target) => serialize('/elements', { q, ...fromPagination(target) }),
    navigate: (_url, target) => setQuery(fromPagination(target)),
    onPageOutOfRange: (target) => setQuery(fromPagination(target), { history: 'replace' }),
  })

  return (
    <>
      <label>
        Search
        <input type="search" value={q} onChange={(event) => setQuery({ q: event.target.value, page: null })} />
      </label>
      <ol start={pagination.pageRange.start + 1}>
        {pagination.slice(found).map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements">
        <Pagination.PrevTrigger>Previous</Pagination.PrevTrigger>
        <Pagination.List />
        <Pagination.NextTrigger>Next</Pagination.NextTrigger>
        <Pagination.PageSizeSelect sizes={sizes} />
      </Pagination.RootProvider>
    </>
  )
}

export default function Nuqs() {
  return (
    <NuqsAdapter>
      <Elements />
    </NuqsAdapter>
  )
}
