import { Pagination, type UsePaginationReturn } from '@dogear/vue'
import { beforeEach, expect, type Mock, test, vi } from 'vitest'
import { computed, h, nextTick, shallowRef } from 'vue'
import { mount, use } from './mount'

let warn: Mock
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** A Root with two models. `write` receives what they set to, and returns what the parent passes then. */
function mountModels(write: (change: object) => void, passed: () => { page: number; pageSize: number }) {
  let context!: UsePaginationReturn
  mount(() =>
    h(
      Pagination.Root,
      {
        count: 100,
        ...passed(),
        'onUpdate:page': (page: number) => write({ page }),
        'onUpdate:pageSize': (pageSize: number) => write({ pageSize }),
      },
      () => h(use((pagination) => (context = pagination))),
    ),
  )
  return context
}

test('two models that are both written, or refused, don’t warn', async () => {
  const state = shallowRef({ page: 5, pageSize: 10 })
  const written = mountModels(
    (change) => {
      state.value = { ...state.value, ...change }
    },
    () => state.value,
  )
  written.setPageSize(20)
  await nextTick()
  expect(written.value).toMatchObject({ page: 3, pageSize: 20 })
  // Changes one of them.
  written.setPage(4)
  await nextTick()
  const other = shallowRef(1)
  const refused = mountModels(
    () => {
      other.value++
    },
    () => ({ page: 5, pageSize: 10, title: `${other.value}` }),
  )
  refused.setPageSize(20)
  await nextTick()
  expect(warn).not.toHaveBeenCalled()
})

test('a parent without models that changes one of them doesn’t warn', async () => {
  const state = shallowRef({ page: 5, pageSize: 10 })
  let context!: UsePaginationReturn
  mount(() =>
    h(Pagination.Root, { count: 100, ...state.value, 'onUpdate:page': () => {} }, () =>
      h(use((pagination) => (context = pagination))),
    ),
  )
  context.setPageSize(20)
  state.value = { page: 5, pageSize: 20 }
  await nextTick()
  expect(context.value).toMatchObject({ page: 5, pageSize: 20 })
  expect(warn).not.toHaveBeenCalled()
})

test('two models on one query warn once that the page size is lost', async () => {
  // As in a router, where the second navigation cancels the first.
  const query = shallowRef<{ page?: number; pageSize?: number }>({ page: 5 })
  let navigation = query.value
  const passed = computed(() => ({ page: query.value.page ?? 1, pageSize: query.value.pageSize ?? 10 }))
  const pagination = mountModels(
    (change) => {
      navigation = { ...query.value, ...change }
      Promise.resolve(navigation).then((next) => {
        if (next === navigation) query.value = next
      })
    },
    () => passed.value,
  )
  pagination.setPageSize(20)
  await expect.poll(() => pagination.value.page).toBe(3)
  expect(pagination.value.pageSize).toBe(10)
  expect(warn.mock.calls).toEqual([
    [
      '[dogear] Page 3 and page size 20 were requested together, but only the page was passed back. Two `v-model`s that write ' +
        'the same URL overwrite each other. Pass `navigate`, or write both values in `@pagination-change`.',
    ],
  ])
  pagination.setPageSize(25)
  await expect.poll(() => pagination.value.page).toBe(1)
  expect(warn).toHaveBeenCalledOnce()
})
