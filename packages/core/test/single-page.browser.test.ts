import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import styling from '../../../docs/guides/styling.md?raw'
import { renderParts } from '../src/dom/index.js'
import { createPagination } from '../src/index.js'

test('the line of the guide hides the pages if there is only one, but neither the way back nor what is said', async () => {
  const [line] = /\[data-single-page\] [^`]*}/.exec(styling) ?? []
  document.body.innerHTML = `<style>${line}</style><nav>
    <button data-part="first-trigger"></button><ul data-part="list"></ul><button data-part="next-trigger"></button>
    <select data-part="page-size-select"></select><p data-part="status"></p></nav>`
  const nav = document.querySelector('nav') as HTMLElement
  const select = document.querySelector('select') as HTMLSelectElement
  const pagination = createPagination({ count: 30 })
  pagination.subscribe(() => renderParts(nav, pagination.get()))
  renderParts(nav, pagination.get())
  const hidden = () =>
    [...nav.querySelectorAll('[data-part]')]
      .filter((part) => !part.checkVisibility())
      .map((part) => part.getAttribute('data-part'))
      .filter((part) => !/^(item|list-item)$/.test(part ?? ''))
  expect(hidden()).toEqual([])
  select.focus()
  await userEvent.selectOptions(select, '50')
  expect(hidden()).toEqual(['first-trigger', 'list', 'next-trigger'])
  expect(document.activeElement).toBe(select)
  await userEvent.selectOptions(select, '10')
  expect(hidden()).toEqual([])
  pagination.setOptions({ count: 0 })
  renderParts(nav, pagination.get())
  expect(nav.querySelector('p')?.checkVisibility()).toBe(true)
  expect(nav.querySelector('p')?.textContent).toBe('No results')
  document.body.replaceChildren()
})
