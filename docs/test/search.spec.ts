import { expect } from '@playwright/test'
import { test } from '../../tooling/silent-console'
import { base } from './site'

// What people type, and the pages that answer it.
const questions: Record<string, string> = {
  boundaryCount: 'reference/options/',
  shadcn: 'guides/component-kits/',
  compact: 'guides/styling/',
  mobile: 'guides/styling/',
  cursor: 'guides/cursors/',
  jump: 'guides/outside-control/',
  'load more': 'guides/slicing/',
  SEO: 'guides/seo/',
  table: 'guides/tables/',
  URL: 'guides/links/',
  keyboard: 'guides/accessibility/',
  VPAT: 'guides/conformance/',
  RTL: 'guides/languages/',
  'Ark UI': 'moving/ark-ui/',
  TablePagination: 'moving/mui/',
  'rows per page': 'guides/page-size/',
  'quick jumper': 'moving/ant-design/',
  'design system': 'guides/composition/',
  migrate: 'moving/ark-ui/',
  SSR: 'guides/server-rendering/',
  'Next.js': 'routers/next/',
  SvelteKit: 'routers/svelte-kit/',
  'query string': 'guides/links/',
  i18n: 'guides/languages/',
  'bundle size': 'start/why/',
  compare: 'moving/comparison/',
  'browser support': 'start/support/',
  semver: 'start/support/',
  CSP: 'start/support/',
  license: '',
}

for (const [words, answer] of Object.entries(questions)) {
  test(`the search for "${words}" finds ${answer || 'the home page'} among the first three pages`, async ({ page }) => {
    await page.goto('')
    await page.getByRole('button', { name: /search/i }).click()
    await page.getByRole('textbox', { name: /search/i }).fill(words)
    // Without the headings below each page.
    const titles = page.locator('.pagefind-ui__result-inner > .pagefind-ui__result-title a')
    const firstThree = () =>
      titles.evaluateAll((links) => links.slice(0, 3).map((link) => link.getAttribute('href')?.replace(/#.*/, '')))
    await expect.poll(firstThree).toContain(base + answer)
  })
}
