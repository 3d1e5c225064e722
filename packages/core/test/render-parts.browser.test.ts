import { afterEach, expect, test } from 'vitest'
import { renderList, renderPageSizeSelect, renderParts } from '../src/dom/index.js'
import { createPagination, type PaginationOptions } from '../src/index.js'

afterEach(() => document.body.replaceChildren())

function show(markup: string, options: PaginationOptions = {}) {
  const pagination = createPagination({ count: 95, ...options })
  const root = document.body.appendChild(document.createElement('nav'))
  root.innerHTML = markup
  const render = () => renderParts(root, pagination.get())
  pagination.subscribe(render)
  render()
  const find = (part: string) => root.querySelector(`[data-part=${part}]`) as HTMLElement
  return { root, render, pagination, find }
}

const partsIn = (root: Element) =>
  [...root.children].map((child) => `${child.localName} ${child.getAttribute('data-part')} ${child.ariaLabel ?? ''}`)

test('renderParts renders every part that the markup contains, and again after each change', () => {
  const triggers = ['first', 'prev', 'next', 'last'].map(
    (name) => `<button data-part="${name}-trigger">${name}</button>`,
  )
  const { root, find } = show(`
    <p data-part="status"></p>
    ${triggers.join('')}
    <div><ul data-part="list"></ul></div>
    <select data-part="page-size-select"></select>
    <input data-part="page-input">`)
  const shown = () =>
    [find('status'), find('list'), find('page-size-select')].map(({ textContent }) => textContent).join(' ')
  expect(shown()).toBe('1–10 of 95 12345…10 102050100')
  expect([...root.querySelectorAll('[data-disabled]')].map(({ ariaLabel }) => ariaLabel)).toEqual([
    'first page',
    'previous page',
  ])
  find('last-trigger').click()
  expect(shown()).toBe('91–95 of 95 1…678910 102050100')
  expect((find('page-input') as HTMLInputElement).value).toBe('10')
  expect(root.dataset).toMatchObject({ scope: 'pagination', part: 'root' })
  const fitted = show('<ul data-part="list" data-fit></ul>').find('list')
  expect([fitted.hasAttribute('data-fit'), find('list').hasAttribute('data-fit')]).toEqual([true, false])
})

test('renderParts fills an empty root with links or buttons, until the markup contains parts', () => {
  const { root, render, pagination } = show('')
  const expected = (tag: string) => [`${tag} prev-trigger previous page`, 'ul list ', `${tag} next-trigger next page`]
  expect(partsIn(root)).toEqual(expected('button'))
  const [first] = root.children
  pagination.get().goToNextPage()
  expect([partsIn(root), root.firstChild]).toEqual([expected('button'), first])
  pagination.setOptions({ count: 95, type: 'link', getPageUrl: ({ page }) => `?page=${page}` })
  expect(partsIn(root)).toEqual(expected('a'))
  root.replaceChildren()
  render()
  expect(partsIn(root)).toEqual(expected('a'))
  root.insertAdjacentHTML('beforeend', '<a data-part="next-trigger" aria-label="onward">→</a>')
  render()
  expect(partsIn(root)).toEqual(['a next-trigger onward'])
})

test('renderParts leaves parts of other roots and of other libraries alone', () => {
  const { root } = show(`
    <p data-part="status"></p>
    <p data-scope="dialog" data-part="status">Closed</p>
    <nav data-scope="pagination" data-part="root"><p data-part="status">Other</p></nav>`)
  expect(root.textContent.match(/\S.*/g)).toEqual(['1–10 of 95', 'Closed', 'Other'])
  expect(root.querySelectorAll('[data-scope=pagination]')).toHaveLength(2)
})

test('renderParts leaves a part alone that you render yourself', () => {
  const { find, pagination } = show('<select data-part="page-size-select"></select><ul></ul>')
  const list = document.querySelector('ul') as HTMLElement
  const item = (_: unknown, listItem: HTMLElement) => listItem.replaceChildren('page')
  renderList(list, pagination.get(), { item })
  pagination.get().goToNextPage()
  expect([find('list').textContent, find('page-size-select').textContent]).toEqual([
    'pagepagepagepagepage…page',
    '102050100',
  ])
})

test.each([
  ['options in the markup stay', ['Ten 10', 'All all'], undefined, 'Ten All 20'],
  ['given sizes replace them', ['10'], [10, 30], '10 20 30'],
  ['the default ones of a server are followed', ['10', '20', '50', '100'], undefined, '10 20 25 50 100'],
])('renderPageSizeSelect: %s', (title, options, sizes, expected) => {
  const select = document.createElement('select')
  for (const [text = '', value = text] of options.map((option) => option.split(' ')))
    select.add(new Option(text, value))
  const pagination = createPagination({ count: 30 })
  const render = () => renderPageSizeSelect(select, pagination.get(), { sizes })
  render()
  pagination.get().setPageSize(/default/.test(title) ? 25 : 20)
  render()
  expect(Array.from(select.children, ({ textContent }) => textContent).join(' ')).toBe(expected)
})
