import { expectSilentConsole } from '@dogear/contract'
import { Pagination, type UsePaginationReturn } from '@dogear/vue'
import { describe, expect, test } from 'vitest'
import { h } from 'vue'
import { mount, mountFailing, use } from './mount'

expectSilentConsole()

describe('context', () => {
  test('the slot props of Context are the pagination itself', () => {
    let slotProps: unknown
    let context: UsePaginationReturn | undefined
    mount(() =>
      h(Pagination.Root, { count: 20, dir: 'rtl' }, () => [
        h(use((pagination) => (context = pagination))),
        h(Pagination.Context, null, {
          default: (pagination: unknown) => {
            slotProps = pagination
          },
        }),
      ]),
    )
    expect(slotProps).toBe(context?.value)
    expect(context?.value.getRootProps().dir).toBe('rtl')
  })

  test('usePaginationContext says what is missing', () => {
    expect(() => mountFailing(use(() => {}))).toThrow(/must be used inside `<Pagination\.Root>`/)
  })
})
