import { Pagination, usePagination } from '@dogear/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

test('a request while the server renders is ignored: no callback, and the page that hydration shows', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const onPageChange = vi.fn()
  function List({ isEarly }: { isEarly: boolean }) {
    const pagination = usePagination({ count: 100, onPageChange })
    if (isEarly) pagination.setPage(3)
    return (
      <Pagination.RootProvider value={pagination}>
        {pagination.page}
        <Pagination.NextTrigger />
      </Pagination.RootProvider>
    )
  }
  expect(renderToString(<List isEarly />)).toBe(renderToString(<List isEarly={false} />))
  expect(onPageChange).not.toHaveBeenCalled()
  expect(warn).toHaveBeenCalledOnce()
})
