import { click, expectSilentConsole, takeConsole } from '@dogear/contract'
import { Pagination, usePagination, usePaginationContext } from '@dogear/react'
import { StrictMode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Items, mount } from './mount'
import { suspend } from './suspend'

expectSilentConsole()

describe('a request during the first render', () => {
  /** Makes a request each time that React renders it for the first time. */
  function Early() {
    const { setPage } = usePaginationContext()
    useState(() => setPage(3))
    return <Items />
  }

  const list = (onPageChange: () => void, extra?: React.ReactNode) => (
    <Pagination.Root count={100} onPageChange={onPageChange}>
      <Early />
      <Pagination.NextTrigger />
      {extra}
    </Pagination.Root>
  )

  test('is ignored, with one warning that says what to do', () => {
    const onPageChange = vi.fn()
    const { currentPage } = mount(list(onPageChange))
    mount(list(onPageChange))
    expect(takeConsole()).toEqual([expect.stringMatching(/^warn: \[dogear\] .*first render.*defaultPage.*effect/)])
    expect(currentPage()).toBe('1')
    expect(onPageChange).not.toHaveBeenCalled()
  })

  test.for(['in StrictMode', 'outside of it'])('leaves everything consistent %s', async (mode) => {
    const onPageChange = vi.fn()
    const { part, currentPage } = mount(
      mode === 'in StrictMode' ? <StrictMode>{list(onPageChange)}</StrictMode> : list(onPageChange),
    )
    await click(part('next-trigger'))
    expect(currentPage()).toBe('2')
    expect(onPageChange.mock.calls).toEqual([[{ page: 2, pageSize: 10 }]])
    takeConsole()
  })

  test('leaves everything consistent where that render suspends and is repeated', async () => {
    const onPageChange = vi.fn()
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    function Late() {
      suspend(arrival)
      return <output>there</output>
    }
    const { container, part, currentPage } = mount(<Suspense>{list(onPageChange, <Late />)}</Suspense>)
    arrive()
    await expect.poll(() => container.querySelector('output')).not.toBeNull()
    expect(currentPage()).toBe('1')
    await click(part('next-trigger'))
    expect(currentPage()).toBe('2')
    expect(onPageChange).toHaveBeenCalledOnce()
    takeConsole()
  })
})

describe('a request in an effect', () => {
  test('counts, and in StrictMode, which runs effects twice, only once', () => {
    const onPageChange = vi.fn()
    function Begin() {
      const { setPage } = usePaginationContext()
      useLayoutEffect(() => setPage(4), [setPage])
      return <Items />
    }
    const { currentPage } = mount(
      <StrictMode>
        <Pagination.Root count={100} onPageChange={onPageChange}>
          <Begin />
        </Pagination.Root>
      </StrictMode>,
    )
    expect(currentPage()).toBe('4')
    expect(onPageChange).toHaveBeenCalledOnce()
  })

  test('that depends on a query and on the action is made once for each query, and does not pin the page', async () => {
    const runs: string[] = []
    function Search({ query }: { query: string }) {
      const pagination = usePagination({ count: 100 })
      const { setPage } = pagination
      useEffect(() => {
        runs.push(query)
        setPage(1)
      }, [query, setPage])
      return (
        <Pagination.RootProvider value={pagination}>
          <Items />
          <Pagination.NextTrigger />
        </Pagination.RootProvider>
      )
    }
    const { part, render, currentPage } = mount(<Search query="a" />)
    await click(part('next-trigger'))
    await click(part('next-trigger'))
    expect([currentPage(), runs]).toEqual(['3', ['a']])
    render(<Search query="b" />)
    await expect.poll(currentPage).toBe('1')
    expect(runs).toEqual(['a', 'b'])
  })
})
