import { Pagination } from '@dogear/react'
import { useNavigate, useSearchParams } from 'react-router'
import { PageList } from '../../../examples/react/src/page-list'
import { leaveToRouter } from '../shared/leave-to-router'

export default function Elements() {
  const [search] = useSearchParams()
  const navigate = useNavigate()

  // Keeps the other parameters.
  function urlOf(page: number) {
    const next = new URLSearchParams(search)
    next.set('page', String(page))
    return `?${next}`
  }

  return (
    <Pagination.Root
      count={118}
      page={Number(search.get('page')) || 1}
      type="link"
      getPageUrl={({ page }) => urlOf(page)}
      onPageChange={({ page }) => navigate(urlOf(page))}
      onClick={leaveToRouter}
    >
      <PageList />
    </Pagination.Root>
  )
}
