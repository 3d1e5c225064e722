import { Pagination, usePagination } from '@dogear/vue'
import { describe, expect, test } from 'vitest'
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

  test('usePagination emits the events of Root, around the callbacks of its options', async () => {
    const calls: unknown[] = []
    const log = (name: string) => (value: unknown) => void calls.push([name, value])
    const emit = (name: string, value: unknown) => log(name)(value)
    const pagination = usePagination(
      { count: 30, onPageChange: log('onPageChange'), onPageSizeChange: log('onPageSizeChange') },
      emit,
    )
    pagination.setPage(2)
    const details = { page: 2, pageSize: 10 }
    expect(calls.splice(0)).toEqual([
      ['update:page', 2],
      ['onPageChange', details],
      ['pageChange', details],
    ])
    pagination.setPageSize(5)
    const sizeDetails = { page: 3, pageSize: 5 }
    expect(calls.slice(0, 3)).toEqual([
      ['update:pageSize', 5],
      ['onPageSizeChange', sizeDetails],
      ['pageSizeChange', sizeDetails],
    ])
  })
})
