import { expect, onTestFinished, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'

const apps = await samplesNamed('using-paginator')
const components = await samplesNamed('paginator')

async function showApp([path, sample]: (typeof apps)[number]) {
  const container = showSample(path, sample)
  await expect.poll(() => container.querySelectorAll('nav').length).toBe(3)
  const [orders, messages, articles] = container.querySelectorAll('nav')
  return { container, orders, messages, articles } as Record<
    'container' | 'orders' | 'messages' | 'articles',
    HTMLElement
  >
}

/** Shows the component with these props, which have the same names in each framework. */
async function show([path, component]: (typeof components)[number], props: object) {
  // A spread would call the getters of bindings.
  const all = Object.defineProperties({ label: 'Orders', count: 100 }, Object.getOwnPropertyDescriptors(props))
  const container = showSample(path, component, all)
  await expect.poll(() => container.querySelector('nav')).not.toBeNull()
  const nav = container.querySelector('nav') as HTMLElement
  return { ...controlsOf(nav), nav, current: () => nav.querySelector('[aria-current]')?.textContent?.trim() }
}

const frameworkOf = (path: string) => path.split('/')[0] as 'react' | 'vue' | 'solid' | 'svelte'

/** Props that receive the element. */
function refProps(framework: ReturnType<typeof frameworkOf>, receive: (element: unknown) => void) {
  if (framework === 'vue') return { ref: (instance: { $el: unknown } | null) => receive(instance?.$el) }
  if (framework !== 'svelte') return { ref: receive }
  let element: unknown
  return {
    get ref() {
      return element
    },
    set ref(value: unknown) {
      element = value
      receive(value)
    },
  }
}

/** A page that stays at 2, whatever is requested. */
function strictPage(framework: ReturnType<typeof frameworkOf>, requests: number[]) {
  if (framework !== 'svelte')
    return { page: 2, onPageChange: (details: { page: number }) => requests.push(details.page) }
  return {
    get page() {
      return 2
    },
    set page(page: number) {
      requests.push(page)
    },
  }
}

test.for(apps)('%s names each landmark and shows a page size only where asked for', async (app) => {
  const { container, orders } = await showApp(app)
  expect([...container.querySelectorAll('nav')].map((nav) => nav.ariaLabel)).toEqual(['Orders', 'Messages', 'Articles'])
  expect([...container.querySelectorAll('select')].map((select) => select.closest('nav'))).toEqual([orders])
  await expect.element(screen.getByLabelText('Items per page')).toHaveValue('10')
})

test.for(apps)('%s shares a controlled page with the app', async (app) => {
  const { container, orders } = await showApp(app)
  const text = () => container.querySelector('p')?.textContent
  expect([text(), controlsOf(orders).pages()]).toEqual(['Orders, page 2', expect.stringContaining('[2]')])
  await userEvent.click(controlsOf(orders).item(3))
  await expect.poll(text).toBe('Orders, page 3')
  expect(controlsOf(orders).pages()).toContain('[3]')
  await userEvent.selectOptions(screen.getByLabelText('Items per page'), '20')
  await expect.poll(text).toBe('Orders, page 2')
  expect(controlsOf(orders).pages()).toContain('10')
})

test.for(apps)('%s manages an uncontrolled page itself', async (app) => {
  const { messages } = await showApp(app)
  const { pages, next, prev } = controlsOf(messages)
  expect([pages(), messages.className]).toEqual([expect.stringContaining('[3]'), expect.stringContaining('small')])
  await userEvent.click(next())
  await expect.poll(pages).toContain('[4]')
  await userEvent.click(prev())
  await expect.poll(pages).toContain('[3]')
})

test.for(apps)('%s renders links that lead to their addresses', async (app) => {
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
  const { articles } = await showApp(app)
  const { pages, item, next } = controlsOf(articles)
  expect([item(2).localName, item(2).getAttribute('href')]).toEqual(['a', '#articles-2'])
  await userEvent.click(item(2))
  await expect.poll(pages).toContain('[2]')
  expect(location.hash).toBe('#articles-2')
  expect(next().getAttribute('href')).toBe('#articles-3')
})

test.for(components)('%s joins classes and passes attributes and handlers on', async ([path, component]) => {
  const clicks: unknown[] = []
  const { nav, next } = await show([path, component], {
    [frameworkOf(path) === 'react' ? 'className' : 'class']: 'mine',
    [frameworkOf(path) === 'svelte' ? 'onclick' : 'onClick']: ({ type }: Event) => clicks.push(type),
    id: 'orders',
    'data-testid': 'list',
  })
  expect([...nav.classList].sort()).toEqual(['mine', 'paginator', 'paginator-medium'])
  expect([nav.id, nav.dataset.testid]).toEqual(['orders', 'list'])
  expect([nav.hasAttribute('label'), nav.hasAttribute('size')]).toEqual([false, false])
  await userEvent.click(next())
  expect(clicks).toEqual(['click'])
})

test.for(components)('%s passes the ref on to the landmark', async ([path, component]) => {
  let element: unknown
  const { nav } = await show(
    [path, component],
    refProps(frameworkOf(path), (received) => (element = received)),
  )
  await expect.poll(() => element).toBe(nav)
})

test.for(components)('%s only requests pages of an app that controls the page strictly', async ([path, component]) => {
  const requests: number[] = []
  const { item, current } = await show([path, component], strictPage(frameworkOf(path), requests))
  await userEvent.click(item(4))
  await expect.poll(() => requests).toEqual([4])
  expect(current()).toBe('2')
})
