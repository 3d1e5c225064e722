import { click } from '@dogear/contract'
import { Pagination, type UsePaginationReturn, usePagination, usePaginationContext } from '@dogear/react'
import { Suspense, startTransition, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { mount } from './mount'
import { suspend } from './suspend'

/** Slow enough that several of them exceed React’s time slice, so that React yields in the middle of the list. */
function Slow({ page, onRender }: { page: number; onRender: (page: number) => void }) {
  blockThread()
  onRender(page)
  return <output>{page}</output>
}

function blockThread() {
  const end = performance.now() + 3
  while (performance.now() < end);
}

test('a request that interrupts a transition’s render adds to it, and no request is lost', async () => {
  const onPageChange = vi.fn()
  const renders: number[] = []
  let interrupt: (() => void) | undefined
  const onRender = (page: number) => {
    renders.push(page)
    if (renders.length === 6 && interrupt) setTimeout(interrupt)
  }
  let api: UsePaginationReturn | undefined
  function List() {
    const pagination = usePagination({ count: 100, onPageChange })
    useLayoutEffect(() => {
      api = pagination
    })
    return Array.from({ length: 40 }, (_, index) => (
      <Slow key={`${index}`} page={pagination.page} onRender={onRender} />
    ))
  }
  const { container } = mount(<List />)
  renders.length = 0
  await new Promise<void>((resolve) => {
    interrupt = () => {
      flushSync(() => api?.goToNextPage())
      resolve()
    }
    startTransition(() => api?.goToNextPage())
  })
  expect(container.textContent).toBe('3'.repeat(40))
  await expect.poll(() => api?.page).toBe(3)
  expect(onPageChange.mock.calls.map(([{ page }]) => page)).toEqual([2, 3])
  expect(renders.filter((page) => page === 2).length).toBeLessThan(40)
})

test('a pagination that suspends keeps its page and elements', async () => {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  function Rows() {
    const { page } = usePaginationContext()
    if (page === 2) suspend(arrival)
    return <output>{page}</output>
  }
  const onPageChange = vi.fn()
  const { container } = mount(
    <Suspense fallback={<i>waiting</i>}>
      <Pagination.Root count={100} onPageChange={onPageChange}>
        <Rows />
        <Pagination.NextTrigger />
      </Pagination.Root>
    </Suspense>,
  )
  const next = container.querySelector('button') as HTMLElement
  await click(next)
  await expect.poll(() => container.querySelector('i')).not.toBeNull()
  arrive()
  await expect.poll(() => container.querySelector('output')?.textContent).toBe('2')
  expect(container.querySelector('button')).toBe(next)
  await click(next)
  expect(container.querySelector('output')?.textContent).toBe('3')
  expect(onPageChange.mock.calls.map(([{ page }]) => page)).toEqual([2, 3])
})
