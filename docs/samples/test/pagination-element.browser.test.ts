// The custom element where its properties, attributes and parts come from: markup, templates, servers, clones and users.
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { controlsOf } from './samples'
import { expectSilentConsole } from './silent-console'

type Pagination = import('../vanilla/registry/pagination-element').DogearPagination

expectSilentConsole()

// A parser can meet the tag, and an app set properties, before the script loads.
const early = document.createElement('dogear-pagination')
early.innerHTML = '<button data-part="next-trigger" aria-label="onward">→</button>'
early.setAttribute('page', '2')
Object.assign(early, { count: 95, page: 3 })
await import('../vanilla/registry/pagination-element')

function show(markup: string | Element) {
  const box = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => box.remove())
  if (typeof markup === 'string') box.innerHTML = markup
  else box.append(markup)
  const element = box.firstElementChild as Pagination
  return { ...controlsOf(box), box, element }
}

test('properties that were set before the element was defined win over attributes', async () => {
  const { element, next } = show(early)
  await expect.poll(() => next().ariaLabel).toBe('onward')
  expect([element.page, element.role, element.ariaLabel]).toEqual([3, 'navigation', 'pagination'])
  await userEvent.click(next())
  expect(element.page).toBe(4)
})

test('without children, it shows Previous, the pages and Next, as buttons or links', async () => {
  const { element, pages, next, item } = show('<dogear-pagination count="95" page-size="20" aria-label="Elements">')
  await expect.poll(pages).toBe('[1] 2 3 4 5')
  expect([element.ariaLabel, next().localName]).toEqual(['Elements', 'button'])
  element.href = '#{page}-{pageSize}'
  await expect.poll(() => [item(5).getAttribute('href'), next().getAttribute('href')]).toEqual(['#5-20', '#2-20'])
  element.getPageUrl = ({ page }) => `#${page}`
  await expect.poll(() => next().getAttribute('href')).toBe('#2')
  element.setAttribute('count', '100')
  await expect.poll(() => element.childElementCount).toBe(3)
})

test('`page` is like the value of an input: users change it, and so do you, without an event', async () => {
  const { box, element, next, pages } = show('<dogear-pagination count="50" page="2">')
  const changed = vi.fn((event: Event) => (event.target as Pagination).page)
  box.addEventListener('dogear-change', changed)
  await expect.poll(pages).toBe('1 [2] 3 4 5')
  await userEvent.click(next())
  expect(changed).toHaveReturnedWith(3)
  element.page = 9
  await expect.poll(pages).toBe('1 2 3 4 [5]')
  expect([element.page, element.getAttribute('page'), changed.mock.calls.length]).toEqual([5, '2', 1])
  element.setAttribute('page', '1')
  await expect.poll(pages).toBe('[1] 2 3 4 5')
  element.addEventListener('dogear-change', (event) => event.preventDefault())
  await userEvent.click(next())
  expect([element.page, changed.mock.calls.length]).toEqual([1, 2])
  element.addEventListener('dogear-change', () => {
    element.page = 4
  })
  await userEvent.click(next())
  await expect.poll(pages).toBe('1 2 3 [4] 5')
})

test('parts can arrive later, and replace the default ones', async () => {
  const { element, next, status } = show('<dogear-pagination count="95" page="3">')
  await expect.poll(() => element.childElementCount).toBe(3)
  element.insertAdjacentHTML('beforeend', '<p data-part="status"></p>')
  await expect.poll(status).toBe('21–30 of 95')
  expect(element.childElementCount).toBe(1)
  element.insertAdjacentHTML('beforeend', '<div><button data-part="next-trigger">→</button></div>')
  await expect.poll(() => next().ariaLabel).toBe('next page')
  await userEvent.click(next())
  await expect.poll(status).toBe('31–40 of 95')
})

const served = `
  <dogear-pagination count="95" page="3" href="#{page}">
    <a data-part="prev-trigger" href="#2" aria-label="">Back</a>
    <ul data-part="list"><li><a href="#1">1</a></li></ul>
    <select data-part="page-size-select"><option value="10">Ten</option><option value="50">Fifty</option></select>
  </dogear-pagination>`

test('the markup of a server stays, and a clone of it works by itself', async () => {
  const { box, element, prev, pages, select } = show(served)
  const before = [prev(), element.querySelector('li a'), select().textContent]
  await expect.poll(pages).toBe('1 2 [3] 4 5 … 10')
  expect([prev(), element.querySelector('li a'), select().textContent]).toEqual(before)
  const clone = element.cloneNode(true) as Pagination
  box.prepend(clone)
  await userEvent.selectOptions(select(), 'Fifty')
  await expect.poll(() => [clone.page, clone.pageSize, element.page, element.pageSize]).toEqual([1, 50, 3, 10])
  expect([pages().slice(0, 5), select().textContent]).toEqual(['[1] 2', 'TenFifty'])
})

test('it keeps page and focus when it moves in the document', async () => {
  const { box, element, item, pages } = show('<dogear-pagination count="95">')
  const end = box.appendChild(document.createElement('div'))
  await expect.poll(pages).toContain('[1]')
  await userEvent.click(item(4))
  ;(end as unknown as { moveBefore(node: Node, before: null): void }).moveBefore(element, null)
  await expect.poll(pages).toContain('[4]')
  expect(document.activeElement).toBe(item(4))
  box.append(element)
  item(5).click()
  await expect.poll(pages).toContain('[5]')
})
