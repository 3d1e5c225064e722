import { click, keepConsoleSilent, press } from '@dogear/contract'
import { Pagination, type UsePaginationReturn, usePagination, usePaginationContext } from '@dogear/react'
import {
  type ComponentProps,
  createElement,
  createRef,
  type MouseEvent,
  memo,
  type ReactNode,
  StrictMode,
  Suspense,
  startTransition,
  useLayoutEffect,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { suspend } from './suspend'

keepConsoleSilent()

function render(node: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    container.remove()
  })
  flushSync(() => root.render(node))
  return container
}

const part = (container: Element, name: string) => container.querySelector(`[data-part="${name}"]`) as HTMLElement
const current = (container: Element) => container.querySelector('[aria-current]')?.textContent

function Items() {
  return usePaginationContext().pages.map((entry, index) =>
    entry.type === 'page' ? (
      <Pagination.Item key={entry.value} {...entry}>
        {entry.value}
      </Pagination.Item>
    ) : (
      <Pagination.Ellipsis key={entry.value} index={index} />
    ),
  )
}

describe('in a transition', () => {
  const arrivals = new Map<number, () => void>()
  const pages = new Map<number, Promise<void>>([[1, Promise.resolve()]])

  function Rows({ page }: { page: number }) {
    const arrival = pages.get(page) ?? new Promise<void>((resolve) => arrivals.set(page, resolve))
    pages.set(page, arrival)
    suspend(arrival)
    return <output>rows of page {page}</output>
  }

  function List({ onPageChange, report }: { onPageChange: () => void; report: (api: UsePaginationReturn) => void }) {
    const pagination = usePagination({ count: 100, onPageChange })
    useLayoutEffect(() => report(pagination))
    return (
      <>
        <button type="button" onClick={() => startTransition(() => pagination.goToNextPage())}>
          More
        </button>
        <Suspense fallback={<output>waiting</output>}>
          <Rows page={pagination.page} />
        </Suspense>
      </>
    )
  }

  test('the old rows stay until the new ones are there, and no request is lost', async () => {
    const onPageChange = vi.fn()
    let api: UsePaginationReturn | undefined
    const report = (latest: UsePaginationReturn) => {
      api = latest
    }
    const container = render(<List onPageChange={onPageChange} report={report} />)
    const output = () => container.querySelector('output')?.textContent
    const more = container.querySelector('button') as HTMLElement
    await expect.poll(output).toBe('rows of page 1')
    await click(more)
    await click(more)
    expect(onPageChange.mock.calls).toEqual([[{ page: 2, pageSize: 10 }], [{ page: 3, pageSize: 10 }]])
    expect(output()).toBe('rows of page 1')
    await expect.poll(() => arrivals.has(3)).toBe(true)
    for (const arrive of arrivals.values()) arrive()
    await expect.poll(output).toBe('rows of page 3')
    expect(api?.page).toBe(3)
  })
})

test('a render that is never committed changes nothing that an event reads', async () => {
  const called: string[] = []
  const never = new Promise<void>(() => {})
  let setName: (name: string) => void = () => {}

  function Shown({ name }: { name: string }) {
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
          <Shown name={name} />
        </Suspense>
      </Pagination.Root>
    )
  }

  const container = render(<List />)
  startTransition(() => setName('second'))
  await new Promise((resolve) => setTimeout(resolve, 30))
  await click(part(container, 'last-trigger'))
  expect(called).toEqual(['first'])
  expect(current(container)).toBe('10')
})

test('the callback called is the one of the latest render, with what it closes over', async () => {
  const seen: number[] = []
  function List() {
    const [clicks, setClicks] = useState(0)
    return (
      <Pagination.Root
        count={100}
        onPageChange={() => {
          seen.push(clicks)
          setClicks(clicks + 1)
        }}
      >
        <Pagination.NextTrigger />
      </Pagination.Root>
    )
  }
  const container = render(<List />)
  for (const _click of [1, 2, 3]) await click(part(container, 'next-trigger'))
  expect(seen).toEqual([0, 1, 2])
})

test('two requests in one event handler add up', async () => {
  const onPageChange = vi.fn()
  function Skip() {
    const { goToNextPage } = usePaginationContext()
    const skip = () => {
      goToNextPage()
      goToNextPage()
    }
    return (
      <button type="button" onClick={skip}>
        Skip
      </button>
    )
  }
  const container = render(
    <StrictMode>
      <Pagination.Root count={100} onPageChange={onPageChange}>
        <Skip />
        <Items />
      </Pagination.Root>
    </StrictMode>,
  )
  await click(container.querySelector('button') as HTMLElement)
  expect(current(container)).toBe('3')
  expect(onPageChange).toHaveBeenCalledTimes(2)
})

test('a request in an effect counts, and in StrictMode, which runs effects twice, only once', () => {
  const onPageChange = vi.fn()
  function Begin() {
    const { setPage } = usePaginationContext()
    useLayoutEffect(() => setPage(4), [setPage])
    return <Items />
  }
  const container = render(
    <StrictMode>
      <Pagination.Root count={100} onPageChange={onPageChange}>
        <Begin />
      </Pagination.Root>
    </StrictMode>,
  )
  expect(current(container)).toBe('4')
  expect(onPageChange).toHaveBeenCalledOnce()
})

describe('refs', () => {
  const List = ({ children }: { children: ReactNode }) => (
    <Pagination.Root count={100}>
      {children}
      <Pagination.LastTrigger />
    </Pagination.Root>
  )

  test('a ref object is given the element of a part, and of the child that stands in for it', () => {
    const [ref, partRef, childRef] = [
      createRef<HTMLElement>(),
      createRef<HTMLElement>(),
      createRef<HTMLAnchorElement>(),
    ]
    const container = render(
      <List>
        <Pagination.PrevTrigger ref={ref} />
        <Pagination.NextTrigger ref={partRef} asChild>
          <a ref={childRef} href="#next">
            Next
          </a>
        </Pagination.NextTrigger>
      </List>,
    )
    expect(ref.current).toBe(part(container, 'prev-trigger'))
    expect(partRef.current).toBe(part(container, 'next-trigger'))
    expect(childRef.current).toBe(part(container, 'next-trigger'))
  })

  test('a ref callback is called once, and its clean-up once at the end', async () => {
    const cleanUp = vi.fn()
    const [ref, rootRef, partRef, childRef] = [
      vi.fn(() => cleanUp),
      vi.fn(() => cleanUp),
      vi.fn(() => cleanUp),
      vi.fn(() => cleanUp),
    ]
    let hide: () => void = () => {}
    function Hideable() {
      const [isShown, setShown] = useState(true)
      useLayoutEffect(() => {
        hide = () => setShown(false)
      }, [])
      return (
        isShown && (
          <Pagination.Root count={100} ref={rootRef}>
            <Pagination.PrevTrigger ref={ref} />
            <Pagination.NextTrigger ref={partRef} asChild>
              <button type="button" ref={childRef} />
            </Pagination.NextTrigger>
          </Pagination.Root>
        )
      )
    }
    const container = render(<Hideable />)
    await click(part(container, 'next-trigger'))
    for (const callback of [ref, rootRef, partRef, childRef]) expect(callback).toHaveBeenCalledOnce()
    expect(cleanUp).not.toHaveBeenCalled()
    flushSync(() => hide())
    for (const callback of [ref, rootRef, partRef, childRef]) expect(callback).toHaveBeenCalledOnce()
    expect(cleanUp).toHaveBeenCalledTimes(4)
  })
})

test('a router’s link as the child navigates, and the click counts', async () => {
  const url = location.href
  const navigate = vi.fn((href: string) => history.replaceState(null, '', href))
  function RouterLink({ onClick, ...props }: ComponentProps<'a'>) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event)
      if (event.defaultPrevented) return
      event.preventDefault()
      navigate(event.currentTarget.href)
    }
    return createElement('a', { ...props, onClick: follow })
  }
  const container = render(
    <Pagination.Root count={100} type="link" getPageUrl={({ page }) => `?page=${page}`}>
      <Items />
      <Pagination.NextTrigger asChild>
        <RouterLink>Next</RouterLink>
      </Pagination.NextTrigger>
    </Pagination.Root>,
  )
  await click(part(container, 'next-trigger'))
  await expect.poll(() => current(container)).toBe('2')
  await click(part(container, 'next-trigger'))
  await expect.poll(() => current(container)).toBe('3')
  expect(navigate.mock.calls.map(([href]) => new URL(href).search)).toEqual(['?page=2', '?page=3'])
  history.replaceState(null, '', url)
})

test('a memoised child follows the pagination, and focus is kept when it disables itself', async () => {
  const Once = memo(function Once() {
    const [isDone, setDone] = useState(false)
    return (
      <Pagination.NextTrigger disabled={isDone} onClick={() => setDone(true)}>
        Next
      </Pagination.NextTrigger>
    )
  })
  const container = render(
    <Pagination.Root count={100}>
      <Items />
      <Once />
    </Pagination.Root>,
  )
  part(container, 'next-trigger').focus()
  await press('{Enter}')
  expect(current(container)).toBe('2')
  await expect.poll(() => document.activeElement?.textContent).toBe('2')
})

test('a memoised component that is given slice or a prop getter does not freeze', async () => {
  const Row = memo(({ slice }: Pick<UsePaginationReturn, 'slice'>) => <output>{slice(['a', 'b', 'c', 'd'])}</output>)
  const container = render(
    <Pagination.Root count={4} defaultPageSize={2}>
      <Pagination.Context>{({ slice }) => <Row slice={slice} />}</Pagination.Context>
      <Pagination.NextTrigger />
    </Pagination.Root>,
  )
  await click(part(container, 'next-trigger'))
  expect(container.querySelector('output')?.textContent).toBe('cd')
})
