import { equal } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getTotalPages } from '@dogear/core'
import { applyProps } from '@dogear/core/dom'
import { Pagination as ReactPagination } from '@dogear/react'
import { Pagination as SolidPagination } from '@dogear/solid'
import { Pagination as VuePagination } from '@dogear/vue'
import { compile } from 'svelte/compiler'

equal(getTotalPages(95, 10), 10)
for (const value of [applyProps, ReactPagination.Root, SolidPagination.Root, VuePagination.Root]) {
  equal(typeof value === 'undefined', false)
}
// Node cannot load a Svelte component before it is compiled.
const component = new URL('element.svelte', import.meta.resolve('@dogear/svelte'))
equal(compile(readFileSync(fileURLToPath(component), 'utf8'), { generate: 'server' }).warnings.length, 0)
