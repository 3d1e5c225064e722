import { expect, test } from 'vitest'
import { createPageRouter, type PageRouter } from '../src/dom/index.js'
import { createPageUrl } from '../src/url/index.js'

test('without a document, requests share nothing', () => {
  const router: PageRouter = { url: '/list', navigate: () => new Promise(() => {}) }
  const [one, other] = [0, 1].map(() => createPageRouter(createPageUrl(), { router }))
  one?.get().setParams({ q: 'tea' })
  expect([one?.get().url, other?.get().url]).toEqual(['/list?q=tea', '/list'])
})
