import { Pagination, type UsePaginationReturn, usePagination } from '@dogear/vue'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { h, nextTick, reactive, ref, shallowRef } from 'vue'
import { find, list, mount, next, pageList } from './mount'

describe('options', () => {
  const kinds = {
    'a reactive object': () => {
      const options = reactive<{ count: number; translations?: { rootLabel: string } }>({ count: 20 })
      return { options, change: (next: object) => Object.assign(options, next) }
    },
    'a ref': () => {
      const options = shallowRef({ count: 20 })
      return { options, change: (next: object) => (options.value = { ...options.value, ...next }) }
    },
    'a getter': () => {
      const count = ref(20)
      const translations = ref({})
      const change = (next: { count?: number; translations?: object }) => {
        count.value = next.count ?? count.value
        translations.value = next.translations ?? {}
      }
      return { options: () => ({ count: count.value, translations: translations.value }), change }
    },
  }

  test.for(Object.entries(kinds))('usePagination follows %s', async ([, create]) => {
    const { options, change } = create()
    const container = mount({
      setup() {
        const pagination = usePagination(options)
        return () => h(Pagination.RootProvider, { value: pagination }, pageList)
      },
    })
    await userEvent.click(next(container))
    expect(list(container)).toBe('1 [2]')
    change({ count: 50 })
    await nextTick()
    expect(list(container)).toBe('1 [2] 3 4 5')
    change({ translations: { rootLabel: 'results' } })
    await nextTick()
    expect(find(container, 'nav').ariaLabel).toBe('results')
  })

  test('usePagination follows a member of a reactive option', async () => {
    const options = reactive({ count: 20, translations: { rootLabel: 'results' } })
    const container = mount({
      setup() {
        const pagination = usePagination(options)
        return () => h(Pagination.RootProvider, { value: pagination }, pageList)
      },
    })
    options.translations.rootLabel = 'people'
    await nextTick()
    expect(find(container, 'nav').ariaLabel).toBe('people')
  })

  test('a RootProvider accepts the ref or the object in it, and follows another one', async () => {
    const isObject = ref(false)
    const isSecond = ref(false)
    const container = mount({
      setup() {
        const first = usePagination({ count: 20 })
        const second = usePagination({ count: 30 })
        const value = () => (isSecond.value ? second : first)
        return () => h(Pagination.RootProvider, { value: isObject.value ? value().value : value() }, pageList)
      },
    })
    for (const changed of [isObject, isSecond]) {
      await userEvent.click(next(container))
      expect(list(container)).toBe('1 [2]')
      await userEvent.click(find(container, '[data-part=prev-trigger]'))
      expect(list(container)).toBe('[1] 2')
      changed.value = true
      await nextTick()
    }
    expect(list(container)).toBe('[1] 2 3')
  })

  test('usePagination emits the events of Root through `emit`, and also calls the callbacks of its options', async () => {
    const [emit, onPageChange, onPageSizeChange] = [vi.fn(), vi.fn(), vi.fn()]
    const count = ref(20)
    let pagination: UsePaginationReturn | undefined
    const container = mount({
      setup() {
        const value = usePagination(() => ({ count: count.value, onPageChange, onPageSizeChange }), emit)
        pagination = value
        return () => h(Pagination.RootProvider, { value }, pageList)
      },
    })
    count.value = 30
    await nextTick()
    await userEvent.click(next(container))
    expect(list(container)).toBe('1 [2] 3')
    expect(emit.mock.calls).toEqual([
      ['update:page', 2],
      ['pageChange', { page: 2, pageSize: 10 }],
    ])
    expect(onPageChange.mock.calls).toEqual([[{ page: 2, pageSize: 10 }]])
    pagination?.setPageSize(5)
    expect(onPageSizeChange.mock.calls).toEqual([[{ page: 3, pageSize: 5 }]])
    expect(emit.mock.calls.slice(2, 4)).toEqual([
      ['update:pageSize', 5],
      ['pageSizeChange', { page: 3, pageSize: 5 }],
    ])
    // v-model is updated before the callback can read it, and the event comes last.
    for (const [callback, [updated, last]] of [
      [onPageChange, [0, 1]],
      [onPageSizeChange, [2, 3]],
    ] as const) {
      const [called = 0] = callback.mock.invocationCallOrder
      const emitted = emit.mock.invocationCallOrder
      expect(emitted[updated]).toBeLessThan(called)
      expect(emitted[last]).toBeGreaterThan(called)
    }
  })
})
