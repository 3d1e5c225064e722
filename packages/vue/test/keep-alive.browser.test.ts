import { press } from '@dogear/contract'
import { createPageUrl } from '@dogear/core/url'
import { Pagination, usePageUrl, usePagination } from '@dogear/vue'
import { expect, onTestFinished, test, vi } from 'vitest'
import { defineComponent, h, KeepAlive, nextTick, ref, shallowRef, Transition } from 'vue'
import { click, item, list, mount, next, pageList, part } from './mount'

const pageUrl = createPageUrl()
/** Long enough for the task that checks the page. */
const afterCheck = () => new Promise((resolve) => setTimeout(resolve, 20))

/** Mounts a Root in KeepAlive, and returns a ref that shows or hides it. */
function mountKept(propsOf: () => object, slot?: () => unknown) {
  const isShown = ref(true)
  const Tab = defineComponent(() => () => h(Pagination.Root, propsOf(), slot as () => string))
  return { isShown, container: mount(() => h(KeepAlive, () => isShown.value && h(Tab))) }
}

test.for([
  ['entries in a loop', pageList],
  ['a List', () => [h(Pagination.List), h(Pagination.NextTrigger)]],
] as const)('%s in KeepAlive keep their page, and follow the options while they are hidden', async ([, slot]) => {
  const count = ref(50)
  const { isShown, container } = mountKept(() => ({ count: count.value }), slot)
  await click(item(container, 5))
  isShown.value = false
  await nextTick()
  expect(container.querySelector('nav')).toBe(null)
  count.value = 60
  isShown.value = true
  await nextTick()
  expect(list(container)).toBe('1 2 3 4 [5] 6')
  await click(next(container))
  await expect.poll(() => document.activeElement?.textContent).toBe('6')
})

test('a hidden pagination leaves the address to the one that is shown, and follows it again afterwards', async () => {
  const initial = location.href
  onTestFinished(() => history.replaceState(null, '', initial))
  history.replaceState(null, '', '/tabs')
  const tabOf = (count: number) =>
    defineComponent(() => {
      const url = usePageUrl(pageUrl)
      return () => h(Pagination.Root, { ...url.value, count }, pageList)
    })
  const [users, posts] = [tabOf(25), tabOf(500)]
  const tab = shallowRef(users)
  const container = mount(() => h(KeepAlive, () => h(tab.value)))
  tab.value = posts
  await nextTick()
  await click(item(container, 50))
  await expect.poll(() => list(container)).toBe('1 … 46 47 48 49 [50]')
  await afterCheck()
  expect(location.search).toBe('?page=50')

  history.replaceState(null, '', '/tabs?page=2')
  tab.value = users
  await nextTick()
  expect(list(container)).toBe('1 [2] 3')
  await click(next(container))
  await expect.poll(() => list(container)).toBe('1 2 [3]')
})

test('a FitList in KeepAlive fits again in a container that has become narrower', async () => {
  const { isShown, container } = mountKept(
    () => ({ count: 1000, defaultPage: 50 }),
    () => h(Pagination.FitList),
  )
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
  const page = ref(1)
  const { isShown } = mountKept(() => ({ count: 25, page: page.value, onPageOutOfRange }))
  isShown.value = false
  page.value = 9
  await afterCheck()
  expect(onPageOutOfRange).not.toHaveBeenCalled()
  isShown.value = true
  await expect.poll(() => onPageOutOfRange.mock.calls).toEqual([[{ page: 3, requestedPage: 9, pageSize: 10 }]])
})

test.for([
  ['a key', (div: () => unknown) => div()],
  ['a Transition', (div: () => unknown) => h(Transition, { mode: 'out-in', duration: 300 }, div as () => string)],
] as const)('a Content and a Status that %s replaces with the page show its result', async ([, wrap]) => {
  const List = defineComponent(() => {
    const value = usePagination({ count: 100 })
    const attributes = { focus: true, 'aria-label': 'Results', style: 'height: 3000px' }
    const content = () => h(Pagination.Content, attributes, () => h(Pagination.Status))
    return () =>
      h(Pagination.RootProvider, { value: value.value, style: 'min-height: 4000px' }, () => [
        wrap(() => h('div', { key: value.value.page }, content())),
        h(Pagination.NextTrigger),
      ])
  })
  const container = mount(List)
  for (const textContent of ['11–20 of 100', '21–30 of 100']) {
    const before = part(container, 'content')
    window.scrollTo({ top: 2000, behavior: 'instant' })
    next(container).focus({ preventScroll: true })
    await press('{Enter}')
    await expect.poll(() => part(container, 'content')).not.toBe(before)
    await expect.poll(() => document.activeElement?.getAttribute('data-part')).toBe('content')
    await expect.poll(() => document.querySelectorAll('body > [aria-live=polite]')).toHaveLength(1)
    await expect.poll(() => part(container, 'status')).toMatchObject({ textContent })
    await expect.poll(() => Math.round(part(container, 'content').getBoundingClientRect().top)).toBe(0)
  }
})
