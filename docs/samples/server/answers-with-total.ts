import { createPageUrl } from '@dogear/core/url'

/** Laravel, `paginate()`. A resource collection has the same fields in `meta`. */
export const laravel = (answer: { current_page: number; per_page: number; total: number }) => ({
  page: answer.current_page,
  pageSize: answer.per_page,
  count: answer.total,
})

/** Inertia: the prop that holds Laravel's `paginate()`. */
export const inertia = ({ props }: { props: { users: Parameters<typeof laravel>[0] } }) => laravel(props.users)

/** Django REST framework, `PageNumberPagination` and `LimitOffsetPagination`. */
export const django = (answer: { count: number }) => ({ count: answer.count })

/** Rails with Pagy, `data_hash`. */
export const pagy = (answer: { page: number; limit: number; count: number }) => ({
  page: answer.page,
  pageSize: answer.limit,
  count: answer.count,
})

/** Spring Data, `Page` as a `PagedModel`, which counts pages from 0. */
export const springPage = ({ page }: { page: { number: number; size: number; totalElements: number } }) => ({
  page: page.number + 1,
  pageSize: page.size,
  count: page.totalElements,
})

/** OData, with `$count=true` in the request. */
export const odata = (answer: { '@odata.count': number }) => ({ count: answer['@odata.count'] })

/** Elasticsearch and OpenSearch, which count exactly up to 10,000 hits by default, and refuse `from + size` above 10,000. */
export const elasticsearch = (
  { hits: { total } }: { hits: { total: { value: number; relation: 'eq' | 'gte' } } },
  pageSize: number,
) => ({
  ...(total.relation === 'eq' ? { count: total.value } : { minCount: total.value }),
  maxPage: Math.floor(10_000 / pageSize),
})

const jsonApiUrl = createPageUrl({ page: 'page[number]', pageSize: 'page[size]' })

/** JSON:API. Without a link to the last page, only the next one is known. */
export const jsonApi = ({ links }: { links: { last?: string | null; next?: string | null } }) => ({
  totalPages: links.last ? jsonApiUrl.read(links.last).page : undefined,
  hasNextPage: !!links.next,
})

/** GitHub, the `Link` header: the last page has no link to itself, and a list of one page has no header. */
export const gitHub = (link: string | null, page: number) => {
  const last = link?.match(/[?&]page=(\d+)[^>]*>; rel="last"/)?.[1]
  const hasNextPage = !!link?.includes('rel="next"')
  return { totalPages: last ? Number(last) : hasNextPage ? undefined : page, hasNextPage }
}
