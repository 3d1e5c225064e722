import { type BrowserContext, expect, type Page } from '@playwright/test'
import { buildScript } from '../tooling/build-script.mjs'
import { test } from '../tooling/silent-console.js'
import { root } from '../tooling/vite.mjs'
import {
  testBase,
  testDroppedEdit,
  testFailure,
  testGuard,
  testList,
  testSlowList,
  testTwoLists,
  visit,
} from './outside/router-list.js'

const origin = 'http://samples.localhost'

interface Sample {
  sample: string
  base?: string
  /** The page that Back leads to from page 6 while it loads, if the list is on a server. Page 2 is the entry before page 5. */
  backTo?: number
  /** Whether it shows errors itself. TanStack Router has a component for them. */
  handlesErrors?: boolean
}

const samples: Record<string, Sample> = {
  'React Router': { sample: 'react/router.tsx', backTo: 2, handlesErrors: true },
  'TanStack Router': { sample: 'react/tanstack-router.tsx', backTo: 5 },
  'Vue Router': { sample: 'vue/router.vue', backTo: 5, handlesErrors: true },
  'Solid Router': { sample: 'solid/router.tsx', backTo: 2, handlesErrors: true },
  'React Router with a base': { sample: 'react/router.tsx', base: '/app' },
  'Vue Router with a base': { sample: 'vue/router.vue', base: '/app/' },
  'Solid Router with a base': { sample: 'solid/router.tsx', base: '/app' },
  'React Router in the hash': { sample: 'react/router.tsx', base: '/#/' },
  'TanStack Router in the hash': { sample: 'react/tanstack-router.tsx', base: '/#/' },
  'Vue Router in the hash': { sample: 'vue/router.vue', base: '/#/' },
  'Solid Router in the hash': { sample: 'solid/router.tsx', base: '/#/' },
}

// In one worker, so that the build runs once.
test.describe.configure({ mode: 'default' })
let code: string
test.beforeAll(async () => {
  const replacement = `${root}/docs/samples/test/held-respond.ts`
  code = await buildScript('docs/samples/test/routers-page.ts', { aliases: [{ find: './respond', replacement }] })
})

for (const [name, { sample, base = '', backTo, handlesErrors }] of Object.entries(samples)) {
  test.describe(name, () => {
    test.beforeEach(({ context }) => serve(context, sample, base))

    const testSample = base ? testBase : testList
    testSample({ url: `${origin}${base || '/'}`, filter: 'on' })
    if (backTo) testSlowList({ url: `${origin}/`, filter: 'on', hold, backTo })
    if (backTo) testTwoLists({ url: `${origin}/`, filter: 'on', hold, backTo, canRefuse: true })
    if (handlesErrors) testFailure({ url: `${origin}/`, hold })
  })
}

for (const sample of ['react/router.tsx', 'vue/router.vue'])
  test.describe(`${sample} with a field`, () => {
    test.beforeEach(({ context }) => serve(context, sample))
    testDroppedEdit({ url: `${origin}/`, path: '/lazy' })
  })

test.describe('Vue Router with a guard', () => {
  test.beforeEach(({ context }) => serve(context, 'vue/router.vue'))
  testGuard({ url: `${origin}/` })
})

test.describe('RouterLink in a part', () => {
  test.beforeEach(({ context }) => serve(context, 'vue/router.vue'))
  test('changes the page, but moves no Content, unlike the part itself', async ({ page }) => {
    const list = await visit(page, `${origin}/links`)
    await list.change(() => list.next.click())
    await list.expectPage(2, '?other=2')
    await expect(list.next).toBeFocused()
    await list.change(() => list.item(1).click())
    await list.expectPage(1, '')
    await expect(page.locator('[data-part=content]')).toBeFocused()
    await list.expectSameDocument()
  })
})

/** Holds back what the simulated server responds. */
async function hold(page: Page) {
  await page.evaluate('release = holdResponses()')
  return () => page.evaluate('release()')
}

const serve = (context: BrowserContext, sample: string, base = '') =>
  context.route(`${origin}/**`, (route, request) =>
    request.url() === `${origin}/page.js`
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({ contentType: 'text/html', body: pageOf(sample, base) }),
  )

const pageOf = (sample: string, base: string) =>
  `<!doctype html><html data-sample="${sample}" data-base="${base}"><title>A list</title>
  <link rel="icon" href="data:,"><body><script type="module" src="/page.js"></script>`
