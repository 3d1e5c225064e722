import { click } from '@dogear/contract'
import { Pagination, type UsePaginationReturn, usePagination } from '@dogear/react'
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
