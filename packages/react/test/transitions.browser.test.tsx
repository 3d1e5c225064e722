import { click, press } from '@dogear/contract'
import { createPageUrl } from '@dogear/core/url'
import { Pagination, type UsePaginationReturn, usePageUrl, usePagination, usePaginationContext } from '@dogear/react'
import { Activity, type ReactNode, Suspense, startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createArrival, Items, mount } from './mount'

const pagesOf = (onPageChange: ReturnType<typeof vi.fn>) => onPageChange.mock.calls.map(([{ page }]) => page)

test.for(['alone', 'interrupted by an urgent render'])(
  'in a transition, %s, the old rows stay until the new ones are ready, and no request is lost',
  async (mode) => {
    const arrivals = [2, 3].map((page) => ({ page, ...createArrival() }))
    const waiting = new Set<number>()
    const Rows = ({ page }: { page: number }) => {
      waiting.add(page)
      arrivals.find((one) => one.page === page)?.wait()
      return <output>rows of page {page}</output>
    }
    const onPageChange = vi.fn()
    let latest: { page: number; setName: (name: string) => void } | undefined
    function List() {
      const pagination = usePagination({ count: 100, onPageChange })
      const [name, setName] = useState('first')
      useLayoutEffect(() => {
        latest = { page: pagination.page, setName }
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
    const { container, text } = mount(<List />)
    const more = container.querySelector('button') as HTMLElement
    await click(more)
    if (mode !== 'alone') {
      flushSync(() => latest?.setName('second'))
      expect([more.textContent, text('output')]).toEqual(['More of second', 'rows of page 1'])
    }
    await click(more)
    expect(pagesOf(onPageChange)).toEqual([2, 3])
    expect(text('output')).toBe('rows of page 1')
    await expect.poll(() => waiting.has(3)).toBe(true)
    for (const { arrive } of arrivals) arrive()
    await expect.poll(() => text('output')).toBe('rows of page 3')
    expect(latest?.page).toBe(3)
  },
)

test('a render that is never committed doesn’t affect events', async () => {
  const called: string[] = []
  const never = createArrival()
  let setName: (name: string) => void = () => {}
  let hasWaited = false
  function Suspending({ name }: { name: string }) {
    if (name === 'first') return null
    hasWaited = true
    never.wait()
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
  await expect.poll(() => hasWaited).toBe(true)
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
  expect(pagesOf(onPageChange)).toEqual([2, 3])
  expect(renders.filter((page) => page === 2).length).toBeLessThan(40)
})

test('a pagination that suspends keeps its page and elements', async () => {
  const { arrive, wait } = createArrival()
  function Rows() {
    const { page } = usePaginationContext()
    if (page === 2) wait()
    return <output>{page}</output>
  }
  const onPageChange = vi.fn()
  const { part, text } = mount(
    <Suspense fallback={<i>waiting</i>}>
      <Pagination.Root count={100} onPageChange={onPageChange}>
        <Rows />
        <Pagination.NextTrigger />
      </Pagination.Root>
    </Suspense>,
  )
  const next = part('next-trigger')
  await click(next)
  await expect.poll(() => text('i')).toBe('waiting')
  arrive()
  await expect.poll(() => text('output')).toBe('2')
  expect(part('next-trigger')).toBe(next)
  await click(next)
  expect(text('output')).toBe('3')
  expect(pagesOf(onPageChange)).toEqual([2, 3])
})

test('a list shows what its router was asked for until React shows it, although the router says that it is there', async () => {
  const { arrive, wait } = createArrival()
  const pageUrl = createPageUrl()
  const Rows = ({ url }: { url: string }) => {
    if (url !== '/list') wait()
    return <output>{url}</output>
  }
  function App() {
    const [url, setUrl] = useState('/list')
    const navigate = async (to: string) => startTransition(() => setUrl(to))
    return (
      <Pagination.Root count={100} {...usePageUrl(pageUrl, { router: { url, navigate } })}>
        <Items />
        <Pagination.NextTrigger />
        <Suspense>
          <Rows url={url} />
        </Suspense>
      </Pagination.Root>
    )
  }
  const { part, text, currentPage } = mount(<App />)
  await click(part('next-trigger'))
  for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame)
  const isBusy = () => part('root').hasAttribute('data-busy')
  expect([currentPage(), isBusy(), text('output')]).toEqual(['2', true, '/list'])
  arrive()
  await expect.poll(() => text('output')).toBe('/list?page=2')
  await expect.poll(isBusy).toBe(false)
  expect(currentPage()).toBe('2')
})

test('what is typed into a PageInput is not requested when an Activity hides it', async () => {
  const onPageChange = vi.fn()
  const tab = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Pagination.Root count={95} onPageChange={onPageChange}>
        <Pagination.PageInput />
      </Pagination.Root>
    </Activity>
  )
  const outside = document.body.appendChild(document.createElement('button'))
  const { render, part } = mount(tab('visible'))
  // With the pointer over the field, the edit would be dropped.
  await click(outside)
  const input = part('page-input') as HTMLInputElement
  input.focus()
  input.select()
  await userEvent.keyboard('7')
  render(tab('hidden'))
  input.blur()
  for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
  expect(onPageChange).not.toHaveBeenCalled()
  outside.remove()
})

const content = (
  <Pagination.Content focus aria-label="Results" style={{ height: 3000 }}>
    <Pagination.Status />
  </Pagination.Content>
)

test.for<[what: string, replace: (page: number, Rows: () => ReactNode) => ReactNode]>([
  ['a key', (page) => <div key={page}>{content}</div>],
  [
    'a key of a Suspense boundary',
    (page, Rows) => (
      <Suspense key={page} fallback="Loading">
        <Rows />
        {content}
      </Suspense>
    ),
  ],
])('a Content and a Status that %s replaces with the page show its result', async ([, replace]) => {
  const { arrive, wait } = createArrival()
  arrive()
  let latest = { arrive, wait }
  const Rows = () => {
    latest.wait()
    return null
  }
  function List() {
    const pagination = usePagination({ count: 100 })
    return (
      <Pagination.RootProvider value={pagination} style={{ minHeight: 4000 }}>
        {replace(pagination.page, Rows)}
        <Pagination.NextTrigger />
      </Pagination.RootProvider>
    )
  }
  const { part } = mount(<List />)
  for (const text of ['11–20 of 100', '21–30 of 100']) {
    latest = createArrival()
    window.scrollTo({ top: 2000, behavior: 'instant' })
    part('next-trigger').focus({ preventScroll: true })
    await press('{Enter}')
    latest.arrive()
    await expect.poll(() => document.activeElement?.getAttribute('data-part')).toBe('content')
    await expect.poll(() => document.querySelectorAll('body > [aria-live=polite]')).toHaveLength(1)
    await expect.poll(() => part('status')).toMatchObject({ textContent: text })
    await expect.poll(() => Math.round(part('content').getBoundingClientRect().top)).toBe(0)
  }
})
