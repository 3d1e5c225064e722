import { click, takeConsole } from '@dogear/contract'
import { Pagination, usePaginationContext } from '@dogear/react'
import { StrictMode, Suspense, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Items, mount } from './mount'
import { suspend } from './suspend'

describe('a request during the first render', () => {
  /** Makes a request whenever React renders it for the first time. */
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

  test.for(['in StrictMode', 'without it'])('doesn’t break later requests %s', async (mode) => {
    const onPageChange = vi.fn()
    const { part, currentPage } = mount(
      mode === 'in StrictMode' ? <StrictMode>{list(onPageChange)}</StrictMode> : list(onPageChange),
    )
    await click(part('next-trigger'))
    expect(currentPage()).toBe('2')
    expect(onPageChange.mock.calls).toEqual([[{ page: 2, pageSize: 10 }]])
    takeConsole()
  })

  test('doesn’t break later requests if that render suspends and is repeated', async () => {
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
