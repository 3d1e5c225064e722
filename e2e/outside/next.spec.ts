import { expect } from '@playwright/test'
import { test } from '../../tooling/silent-console.js'
import { hydrate } from './hydration.js'

// React splits a row of its protocol at some 3,000 characters.
const lengths = [0, ...Array.from({ length: 161 }, (_, step) => 2000 + 10 * step)]
const pathOf = (length: number) => `/server-children?length=${length}`
const laterPath = `${pathOf(0)}&isLater=1`

test('entries in a client component work between parts in a server component', async ({ page }) => {
  await hydrate(page, '/buttons')
  const nav = page.getByRole('navigation')
  await expect(nav.getByText('11–20 of 100')).toBeVisible()
  await nav.getByLabel('next page').click()
  await expect(nav.locator('[aria-current=page]')).toHaveText('3')
  await nav.getByLabel('last page, page 10').click()
  await expect(nav.getByText('91–100 of 100')).toBeVisible()
  await expect(nav.getByLabel('next page')).toBeDisabled()
})

// They arrive as elements or as lazy nodes, depending on the length of the page before them.
test('the server renders children for `asChild` at every length of a page', async ({ request }) => {
  const failed = []
  for (const path of [...lengths.map(pathOf), laterPath]) {
    const response = await request.get(path)
    const children = (await response.text()).match(/<button [^>]*class="part child"[^>]*>/g) ?? []
    if (!response.ok() || children.length !== 2) failed.push(`${path}: ${response.status()}`)
  }
  expect(failed).toEqual([])
})

for (const path of [...[0, 2600, 2660, 2770].map(pathOf), laterPath]) {
  test(`hydration reuses the children at ${path}`, async ({ page }) => {
    await hydrate(page, path)
    await page.getByLabel('next page').click()
    await expect(page.locator('[aria-current=page]')).toHaveText('2')
    await page.getByLabel('previous page').click()
    await expect(page.locator('[aria-current=page]')).toHaveText('1')
    await expect(page.locator('section[data-part=root] > button.part.child[type=button]')).toHaveCount(2)
  })
}
