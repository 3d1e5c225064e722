import { click } from '@dogear/contract'
import { Pagination, type UsePaginationReturn, usePagination, usePaginationContext } from '@dogear/react'
import { Suspense, startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { Items, mount } from './mount'
import { suspend } from './suspend'

/** Rows that suspend until they arrive. The rows of page 1 are ready. */
function createRows() {
  const arrivals = new Map<number, () => void>()
  const pages = new Map<number, Promise<void>>([[1, Promise.resolve()]])

  function Rows({ page }: { page: number }) {
    const arrival = pages.get(page) ?? new Promise<void>((resolve) => arrivals.set(page, resolve))
    pages.set(page, arrival)
    suspend(arrival)
    return <output>rows of page {page}</output>
  }
  return { arrivals, Rows }
}

function mountList() {
  const { arrivals, Rows } = createRows()
  const onPageChange = vi.fn()
  const latest: { api?: UsePaginationReturn; setName?: (name: string) => void } = {}

  function List() {
    const pagination = usePagination({ count: 100, onPageChange })
    const [name, setName] = useState('first')
    useLayoutEffect(() => {
      latest.api = pagination
      latest.setName = setName
    }, [pagination])
    return (
      <>
        <button type="button" onClick={() => startTransition(() => pagination.goToNextPage())}>
          More of {name}
        </button>
        <Suspense fallback={<output>waiting</output>}>
          <Rows page={pagination.page} />
        </Suspense>
      </>
    )
  }
  const { container } = mount(<List />)
  return {
    arrivals,
    latest,
    more: container.querySelector('button') as HTMLElement,
    output: () => container.querySelector('output')?.textContent,
    pages: () => onPageChange.mock.calls.map(([{ page }]) => page),
  }
}

test('in a transition, the old rows stay until the new ones are ready, and no request is lost', async () => {
  const { arrivals, latest, more, output, pages } = mountList()
  await expect.poll(output).toBe('rows of page 1')
  await click(more)
  await click(more)
  expect(pages()).toEqual([2, 3])
  expect(output()).toBe('rows of page 1')
  await expect.poll(() => arrivals.has(3)).toBe(true)
  for (const arrive of arrivals.values()) arrive()
  await expect.poll(output).toBe('rows of page 3')
  expect(latest.api?.page).toBe(3)
})

test('an urgent render doesn’t lose a request made in a transition', async () => {
  const { arrivals, latest, more, output, pages } = mountList()
  await expect.poll(output).toBe('rows of page 1')
  await click(more)
  flushSync(() => latest.setName?.('second'))
  expect([more.textContent, output()]).toEqual(['More of second', 'rows of page 1'])
  await click(more)
  expect(pages()).toEqual([2, 3])
  await expect.poll(() => arrivals.has(3)).toBe(true)
  for (const arrive of arrivals.values()) arrive()
  await expect.poll(output).toBe('rows of page 3')
})

test('a render that is never committed doesn’t affect events', async () => {
  const called: string[] = []
  const never = new Promise<void>(() => {})
  let setName: (name: string) => void = () => {}

  function Suspending({ name }: { name: string }) {
    if (name === 'second') suspend(never)
    return null
  }
  function List() {
    const [name, set] = useState('first')
    useLayoutEffect(() => {
      setName = set
    }, [])
    return (
      <Pagination.Root count={name === 'first' ? 100 : 20} onPageChange={() => called.push(name)}>
        <Items />
        <Pagination.LastTrigger />
        <Suspense>
          <Suspending name={name} />
        </Suspense>
      </Pagination.Root>
    )
  }

  const { part, currentPage } = mount(<List />)
  startTransition(() => setName('second'))
  await new Promise((resolve) => setTimeout(resolve, 30))
  await click(part('last-trigger'))
  expect(called).toEqual(['first'])
  expect(currentPage()).toBe('10')
})

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
