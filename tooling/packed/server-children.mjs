import { expect } from '@playwright/test'

// React splits a row of its protocol at some 3,000 characters.
const lengths = [0, ...Array.from({ length: 161 }, (_, step) => 2000 + 10 * step)]

/**
 * A server component's children for `asChild` arrive as elements or as lazy nodes, depending on the length of the page before
 * them. The markup is the same in both cases, and hydration reuses it.
 */
export async function checkServerChildren({ origin, visit }) {
  const failed = []
  for (const path of [...lengths.map(pathOf), laterPath]) {
    const response = await fetch(origin + path)
    const markup = await response.text()
    const children = markup.match(/<button [^>]*class="part child"[^>]*>/g) ?? []
    if (response.status !== 200 || children.length !== 2) failed.push(`${path}: ${response.status}`)
  }
  expect(failed, 'The server renders the children at every length.').toEqual([])

  for (const path of [...[0, 2600, 2660, 2770].map(pathOf), laterPath]) {
    await visit(path, async (page) => {
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
      expect(await page.evaluate('removed'), 'Hydration reuses the elements of the server.').toEqual([])
      await page.getByLabel('next page').click()
      await expect(page.locator('[aria-current=page]')).toHaveText('2')
      await page.getByLabel('previous page').click()
      await expect(page.locator('[aria-current=page]')).toHaveText('1')
      expect(await page.locator('section[data-part=root] > button.part.child[type=button]').count()).toBe(2)
    })
  }
}

const pathOf = (length) => `/server-children?length=${length}`
const laterPath = `${pathOf(0)}&isLater=1`
