import { Pagination, usePagination, usePaginationContext } from '@dogear/vue'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { h, nextTick, reactive, ref, shallowRef } from 'vue'
import { find, list, mount, next, pageList, part } from './mount'

test('usePaginationContext returns its fallback outside a Root, and the pagination of a Root inside', () => {
  const fallback = usePagination({ count: 20, page: 2 })
  const Shown = {
    setup() {
      const pagination = usePaginationContext(fallback)
      return () => `${pagination.value.page} of ${pagination.value.totalPages}`
    },
  }
  expect(mount(Shown).textContent).toBe('2 of 2')
  expect(mount({ render: () => h(Pagination.Root, { count: 50 }, () => h(Shown)) }).textContent).toBe('1 of 5')
})

test.for(['true', 'false', ''])('disabled="%s" disables a control, as in HTML', (text) => {
  const disabled = text as 'true'
  const container = mount({
    render: () =>
      h(Pagination.Root, { count: 20 }, () => [
        h(Pagination.NextTrigger, { disabled }),
        h(Pagination.PageInput, { disabled }),
      ]),
  })
  expect(next(container)).toHaveProperty('disabled', true)
  expect(part(container, 'page-input')).toHaveProperty('disabled', true)
})

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

  test('usePagination remembers the total of a reactive object from which it is removed while busy', async () => {
    const options = reactive<{ count?: number; page: number; busy?: boolean }>({ count: 45, page: 1 })
    const container = mount({
      setup() {
        const pagination = usePagination(options)
        return () => h(Pagination.RootProvider, { value: pagination }, pageList)
      },
    })
    delete options.count
    Object.assign(options, { page: 2, busy: true })
    await nextTick()
    expect(list(container)).toBe('1 [2] 3 4 5')
    options.busy = false
    await nextTick()
    expect(list(container)).toBe('')
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
      {
        count: 30,
        onPageChange: log('onPageChange'),
        onPageSizeChange: log('onPageSizeChange'),
        onPaginationChange: log('onPaginationChange'),
        onPageOutOfRange: log('onPageOutOfRange'),
      },
      emit,
    )
    pagination.setPage(2)
    const details = { page: 2, pageSize: 10 }
    expect(calls.splice(0)).toEqual([
      ['update:page', 2],
      ['onPageChange', details],
      ['pageChange', details],
      ['onPaginationChange', { ...details, reason: 'api' }],
      ['paginationChange', { ...details, reason: 'api' }],
    ])
    pagination.setPageSize(5)
    const sizeDetails = { page: 3, pageSize: 5 }
    expect(calls.slice(0, 3)).toEqual([
      ['update:pageSize', 5],
      ['onPageSizeChange', sizeDetails],
      ['pageSizeChange', sizeDetails],
    ])
  })

  test('usePagination emits page-out-of-range after the callback of its options', async () => {
    const calls: string[] = []
    mount({
      setup() {
        const options = { count: 30, page: 9, onPageOutOfRange: () => void calls.push('option') }
        usePagination(options, (name: string) => void calls.push(name))
        return () => null
      },
    })
    await expect.poll(() => calls).toEqual(['option', 'pageOutOfRange'])
  })

  test.for([
    ['disabled', { count: 50 }, '[data-part=next-trigger][disabled]'],
    ['busy', { count: 50 }, 'nav[data-busy]'],
    ['hasNextPage', {}, '[data-index="2"]'],
  ] as const)('`%s` needs no value, as on an element', ([name, props, selector]) => {
    const container = mount(() => h(Pagination.Root, { ...props, [name]: '' }, pageList))
    expect(container.querySelector(selector)).not.toBeNull()
  })
})
