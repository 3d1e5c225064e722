import { usePageUrl } from '@dogear/react'
import { createPageUrl } from '@dogear/react/url'
import { PaginationLinks } from './pagination-links'

const posts = Array.from({ length: 24 }, (_, index) => `Post ${index + 1}`)
const pageUrl = createPageUrl({ defaultPageSize: 4 })

export default function PaginationLinksDemo() {
  const address = usePageUrl(pageUrl)
  const { page, pageSize } = address

  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {posts.slice((page - 1) * pageSize, page * pageSize).map((post) => (
          <li key={post}>{post}</li>
        ))}
      </ul>
      <PaginationLinks count={posts.length} {...address} />
    </div>
  )
}
