import { equal, match } from 'node:assert/strict'
import { getEntries, paginate } from '@dogear/core'
import { applyProps } from '@dogear/core/dom'
import { de } from '@dogear/core/locales'
import { createPageUrl } from '@dogear/core/url'
import { Pagination as ReactPagination } from '@dogear/react'
import { Pagination as SolidPagination } from '@dogear/solid'
import { Pagination as VuePagination } from '@dogear/vue'
import { createElement } from 'react'
import { renderToString as renderReact } from 'react-dom/server'
import { createComponent } from 'solid-js'
import { renderToString as renderSolid } from 'solid-js/web'
import { createSSRApp, h } from 'vue'
import { renderToString as renderVue } from 'vue/server-renderer'

equal(paginate({ count: 100, page: 2 }).nextPage, 3)
equal(getEntries({ page: 2, totalPages: 10 }).length, 7)
equal(typeof applyProps, 'function')
equal(de.number(1000), '1.000')
equal(createPageUrl().href('?q=x', { page: 2 }), '?q=x&page=2')

const options = { count: 100, defaultPage: 2 }

const inReact = createElement(ReactPagination.Root, options, createElement(ReactPagination.NextTrigger))
expectPagination(renderReact(inReact))

const inSolid = () =>
  createComponent(SolidPagination.Root, {
    ...options,
    get children() {
      return createComponent(SolidPagination.NextTrigger, {})
    },
  })
expectPagination(renderSolid(inSolid))

const inVue = createSSRApp(() => h(VuePagination.Root, options, { default: () => h(VuePagination.NextTrigger) }))
renderVue(inVue).then(expectPagination)

function expectPagination(html: string) {
  match(html, /^<nav [^>]*aria-label="pagination".*<button [^>]*aria-label="next page".*<\/nav>$/)
}
