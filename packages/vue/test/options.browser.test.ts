import { takeConsole } from '@dogear/contract'
import { createPageUrl } from '@dogear/core/url'
import {
  Pagination,
  type UsePageUrlReturn,
  type UsePaginationProps,
  type UsePaginationReturn,
  usePageUrl,
  usePagination,
  usePaginationContext,
} from '@dogear/vue'
import { describe, expect, test, vi } from 'vitest'
import { h, type MaybeRefOrGetter, nextTick, reactive, ref, shallowReactive, shallowRef, watchEffect } from 'vue'
import { click, list, mount, mountRoot, next, pageList, part, use } from './mount'

test('usePaginationContext returns its fallback outside a Root, and the pagination of a Root inside', () => {
  const fallback = usePagination({ count: 20, page: 2 })
  const Shown = {
    setup() {
      const pagination = usePaginationContext(fallback)
      expect(usePaginationContext(fallback)).toBe(pagination)
      return () => `${pagination.value.page} of ${pagination.value.totalPages}`
    },
  }
  expect(mount(Shown).textContent).toBe('2 of 2')
  expect(mountRoot({ count: 50 }, () => h(Shown)).textContent).toBe('1 of 5')
})

test.for(['true', 'false', ''])('disabled="%s" disables a control, as in HTML', (disabled) => {
  const props = { disabled } as { disabled: 'true' }
  const container = mountRoot({ count: 20 }, () => [h(Pagination.NextTrigger, props), h(Pagination.PageInput, props)])
  for (const name of ['next-trigger', 'page-input']) expect(part(container, name)).toHaveProperty('disabled', true)
})

test('an Item follows its value', async () => {
  const value = ref(2)
  const container = mountRoot({ count: 100 }, () => h(Pagination.Item, { type: 'page', value: value.value }))
  value.value = 3
  await nextTick()
  expect(part(container, 'item').dataset.index).toBe('3')
})

test('usePageUrl has the page of a router as soon as that has changed, as a computed ref has', () => {
  const router = shallowReactive({ url: '/list', navigate() {} })
  let list: UsePageUrlReturn | undefined
  mount({
    setup() {
      list = usePageUrl(createPageUrl(), { router })
      return () => null
    },
  })
  router.url = '/list?page=3'
  expect(list?.value.page).toBe(3)
})

test('a Content without a `value` outside a Root throws an error that says what is missing', () => {
  const onError = vi.fn()
  mount(
    () => h(Pagination.Content),
    (app) => Object.assign(app.config, { errorHandler: onError }),
  )
  expect(String(onError.mock.calls[0]?.[0])).toContain('must be used inside `<Pagination.Root>`')
  // Vue's own warning.
  expect(takeConsole()).toHaveLength(1)
})

describe('usePagination', () => {
  const mountOptions = (options: MaybeRefOrGetter<UsePaginationProps>) =>
    mount({
      setup() {
        const value = usePagination(options)
        return () => h(Pagination.RootProvider, { value }, pageList)
      },
    })

  test.for(['a reactive object', 'a ref', 'a getter'])('follows %s', async (kind) => {
    const [object, inRef] = [reactive<UsePaginationProps>({ count: 20 }), shallowRef<UsePaginationProps>({ count: 20 })]
    const change = (next: UsePaginationProps) => {
      Object.assign(object, next)
      inRef.value = { ...inRef.value, ...next }
    }
    const options = kind === 'a ref' ? inRef : kind === 'a getter' ? () => ({ ...inRef.value }) : object
    const container = mountOptions(options)
    await click(next(container))
    expect(list(container)).toBe('1 [2]')
    change({ count: 50 })
    await nextTick()
    expect(list(container)).toBe('1 [2] 3 4 5')
    change({ translations: { rootLabel: 'results' } })
    await nextTick()
    expect(part(container, 'root').ariaLabel).toBe('results')
  })

  test('follows a member of a reactive option', async () => {
    const options = reactive({ count: 20, translations: { rootLabel: 'results' } })
    const container = mountOptions(options)
    options.translations.rootLabel = 'people'
    await nextTick()
    expect(part(container, 'root').ariaLabel).toBe('people')
  })

  test('remembers the total of a reactive object from which it is removed while busy', async () => {
    const options = reactive<UsePaginationProps>({ count: 45, page: 1 })
    const container = mountOptions(options)
    delete options.count
    Object.assign(options, { page: 2, busy: true })
    await nextTick()
    expect(list(container)).toBe('1 [2] 3 4 5')
    options.busy = false
    await nextTick()
    expect(list(container)).toBe('')
  })

  test('emits the events of Root, around the callbacks of its options', async () => {
    const calls: unknown[] = []
    const log = (name: string) => (value: unknown) => void calls.push([name, value])
    const names = ['onPageChange', 'onPageSizeChange', 'onPaginationChange', 'onPageOutOfRange']
    const callbacks = Object.fromEntries(names.map((name) => [name, log(name)]))
    const emit = (name: string, value: unknown) => log(name)(value)
    const pagination = usePagination({ count: 30, page: 9, ...callbacks }, emit)
    const outOfRange = { page: 3, requestedPage: 9, pageSize: 10 }
    await expect.poll(() => calls.length).toBe(2)
    pagination.setPage(2)
    const details = { page: 2, pageSize: 10 }
    expect(calls.splice(0)).toEqual([
      ['onPageOutOfRange', outOfRange],
      ['pageOutOfRange', outOfRange],
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

  test('makes requests in an effect that doesn’t track the page or what a callback reads', async () => {
    const read = ref(0)
    const run = vi.fn()
    const pagination = usePagination({ count: 100, onPageChange: () => read.value })
    const stop = watchEffect(() => {
      run()
      pagination.goToNextPage()
    })
    read.value = 1
    await nextTick()
    expect(pagination.value.page).toBe(2)
    pagination.setPage(5)
    await nextTick()
    expect(run).toHaveBeenCalledOnce()
    stop()
  })
})

describe('a RootProvider', () => {
  /** Its `value` is the ref of the first pagination, or of the second, or with `isObject` the object in the ref. */
  function mountProvider(isFirstObject = true) {
    const [isObject, isSecond] = [ref(isFirstObject), ref(false)]
    const paginations = [usePagination({ count: 100 }), usePagination({ count: 200 })] as const
    const contexts: UsePaginationReturn[] = []
    const container = mount(() => {
      const pagination = paginations[isSecond.value ? 1 : 0]
      return h(Pagination.RootProvider, { value: isObject.value ? pagination.value : pagination }, () => [
        pageList(),
        use((context) => contexts.push(context)),
      ])
    })
    return { container, isObject, isSecond, paginations, context: contexts[0] as UsePaginationReturn }
  }

  test('accepts the ref or the object in it, and follows another one', async () => {
    const { container, isObject, isSecond } = mountProvider(false)
    for (const changed of [isObject, isSecond]) {
      await click(next(container))
      expect(list(container)).toBe('1 [2] 3 4 5 … 10')
      await click(part(container, 'prev-trigger'))
      expect(list(container)).toBe('[1] 2 3 4 5 … 10')
      changed.value = true
      await nextTick()
    }
    expect(list(container)).toBe('[1] 2 3 4 5 … 20')
  })

  test('with the object has actions that act on its current pagination', async () => {
    const { isSecond, paginations, context } = mountProvider()
    const { goToLastPage } = context
    isSecond.value = true
    await nextTick()
    goToLastPage()
    expect(paginations.map(({ value }) => value.page)).toEqual([1, 20])
    context.setPagination({ page: 2, pageSize: 50 })
    expect(paginations.map(({ value }) => [value.page, value.pageSize])).toEqual([
      [1, 10],
      [2, 50],
    ])
  })

  test.for([
    ['of the ref', ({ setPage }: UsePaginationReturn) => setPage],
    ['of the object in it', ({ value }: UsePaginationReturn) => value.setPage],
  ] as const)('with the object has actions that an effect doesn’t track: %s', async ([, actionOf]) => {
    const { context } = mountProvider()
    const setPage = actionOf(context)
    const run = vi.fn(() => setPage(2))
    const stop = watchEffect(run)
    context.setPage(3)
    await nextTick()
    expect(run).toHaveBeenCalledOnce()
    stop()
  })
})
