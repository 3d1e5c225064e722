import { Pagination, type UsePaginationProps, type UsePaginationReturn, usePagination } from '@dogear/solid'
import { batch, createSignal, type ParentProps } from 'solid-js'
import { createStore } from 'solid-js/store'
import { describe, expect, test, vi } from 'vitest'
import { current, Items, item, mount, text } from './mount'

describe('options', () => {
  const [count, setCount] = createSignal(0)
  const [store, setStore] = createStore({ count: 0 })
  const live = {
    'an accessor': () => usePagination(() => ({ count: count() })),
    'an object with getters': () =>
      usePagination({
        get count() {
          return count()
        },
      }),
    'a store': () => usePagination(store),
  }

  test.for(Object.entries(live))('are followed if they are %s', ([, use]) => {
    let pagination!: UsePaginationReturn
    mount(() => {
      pagination = use()
      return null
    })
    for (const next of [100, 30]) {
      setCount(next)
      setStore({ count: next })
      expect(pagination().totalPages).toBe(next / 10)
    }
  })

  test('leave no trace of a total that was never rendered', () => {
    const [options, setOptions] = createSignal<UsePaginationProps>({ count: 45 })
    let pagination!: UsePaginationReturn
    mount(() => {
      pagination = usePagination(options)
      return null
    })
    expect(pagination().count).toBe(45)
    batch(() => {
      setOptions({ count: 95 })
      pagination.setPage(2)
      setOptions({ busy: true })
    })
    expect(pagination()).toMatchObject({ page: 2, count: 45 })
  })

  test('remember the total of a store from which it is removed while busy', () => {
    const [options, setOptions] = createStore<{ count?: number | undefined; busy?: boolean }>({ count: 45 })
    let pagination!: UsePaginationReturn
    mount(() => {
      pagination = usePagination(options)
      return null
    })
    setOptions({ count: undefined, busy: true })
    expect(pagination()).toMatchObject({ count: 45, totalPages: 5 })
    setOptions({ busy: false })
    expect(pagination()).toMatchObject({ count: 0, totalPages: 0 })
  })

  test('can be the props of a component, whose children aren’t evaluated', () => {
    const run = vi.fn()
    const Child = () => {
      run()
      return <i />
    }
    const Wrapper = (props: ParentProps<{ count: number }>) => {
      const pagination = usePagination(props)
      return <Pagination.RootProvider value={pagination}>{props.children}</Pagination.RootProvider>
    }
    mount(() => (
      <Wrapper count={20}>
        <Child />
        <Items />
      </Wrapper>
    ))
    item(2).click()
    expect(current()).toBe('2')
    expect(run).toHaveBeenCalledTimes(1)
  })

  test('are evaluated once per change', () => {
    const evaluate = vi.fn()
    const total = () => {
      evaluate()
      return count()
    }
    setCount(100)
    mount(() => (
      <Pagination.Root count={total()}>
        <Items />
      </Pagination.Root>
    ))
    evaluate.mockClear()
    setCount(200)
    expect(evaluate).toHaveBeenCalledTimes(1)
    expect(text()).toBe('12345…20')
  })
})
