import { describeExports } from '@dogear/contract/exports'
import * as vue from '@dogear/vue'
import * as subpath from '@dogear/vue/pagination'
import { expect, test } from 'vitest'

describeExports(vue, subpath)

test('every part has its name in Vue’s DevTools', () => {
  const names = Object.values(vue.Pagination).map(({ name }) => name)
  expect(names).toEqual(Object.keys(vue.Pagination).map((name) => `Pagination${name}`))
})
