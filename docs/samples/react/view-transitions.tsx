import { usePageUrl, usePagination } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { createPageUrl } from '@dogear/react/url'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { PageList } from '../../../examples/react/src/page-list'
import { elements } from '../../../examples/shared/elements'

const pageUrl = createPageUrl()

export default function ViewTransitions() {
  /** Stay in place until the browser has taken a picture of them. */
  const [oldRows, setOldRows] = useState<typeof elements>()
  const pagination = usePagination({
    count: elements.length,
    type: 'link',
    ...usePageUrl(pageUrl, { url: '' }),
    busy: oldRows !== undefined,
    // Called for a request, but not after Back, which some browsers animate themselves.
    onPaginationChange() {
      if (!canAnimate()) return
      setOldRows(rows)
      const { ready } = document.startViewTransition(() => flushSync(() => setOldRows(undefined)))
      // It is rejected if a quick press ends the animation before it begins.
      ready.catch(() => {})
    },
  })
  const rows = oldRows ?? pagination.slice(elements)

  return (
    <>
      {/* Otherwise, the animation covers the page, and clicks are lost. */}
      <style>{':root { view-transition-name: none } ::view-transition { pointer-events: none }'}</style>
      <Pagination.Content value={pagination}>
        <ol start={rows[0]?.number ?? 1} style={{ viewTransitionName: 'rows' }}>
          {rows.map(({ number, name }) => (
            <li key={number}>{name}</li>
          ))}
        </ol>
      </Pagination.Content>
      <Pagination.RootProvider value={pagination} aria-label="Animated pages">
        <Pagination.Status />
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}

const canAnimate = () => 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
