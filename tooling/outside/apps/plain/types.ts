import { createPagination } from '@dogear/core'
import { applyProps } from '@dogear/core/dom'
import { de } from '@dogear/core/locales'
import { createPageUrl } from '@dogear/core/url'
import '@dogear/core/theme.css'
import '@dogear/react/theme.css'
import { Pagination as ReactPagination, usePagination as useInReact } from '@dogear/react'
import { keepFocus } from '@dogear/react/dom'
import { getPagination } from '@dogear/react/server'
import { Pagination as SolidPagination, usePagination as useInSolid } from '@dogear/solid'
import { createPageUrl as ofSolid } from '@dogear/solid/url'
import { Pagination as SveltePagination, usePagination as useInSvelte } from '@dogear/svelte'
import { fr as ofSvelte } from '@dogear/svelte/locales'
import { usePagination as useInVue, Pagination as VuePagination } from '@dogear/vue'
import { en as ofVue } from '@dogear/vue/locales'

const options = { count: 100, translations: de }
export const pages: number[] = [
  createPagination(options).get().page,
  createPageUrl().read('?page=2').page,
  useInReact(options).page,
  getPagination({ ...options, getPageUrl: String }).page,
  useInSolid(options)().page,
  useInSvelte(options)().page,
  useInVue(options).value.page,
]
export const parts = [ReactPagination.Root, SolidPagination.Root, SveltePagination.Root, VuePagination.Root]
applyProps(document.body, createPagination(options).get().getRootProps())
keepFocus(document.body)
export const fromEntries: string[] = [ofSolid().href('/list', { page: 2 }), ofSvelte.rootLabel, ofVue.number(1000)]

// @ts-expect-error: no declaration resolves to `any`.
createPagination({ count: 'many' })
// @ts-expect-error
createPagination({ translations: de.rootLabel })
// @ts-expect-error
applyProps(document.body, { 'data-part': 'nothing' })
// @ts-expect-error
useInReact({ count: 'many' })
// @ts-expect-error
keepFocus('nothing')
// @ts-expect-error
ofSolid({ page: 2 })
// @ts-expect-error
getPagination({ getPageUrl: String, count: 'many' })
// @ts-expect-error
useInSolid({ count: 'many' })
// @ts-expect-error
useInSvelte({ count: 'many' })
// @ts-expect-error
useInVue({ count: 'many' })
