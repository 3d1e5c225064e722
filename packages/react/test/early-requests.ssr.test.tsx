import { Pagination, usePagination } from '@dogear/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

test('a request during a server render is ignored: no callback is called, and the page stays the same', () => {
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
