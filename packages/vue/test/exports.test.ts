import { describeExports } from '@dogear/contract/exports'
import { createPageUrl } from '@dogear/core/url'
import * as vue from '@dogear/vue'
import * as subpath from '@dogear/vue/pagination'
import { expect, test } from 'vitest'

describeExports(vue, subpath, {
  usePagination: (options) => vue.usePagination(options).value,
  usePageUrl: (options) => vue.usePageUrl(createPageUrl(), options).value,
})

test('every part has its name in Vue’s DevTools', () => {
  const names = Object.values(vue.Pagination).map(({ name }) => name)
  expect(names).toEqual(Object.keys(vue.Pagination).map((name) => `Pagination${name}`))
})
