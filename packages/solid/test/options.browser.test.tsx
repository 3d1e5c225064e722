import { Pagination, type UsePaginationReturn, usePagination, usePaginationContext } from '@dogear/solid'
import { batch, createSignal, startTransition } from 'solid-js'
import { createStore } from 'solid-js/store'
import { expect, test, vi } from 'vitest'
import { createInApp, current, Items, mount, next, previous } from './mount'

const [count, setCount] = createSignal(0)
const [store, setStore] = createStore({ count: 0 })
const accessor = () => ({ count: count() })
const withGetter = {
  get count() {
    return count()
  },
}

test.for<[what: string, options: Parameters<typeof usePagination>[0]]>([
  ['an accessor', accessor],
  ['an object with getters', withGetter],
  ['a store', store],
])('options are followed if they are %s', ([, options]) => {
  const pagination = createInApp(options)
  for (const next of [100, 30]) {
    setCount(next)
    setStore({ count: next })
    expect(pagination().totalPages).toBe(next / 10)
  }
})

test('options leave no trace of a total that was never rendered', () => {
  const [options, setOptions] = createSignal<Pagination.RootProps>({ count: 45 })
  const pagination = createInApp(options)
  expect(pagination().count).toBe(45)
  batch(() => {
    setOptions({ count: 95 })
    pagination.setPage(2)
    setOptions({ busy: true })
  })
  expect(pagination()).toMatchObject({ page: 2, count: 45 })
})

test('options remember the total of a store from which it is removed while busy', () => {
  const [options, setOptions] = createStore<{ count?: number | undefined; busy?: boolean }>({ count: 45 })
  const pagination = createInApp(options)
  setOptions({ count: undefined, busy: true })
  expect(pagination()).toMatchObject({ count: 45, totalPages: 5 })
  setOptions({ busy: false })
  expect(pagination()).toMatchObject({ count: 0, totalPages: 0 })
})

test('a RootProvider makes the requests of any accessor, also in a transition', async () => {
  let context!: UsePaginationReturn
  const Provided = () => {
    context = usePaginationContext()
    expect(usePaginationContext()).toBe(context)
    return <Items />
  }
  mount(() => {
    const pagination = usePagination({ count: 100 })
    return (
      <Pagination.RootProvider value={() => pagination()}>
        <Provided />
      </Pagination.RootProvider>
    )
  })
  startTransition(() => context.setPage(4))
  await expect.poll(current).toBe('4')
  context.goToNextPage()
  expect(current()).toBe('5')
})

test('the results of the prop getters can be spread on any element, which follows them', () => {
  const onClick = vi.fn(() => pagination().page)
  let pagination!: UsePaginationReturn
  mount(() => {
    pagination = usePagination({ count: 30 })
    return (
      <nav {...pagination().getRootProps()}>
        <button {...pagination().getPrevTriggerProps()} />
        <button {...pagination().getNextTriggerProps()} onClick={onClick} />
      </nav>
    )
  })
  next().click()
  expect(onClick.mock.results).toEqual([{ type: 'return', value: 2 }])
  next().click()
  expect(pagination().page).toBe(3)
  expect(next()).toMatchObject({ disabled: true, dataset: { disabled: '' } })
  expect(previous().getAttributeNames().sort().join()).toBe('aria-label,data-part,data-scope,type')
  previous().click()
  expect(pagination().page).toBe(2)
})
