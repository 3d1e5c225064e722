import { expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { controlsOf, samplesNamed } from './samples'

type Controls = ReturnType<typeof controlsOf>

const apps = await samplesNamed('using-paginator')

test.for(apps)('%s names its landmarks, and controls the page and size of one', async ([, show]) => {
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
  const { container } = show()
  await expect.poll(() => container.querySelectorAll('nav')).toHaveLength(3)
  const navs = [...container.querySelectorAll('nav')]
  expect(navs.map((nav) => nav.ariaLabel)).toEqual(['Orders', 'Messages', 'Articles'])
  const [orders, messages, articles] = navs.map(controlsOf) as [Controls, Controls, Controls]

  const text = () => container.querySelector('p')?.textContent
  expect([text(), orders.pages()]).toEqual(['Orders, page 2', expect.stringContaining('[2]')])
  await userEvent.click(orders.item(3))
  await expect.poll(text).toBe('Orders, page 3')
  expect(orders.pages()).toContain('[3]')
  expect(navs.map((nav) => nav.querySelectorAll('select').length)).toEqual([1, 0, 0])
  await userEvent.selectOptions(screen.getByLabelText('Items per page'), '20')
  await expect.poll(text).toBe('Orders, page 2')

  expect([messages.pages(), messages.container.className]).toEqual([
    expect.stringContaining('[3]'),
    expect.stringContaining('small'),
  ])
  await userEvent.click(messages.next())
  await expect.poll(messages.pages).toContain('[4]')

  await userEvent.click(articles.item(2))
  await expect.poll(articles.pages).toContain('[2]')
  expect([location.hash, articles.next().getAttribute('href')]).toEqual(['#articles-2', '#articles-3'])
})

const components = await samplesNamed('paginator')

type Receive = (value: unknown) => void

const onProps = (click: Receive, ref: Receive, request: Receive) => ({
  ref,
  onClick: click,
  page: 2,
  onPageChange: (details: { page: number }) => request(details.page),
})

/** The props that each framework spells in its own way: handlers, a ref, and a page that stays at 2, whatever is requested. */
const propsOf: Record<string, (...receive: Parameters<typeof onProps>) => object> = {
  react: (...receive) => ({ className: 'mine', ...onProps(...receive) }),
  solid: (...receive) => ({ class: 'mine', ...onProps(...receive) }),
  vue: (click, ref, request) => ({
    class: 'mine',
    onClick: click,
    ref: (instance: { $el: unknown } | null) => instance && ref(instance.$el),
    page: 2,
    'onUpdate:page': request,
  }),
  svelte: (click, ref, request) => ({
    class: 'mine',
    onclick: click,
    get ref() {
      return undefined
    },
    set ref(element) {
      ref(element)
    },
    get page() {
      return 2
    },
    set page(page) {
      request(page)
    },
  }),
}

test.for(components)('%s passes on attributes, handlers, the ref and a controlled page', async ([path, show]) => {
  const [clicked, received, requested] = [vi.fn(), vi.fn(), vi.fn()]
  const framework = path.split('/')[0] as string
  const props = { label: 'Orders', count: 100, id: 'orders', 'data-testid': 'list' }
  const own = propsOf[framework]?.(clicked, received, requested)
  // A spread would call the getters of bindings.
  const { container, item, pages } = show(Object.defineProperties(props, Object.getOwnPropertyDescriptors(own)))
  await expect.poll(() => container.querySelector('nav')).not.toBeNull()
  const nav = container.querySelector('nav') as HTMLElement
  expect([...nav.classList].sort()).toEqual(['mine', 'paginator', 'paginator-medium'])
  expect([nav.id, nav.dataset.testid, nav.ariaLabel]).toEqual(['orders', 'list', 'Orders'])
  expect([nav.hasAttribute('label'), nav.hasAttribute('size')]).toEqual([false, false])
  await expect.poll(() => received.mock.calls).toEqual([[nav]])

  await userEvent.click(item(4))
  expect(clicked).toHaveBeenCalledOnce()
  await expect.poll(() => requested.mock.calls).toEqual([[4]])
  expect(pages()).toContain('[2]')
})
