import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyProps, renderList, renderPageSizeSelect, renderStatus } from '../src/dom/index.js'
import {
  createPagination,
  getEllipsisTriggerProps,
  getPageInputProps,
  type IntlTranslations,
  type PaginationApi,
} from '../src/index.js'
import * as locales from '../src/locales/index.js'

const rightToLeft = ['arEG', 'fa', 'he', 'ur']
const details = { page: 57, totalPages: 1235, start: 561, end: 570, count: 12_345, isCountExact: true }
const sheet = document.createElement('main')

beforeAll(() => {
  const style = document.createElement('style')
  style.textContent = `
    section, nav, ul { display: flex; flex-wrap: wrap; gap: 8px }
    section { width: 320px; padding-block: 8px; font: 16px/1.5 sans-serif; overflow-wrap: normal }
    nav, ul { min-width: 0; padding: 0; margin: 0; list-style: none }
    input { width: 5em }
    [data-part=status] { width: 100% }
  `
  sheet.append(style)
  document.body.append(sheet)
})

afterAll(() => sheet.remove())

describe.for(Object.entries(locales))('%s', ([name, translations]) => {
  const direction = rightToLeft.includes(name) ? 'rtl' : 'ltr'
  let section: HTMLElement
  const part = (name: string) => section.querySelector(`[data-part=${name}]`) as HTMLElement
  const parts = (name: string) => Array.from(section.querySelectorAll<HTMLElement>(`[data-part=${name}]`))

  beforeAll(() => {
    section = sheet.appendChild(document.createElement('section'))
    section.lang = name.replace(/[A-Z]+$/, '-$&')
    section.dir = direction
    show(section, translations)
  })

  test('has texts that fit a narrow page', () => {
    const status = part('status')
    expect(status.textContent).toBe(translations.statusLabel(details))
    expect(status.scrollWidth).toBeLessThanOrEqual(status.clientWidth)
    expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth)
    const select = part('page-size-select') as HTMLSelectElement
    expect(Array.from(select.options, (option) => option.text)).toEqual([
      ...[10, 20, 50, 100].map(translations.number),
      translations.allLabel,
    ])
  })

  test(`is written ${direction === 'rtl' ? 'from right to left' : 'from left to right'}`, () => {
    expect(getComputedStyle(part('status')).direction).toBe(direction)
    const positions = parts('item').map((item) => item.getBoundingClientRect().left)
    const [previous, current] = positions.slice(1) as [number, number]
    expect(Math.sign(current - previous)).toBe(direction === 'rtl' ? -1 : 1)
    // A range is read in the direction of the text.
    const [start, end] = [details.start, details.end].map((number) =>
      leftOf(part('status'), translations.number(number)),
    )
    expect(Math.sign((end as number) - (start as number))).toBe(direction === 'rtl' ? -1 : 1)
  })
})

/** Renders every part that has a text. */
function show(section: HTMLElement, translations: IntlTranslations) {
  const add = (tag: string, parent = section) => parent.appendChild(document.createElement(tag))
  const pagination = createPagination({ count: details.count, page: details.page, translations }).get()
  const root = add('nav')
  const [prev, list, next] = [add('button', root), add('ul', root), add('button', root)]
  prev.textContent = '‹'
  next.textContent = '›'
  applyProps(prev, pagination.getPrevTriggerProps())
  renderList(list, pagination, { ellipsis: ({ index }, listItem) => showEllipsis(listItem, pagination, index) })
  applyProps(next, pagination.getNextTriggerProps())
  applyProps(root, pagination.getRootProps())
  const sizes = [10, 20, 50, 100, Number.POSITIVE_INFINITY]
  renderPageSizeSelect(add('select') as HTMLSelectElement, pagination, { sizes })
  applyProps(add('input'), getPageInputProps(pagination))
  renderStatus(add('p'), pagination)
}

function showEllipsis(listItem: HTMLElement, pagination: PaginationApi, index: number) {
  const button = listItem.appendChild(document.createElement('button'))
  button.textContent = '…'
  applyProps(button, getEllipsisTriggerProps(pagination, { index }))
}

/** Where a part of the text of an element begins on the screen. */
function leftOf(element: HTMLElement, text: string): number {
  const node = element.firstChild as Text
  const range = document.createRange()
  const start = node.data.indexOf(text)
  range.setStart(node, start)
  range.setEnd(node, start + text.length)
  return range.getBoundingClientRect().left
}
