import { createPageUrl } from '@dogear/core/url'
import { Pagination, usePageUrl } from '@dogear/vue'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Component, defineComponent, h, KeepAlive, nextTick, ref, shallowRef } from 'vue'
import { find, list, mount, next, pageList } from './mount'

const pageUrl = createPageUrl()
/** Long enough for the task that checks the page. */
const afterCheck = () => new Promise((resolve) => setTimeout(resolve, 20))

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

/** Two lists of the same address, only one of which is shown. */
function mountTabs() {
  const initial = location.href
  onTestFinished(() => history.replaceState(null, '', initial))
  history.replaceState(null, '', '/tabs')
  const tab = shallowRef('users')
  const tabs = Object.fromEntries(
    Object.entries({ users: 25, posts: 500 }).map(([name, count]) => [
      name,
      defineComponent({
        name,
        setup() {
          const url = usePageUrl(pageUrl)
          return () => h(Pagination.Root, { ...url.value, count }, pageList)
        },
      }),
    ]),
  )
  return { tab, container: mount(() => h(KeepAlive, () => h(tabs[tab.value] as Component))) }
}

test('a hidden pagination leaves the address to the one that is shown, and follows it again afterwards', async () => {
  const { tab, container } = mountTabs()
  tab.value = 'posts'
  await nextTick()
  await userEvent.click(find(container, '[data-index="50"]'))
  await expect.poll(() => list(container)).toBe('1 … 46 47 48 49 [50]')
  await afterCheck()
  expect(location.search).toBe('?page=50')

  history.replaceState(null, '', '/tabs?page=2')
  tab.value = 'users'
  await nextTick()
  expect(list(container)).toBe('1 [2] 3')
  await userEvent.click(next(container))
  await expect.poll(() => list(container)).toBe('1 2 [3]')
})

test('a FitList in KeepAlive fits again in a container that has become narrower', async () => {
  const isShown = ref(true)
  const Tab = defineComponent(
    () => () => h(Pagination.Root, { count: 1000, defaultPage: 50 }, () => h(Pagination.FitList)),
  )
  const container = mount(() => h(KeepAlive, () => isShown.value && h(Tab)))
  const style = 'nav, ul { display: flex; width: 100%; margin: 0; padding: 0; list-style: none } button { width: 36px }'
  document.head.append(Object.assign(document.createElement('style'), { textContent: style }))
  const entries = () => container.querySelectorAll('li').length
  container.style.width = '400px'
  await expect.poll(entries).toBe(7)
  isShown.value = false
  await nextTick()
  container.style.width = '120px'
  // Its observer is called in the next frame.
  for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame)
  isShown.value = true
  await expect.poll(entries).toBeLessThan(4)
})

test('a hidden pagination reports no page past its end until it is shown again', async () => {
  const onPageOutOfRange = vi.fn()
  const [isShown, page] = [ref(true), ref(1)]
  const tab = defineComponent({
    setup: () => () => h(Pagination.Root, { count: 25, page: page.value, onPageOutOfRange }),
  })
  mount(() => h(KeepAlive, () => isShown.value && h(tab)))
  isShown.value = false
  page.value = 9
  await afterCheck()
  expect(onPageOutOfRange).not.toHaveBeenCalled()
  isShown.value = true
  await expect.poll(() => onPageOutOfRange.mock.calls).toEqual([[{ page: 3, requestedPage: 9, pageSize: 10 }]])
})
