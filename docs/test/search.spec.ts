import { expect } from '@playwright/test'
import { test } from '../../e2e/silent-console'

test('the search finds an option', async ({ page }) => {
  await page.goto('')
  await page.getByRole('button', { name: /search/i }).click()
  await page.getByRole('textbox', { name: /search/i }).fill('boundaryCount')
  await expect(page.locator('.pagefind-ui__result-link').first()).toHaveAttribute('href', /reference\/options/)
})

test('only pages with an editable source have an edit link', async ({ page }) => {
  await page.goto('start/why/')
  await expect(page.getByRole('link', { name: 'Edit page' })).toHaveAttribute(
    'href',
    'https://github.com/dogear-ui/dogear/edit/main/docs/src/content/docs/start/why.mdx',
  )
  await page.goto('reference/options/')
  await expect(page.getByRole('link', { name: 'Edit page' })).toHaveCount(0)
})
