import { Pagination } from '@dogear/vue'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { h, KeepAlive, nextTick, ref } from 'vue'
import { find, list, mount, next, pageList } from './mount'

test('a pagination in KeepAlive keeps its page, and follows the options while it is hidden', async () => {
  const isShown = ref(true)
  const count = ref(50)
  const container = mount(() =>
    h(KeepAlive, () => isShown.value && h(Pagination.Root, { count: count.value }, pageList)),
  )
  await userEvent.click(find(container, '[data-index="5"]'))
  isShown.value = false
  await nextTick()
  expect(container.querySelector('nav')).toBe(null)
  count.value = 60
  isShown.value = true
  await nextTick()
  expect(list(container)).toBe('1 2 3 4 [5] 6')
  await userEvent.click(next(container))
  await expect.poll(() => document.activeElement?.textContent).toBe('6')
})
