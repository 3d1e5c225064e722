import { equal, match, throws } from 'node:assert/strict'
import { createPagination, getEntries, getPageSizeOptions, paginate } from '@dogear/core'
import { createRequests, getPosition } from '@dogear/core/adapter'
import { renderPageSizeSelect } from '@dogear/core/dom'
import { de } from '@dogear/core/locales'
import { createPageUrl } from '@dogear/core/url'
import { Pagination as ReactPagination } from '@dogear/react'
import { NextTrigger as ReactNextTrigger } from '@dogear/react/pagination'
import { getPagination, Pagination as ReactServerPagination } from '@dogear/react/server'
import { Pagination as SolidPagination } from '@dogear/solid'
import { NextTrigger as SolidNextTrigger } from '@dogear/solid/pagination'
import { Pagination as VuePagination } from '@dogear/vue'
import { NextTrigger as VueNextTrigger } from '@dogear/vue/pagination'
import { createElement } from 'react'
import { renderToString as renderReact } from 'react-dom/server'
import { createComponent } from 'solid-js'
import { renderToString as renderSolid } from 'solid-js/web'
import { createSSRApp, h } from 'vue'
import { renderToString as renderVue } from 'vue/server-renderer'

equal(paginate({ count: 100, page: 2 }).nextPage, 3)
equal(getEntries({ page: 2, totalPages: 10 }).length, 7)
equal(de.number(1000), '1.000')
equal(createPageUrl().href('?q=x', { page: 2 }), '?q=x&page=2')

// The entries of the core share their modules, so that each warning is given once.
let warnings = 0
console.warn = () => warnings++
const pagination = createPagination({ count: 100 }).get()
pagination.setPage(Number.NaN)
createRequests({ options: () => ({}), position: () => getPosition({}), setState() {} }).actions.setPage(Number.NaN)
equal(warnings, 1)
getPageSizeOptions(pagination, [0])
throws(() => renderPageSizeSelect({} as HTMLSelectElement, pagination, { sizes: [0] }))
equal(warnings, 2)

// Each adapter has the entries that an app needs from the core.
for (const name of ['react', 'vue', 'solid', 'svelte']) {
  import(`@dogear/${name}/url`).then(({ createPageUrl }) => equal(createPageUrl().href('', { page: 2 }), '?page=2'))
  import(`@dogear/${name}/locales`).then(({ en }) => equal(en.number(1000), '1,000'))
  import(`@dogear/${name}/dom`).then(({ keepFocus }) => equal(typeof keepFocus, 'function'))
}

// A part from the subpath finds the Root from the main entry.
expectButton(renderReact(createElement(ReactPagination.Root, { count: 100 }, createElement(ReactNextTrigger))))

const list = getPagination({ count: 100, getPageUrl: ({ page }) => `?page=${page}` })
match(renderReact(createElement(ReactServerPagination.NextTrigger, { pagination: list })), /^<a .*href="\?page=2"/)

const button = () => createComponent(SolidNextTrigger, {})
expectButton(
  renderSolid(() =>
    createComponent(SolidPagination.Root, {
      count: 100,
      get children() {
        return button()
      },
    }),
  ),
)

const inVue = () => h(VuePagination.Root, { count: 100 }, { default: () => h(VueNextTrigger) })
renderVue(createSSRApp(inVue)).then(expectButton)

function expectButton(html: string) {
  match(html, /^<nav [^>]*aria-label="pagination".*<button [^>]*aria-label="next page".*<\/nav>$/)
}
