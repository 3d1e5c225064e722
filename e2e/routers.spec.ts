import { buildScript } from '../tooling/build-script.mjs'
import { test } from '../tooling/silent-console.js'
import { testBase, testList } from './outside/router-list.js'

const origin = 'http://samples.localhost'

const samples = {
  'React Router': { sample: 'react/router.tsx' },
  'TanStack Router': { sample: 'react/tanstack-router.tsx' },
  'Vue Router': { sample: 'vue/router.vue' },
  'Solid Router': { sample: 'solid/router.tsx' },
  'React Router with a base': { sample: 'react/router.tsx', base: '/app' },
  'Vue Router with a base': { sample: 'vue/router.vue', base: '/app/' },
  'Solid Router with a base': { sample: 'solid/router.tsx', base: '/app' },
  'No router, in React': { sample: 'react/no-router.tsx' },
  'No router, in Vue': { sample: 'vue/no-router.vue' },
  'No router, in Solid': { sample: 'solid/no-router.tsx' },
  'No router, in Svelte': { sample: 'svelte/no-router.svelte' },
  'No router and no framework': { sample: 'vanilla/no-router.ts' },
}

// In one worker, so that the build runs once.
test.describe.configure({ mode: 'default' })
let code: string
test.beforeAll(async () => {
  code = await buildScript('docs/samples/test/routers-page.ts')
})

for (const [name, { sample, base = '' }] of Object.entries<{ sample: string; base?: string }>(samples)) {
  test.describe(name, () => {
    test.beforeEach(({ context }) =>
      context.route(`${origin}/**`, (route, request) =>
        request.url() === `${origin}/page.js`
          ? route.fulfill({ contentType: 'text/javascript', body: code })
          : route.fulfill({ contentType: 'text/html', body: pageOf(sample, base) }),
      ),
    )

    const testSample = base ? testBase : testList
    testSample({ url: `${origin}${base || '/'}`, filter: 'on' })
  })
}

const pageOf = (sample: string, base: string) =>
  `<!doctype html><html data-sample="${sample}" data-base="${base}"><title>A list</title>
  <link rel="icon" href="data:,"><body><script type="module" src="/page.js"></script>`
