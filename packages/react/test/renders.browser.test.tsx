import { click } from '@dogear/contract'
import { Pagination, type UsePaginationReturn, usePaginationContext } from '@dogear/react'
import { memo } from 'react'
import { expect, test } from 'vitest'
import { Items, mount } from './mount'

test('a click renders consumers of the context once and the parent never, and a request that changes nothing renders nothing', async () => {
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

test('the context stays the same object while nothing it shows changes, and calls the latest callbacks', async () => {
  let renders = 0
  const Consumer = memo(function Consumer() {
    usePaginationContext()
    renders++
    return <Pagination.NextTrigger />
  })
  const consumer = <Consumer />
  const calls: string[] = []
  const rootWith = (count: number, name: string) => (
    <Pagination.Root count={count} onPageChange={({ page }) => calls.push(`${name} ${page}`)}>
      {consumer}
    </Pagination.Root>
  )
  const { part, render } = mount(rootWith(100, 'first'))
  render(rootWith(100, 'second'))
  render(rootWith(100, 'third'))
  expect(renders).toBe(1)
  await click(part('next-trigger'))
  expect(calls).toEqual(['third 2'])
  render(rootWith(90, 'third'))
  expect(renders).toBe(3)
})

test('a new `navigate` renders nothing, and the latest one is called', async () => {
  let renders = 0
  const Consumer = memo(function Consumer() {
    usePaginationContext()
    renders++
    return <Pagination.NextTrigger />
  })
  const consumer = <Consumer />
  const getPageUrl = ({ page }: { page: number }) => `#${page}`
  const calls: string[] = []
  const rootWith = (name: string) => (
    <Pagination.Root count={100} page={1} getPageUrl={getPageUrl} navigate={(url) => calls.push(`${name} ${url}`)}>
      {consumer}
    </Pagination.Root>
  )
  const { part, render } = mount(rootWith('first'))
  render(rootWith('second'))
  expect(renders).toBe(1)
  await click(part('next-trigger'))
  expect(calls).toEqual(['second #2'])
})
