import { usePageUrl } from '@dogear/solid'
import { createPageUrl } from '@dogear/solid/url'
import { For } from 'solid-js'
import { PaginationLinks } from './pagination-links'

const posts = Array.from({ length: 24 }, (_, index) => `Post ${index + 1}`)
const pageUrl = createPageUrl({ defaultPageSize: 4 })

export default function PaginationLinksDemo() {
  const address = usePageUrl(pageUrl)
  const shown = () => posts.slice((address.page - 1) * address.pageSize, address.page * address.pageSize)

  return (
    <div class="grid gap-3">
      <ul class="grid gap-2">
        <For each={shown()}>{(post) => <li>{post}</li>}</For>
      </ul>
      <PaginationLinks count={posts.length} {...address} />
    </div>
  )
}
