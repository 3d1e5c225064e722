import { equal, match } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getTotalPages } from '@dogear/core'
import { applyProps } from '@dogear/core/dom'
import { Pagination as ReactPagination } from '@dogear/react'
import { Pagination as SolidPagination } from '@dogear/solid'
import { Pagination as VuePagination } from '@dogear/vue'
import { createElement } from 'react'
import { renderToString as renderReact } from 'react-dom/server'
import { createComponent } from 'solid-js'
import { renderToString as renderSolid } from 'solid-js/web'
import { compile } from 'svelte/compiler'
import { createSSRApp, h } from 'vue'
import { renderToString as renderVue } from 'vue/server-renderer'

const root = /^<nav [^>]*aria-label="pagination"/

equal(getTotalPages(95, 10), 10)
equal(typeof applyProps, 'function')
match(renderReact(createElement(ReactPagination.Root, { count: 95 })), root)
match(
  renderSolid(() => createComponent(SolidPagination.Root, { count: 95 })),
  root,
)
match(await renderVue(createSSRApp(() => h(VuePagination.Root, { count: 95 }))), root)

// Node cannot load a component of Svelte, which its compiler has to see first.
const component = new URL('root.svelte', import.meta.resolve('@dogear/svelte'))
equal(compile(readFileSync(fileURLToPath(component), 'utf8'), { generate: 'server' }).warnings.length, 0)
