import { address, click, openAddress, takeConsole } from '@dogear/contract'
import { createPageUrl } from '@dogear/core/url'
import { Pagination, type UsePaginationReturn, usePageUrl, usePagination, usePaginationContext } from '@dogear/react'
import { Fragment, memo, type ReactNode, StrictMode, Suspense, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createArrival, Items, mount } from './mount'

describe('the context', () => {
  /** A consumer that counts its renders, as an element that stays the same. */
  function createConsumer() {
    const seen: { renders: number; context?: UsePaginationReturn } = { renders: 0 }
    const Consumer = memo(function Consumer() {
      'use no memo'
      seen.context = usePaginationContext()
      seen.renders++
      return <Pagination.NextTrigger />
    })
    return { seen, consumer: <Consumer /> }
  }

  test('renders consumers once after a click and the parent never, and after a request that changes nothing none', async () => {
    const { seen, consumer } = createConsumer()
    const Parent = vi.fn(() => (
      <Pagination.Root count={100}>
        {consumer}
        <Pagination.Ellipsis index={5} />
      </Pagination.Root>
    ))
    const { part } = mount(<Parent />)
    expect(seen.renders).toBe(1)
    await click(part('next-trigger'))
    expect(seen.renders).toBe(2)
    seen.context?.setPage(2)
    await Promise.resolve()
    expect(seen.renders).toBe(2)
    expect(Parent).toHaveBeenCalledOnce()
  })

  const getPageUrl = ({ page }: { page: number }) => `#${page}`

  test.for<[name: string, props: (log: (what: unknown) => void) => Pagination.RootProps, called: string]>([
    ['onPageChange', (log) => ({ onPageChange: ({ page }) => log(page) }), 'third 2'],
    ['navigate', (log) => ({ page: 1, getPageUrl, navigate: (url) => log(url) }), 'third #2'],
  ])('stays the same object while nothing it shows changes, and calls the latest %s', async ([, propsOf, called]) => {
    const { seen, consumer } = createConsumer()
    const calls: string[] = []
    const rootWith = (count: number, name: string) => (
      <Pagination.Root count={count} {...propsOf((what) => calls.push(`${name} ${what}`))}>
        {consumer}
      </Pagination.Root>
    )
    const { part, render } = mount(rootWith(100, 'first'))
    render(rootWith(100, 'second'))
    render(rootWith(100, 'third'))
    expect(seen.renders).toBe(1)
    await click(part('next-trigger'))
    expect(calls).toEqual([called])
    seen.renders = 0
    render(rootWith(90, 'third'))
    expect(seen.renders).toBe(1)
  })
})

describe('a request during the first render', () => {
  const onPageChange = vi.fn()
  beforeEach(() => onPageChange.mockClear())

  /** Makes a request whenever React renders it for the first time. */
  function Early() {
    const { setPage } = usePaginationContext()
    useState(() => setPage(3))
    return <Items />
  }
  const list = (extra?: ReactNode) => (
    <Pagination.Root count={100} onPageChange={onPageChange}>
      <Early />
      <Pagination.NextTrigger />
      {extra}
    </Pagination.Root>
  )

  async function expectNextToWork({ part, currentPage }: ReturnType<typeof mount>) {
    expect(currentPage()).toBe('1')
    expect(onPageChange).not.toHaveBeenCalled()
    await click(part('next-trigger'))
    expect(currentPage()).toBe('2')
    expect(onPageChange.mock.calls).toEqual([[{ page: 2, pageSize: 10 }]])
  }

  test('is ignored, on a server too, with one warning that says what to do', () => {
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
    for (const _list of [1, 2]) expect(mount(list()).currentPage()).toBe('1')
    expect(onPageChange).not.toHaveBeenCalled()
    expect(takeConsole()).toEqual([expect.stringMatching(/^warn: \[dogear\] .*first render.*defaultPage.*effect/)])
  })

  test.for([
    ['StrictMode', StrictMode],
    ['a Fragment', Fragment],
  ] as const)('doesn’t break later requests in %s', async ([, Mode]) => {
    await expectNextToWork(mount(<Mode>{list()}</Mode>))
  })

  test('doesn’t break later requests if that render suspends and is repeated', async () => {
    const { arrive, wait } = createArrival()
    function Late() {
      wait()
      return <output>there</output>
    }
    const mounted = mount(<Suspense>{list(<Late />)}</Suspense>)
    arrive()
    await expect.poll(() => mounted.text('output')).toBe('there')
    await expectNextToWork(mounted)
  })
})

test('usePageUrl follows its arguments', async () => {
  const [pages, others] = [createPageUrl(), createPageUrl({ page: 'other' })]
  function List({ pageUrl, history }: { pageUrl: typeof pages; history?: 'replace' }) {
    return (
      <Pagination.Root count={100} {...usePageUrl(pageUrl, { history })}>
        <Items />
        <Pagination.NextTrigger />
      </Pagination.Root>
    )
  }
  const { pushed, replaced } = openAddress('/list?page=2&other=7')
  const { render, part, currentPage } = mount(<List pageUrl={pages} />)
  expect(currentPage()).toBe('2')
  render(<List pageUrl={others} />)
  expect(currentPage()).toBe('7')
  render(<List pageUrl={others} history="replace" />)
  await click(part('next-trigger'))
  expect(address()).toBe('/list?page=2&other=8')
  expect([pushed(), replaced()]).toEqual([0, 1])
})
