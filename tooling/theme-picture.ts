// Runs in the browser, and shows the same paginations in a light and a dark page.

import { renderParts } from '../packages/core/src/dom/index.js'
import { createPagination } from '../packages/core/src/index.js'

const trigger = (name: string, text = '') => `<button data-part="${name}-trigger">${text}</button>`
const list = '<ul data-part="list" data-fit></ul>'
const status = '<div data-part="status"></div>'
const pageSize = '<label>Rows <select data-part="page-size-select"></select></label>'
const row = {
  icons: trigger('prev') + list + trigger('next'),
  fourIcons: trigger('first') + trigger('prev') + list + trigger('next') + trigger('last'),
  words: trigger('prev', 'Previous') + list + trigger('next', 'Next'),
}

for (const scheme of ['light', 'dark']) {
  const page = document.body.appendChild(document.createElement('section'))
  page.style.colorScheme = scheme
  for (const html of [status + row.icons, row.words, status + row.fourIcons + pageSize]) {
    const root = page.appendChild(document.createElement('nav'))
    root.innerHTML = html
    renderParts(root, createPagination({ count: 400, defaultPage: 20 }).get())
  }
}
