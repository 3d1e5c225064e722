import { expect } from '@playwright/test'
import { test } from '../../tooling/silent-console'
import { base } from './base'

test('the search finds an option', async ({ page }) => {
  await page.goto('')
  await page.getByRole('button', { name: /search/i }).click()
  await page.getByRole('textbox', { name: /search/i }).fill('boundaryCount')
  await expect(page.locator('.pagefind-ui__result-link').first()).toHaveAttribute('href', /reference\/options/)
})

// What people type, and the pages that answer it.
const questions = {
  shadcn: 'guides/shadcn/',
  compact: 'guides/recipes/',
  mobile: ['guides/styling/', 'guides/recipes/'],
  responsive: 'guides/styling/',
  cursor: 'guides/cursors/',
  jump: 'guides/outside-control/',
  'go to page': 'guides/outside-control/',
  'load more': 'guides/recipes/',
  infinite: 'guides/recipes/',
  SEO: 'guides/seo/',
  table: 'guides/tables/',
  URL: 'guides/links/',
  keyboard: ['guides/accessibility/', 'guides/accessibility-checklist/'],
  VPAT: 'guides/conformance/',
  'Web Awesome': ['moving/web-awesome/', 'moving/comparison/'],
  RTL: 'guides/languages/',
  'Ark UI': 'moving/ark-ui/',
  MUI: 'moving/mui/',
  TablePagination: 'moving/mui/',
  'rows per page': ['guides/page-size/', 'moving/mui/'],
  'quick jumper': 'moving/ant-design/',
  'design system': 'guides/own-component/',
  'Material UI': 'moving/mui/',
  migrate: 'moving/ark-ui/',
  SSR: 'guides/server-rendering/',
  'Next.js': 'routers/next/',
  Nuxt: 'routers/nuxt/',
  SvelteKit: 'routers/svelte-kit/',
  'React Router': 'routers/react-router/',
  'query string': 'guides/links/',
  i18n: 'guides/languages/',
  german: 'guides/languages/',
  'bundle size': 'start/why/',
  performance: 'start/why/',
  compare: ['start/why/', 'moving/comparison/'],
  'browser support': 'start/support/',
  semver: 'start/support/',
  CSP: 'start/support/',
  gallery: 'start/gallery/',
  print: 'guides/recipes/',
  changelog: '',
  license: '',
}

for (const [words, pages] of Object.entries(questions)) {
  const answers = [pages].flat()
  const names = answers.map((path) => path || 'the home page').join(' and ')
  test(`the search for "${words}" finds ${names} among the first three pages`, async ({ page }) => {
    await page.goto('')
    await page.getByRole('button', { name: /search/i }).click()
    await page.getByRole('textbox', { name: /search/i }).fill(words)
    // Without the headings below each page.
    const titles = page.locator('.pagefind-ui__result-inner > .pagefind-ui__result-title a')
    const firstThree = () => titles.evaluateAll((links) => links.slice(0, 3).map((link) => link.getAttribute('href')))
    await expect.poll(firstThree).toEqual(expect.arrayContaining(answers.map((path) => base + path)))
  })
}

test('only pages with an editable source have an edit link', async ({ page }) => {
  await page.goto('start/why/')
  await expect(page.getByRole('link', { name: 'Edit page' })).toHaveAttribute(
    'href',
    'https://github.com/dogear-ui/dogear/edit/main/docs/src/content/docs/start/why.mdx',
  )
  await page.goto('reference/options/')
  await expect(page.getByRole('link', { name: 'Edit page' })).toHaveCount(0)
})
