import { click, expectSilentConsole, press } from '@dogear/contract'
import { Pagination, type UsePaginationReturn, usePaginationContext } from '@dogear/react'
import { memo, StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Items, mount } from './mount'

expectSilentConsole()

test('a click renders what uses the context once, a request that moves nothing never, and the parent never', async () => {
  const renders = { parent: 0, consumer: 0 }
  let context: UsePaginationReturn | undefined
  const Consumer = memo(function Consumer() {
    context = usePaginationContext()
    renders.consumer++
    return <Items />
  })
  function Parent() {
    renders.parent++
    return (
      <Pagination.Root count={100}>
        <Consumer />
        <Pagination.Ellipsis index={5} />
        <Pagination.NextTrigger />
      </Pagination.Root>
    )
  }
  const { part } = mount(<Parent />)
  expect(renders).toEqual({ parent: 1, consumer: 1 })
  await click(part('next-trigger'))
  expect(renders).toEqual({ parent: 1, consumer: 2 })
  context?.setPage(2)
  await Promise.resolve()
  expect(renders).toEqual({ parent: 1, consumer: 2 })
})

test('`getPageUrl` is called once for each link that is rendered', async () => {
  const getPageUrl = vi.fn(({ page }: { page: number }) => `#${page}`)
  mount(
    <Pagination.Root count={100} type="link" getPageUrl={getPageUrl}>
      <Items />
      <Pagination.NextTrigger />
    </Pagination.Root>,
  )
  expect(getPageUrl.mock.calls.map(([{ page }]) => page)).toEqual([1, 2, 3, 4, 5, 10, 2])
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
  const { part, currentPage } = mount(
    <Pagination.Root count={100}>
      <Items />
      <Once />
    </Pagination.Root>,
  )
  part('next-trigger').focus()
  await press('{Enter}')
  expect(currentPage()).toBe('2')
  await expect.poll(() => document.activeElement?.textContent).toBe('2')
})

test('a memoised component that is given slice or a prop getter does not freeze', async () => {
  const Row = memo(({ slice }: Pick<UsePaginationReturn, 'slice'>) => <output>{slice(['a', 'b', 'c', 'd'])}</output>)
  const { container, part } = mount(
    <Pagination.Root count={4} defaultPageSize={2}>
      <Pagination.Context>{({ slice }) => <Row slice={slice} />}</Pagination.Context>
      <Pagination.NextTrigger />
    </Pagination.Root>,
  )
  await click(part('next-trigger'))
  expect(container.querySelector('output')?.textContent).toBe('cd')
})

test('a handler of a child runs once for each click, in StrictMode too, which renders twice', async () => {
  const [onClick, childOnClick] = [vi.fn(), vi.fn()]
  const { part, currentPage } = mount(
    <StrictMode>
      <Pagination.Root count={100}>
        <Items />
        <Pagination.NextTrigger asChild onClick={onClick}>
          <button type="button" onClick={childOnClick} />
        </Pagination.NextTrigger>
      </Pagination.Root>
    </StrictMode>,
  )
  await click(part('next-trigger'))
  expect(currentPage()).toBe('2')
  expect([onClick.mock.calls.length, childOnClick.mock.calls.length]).toEqual([1, 1])
})
