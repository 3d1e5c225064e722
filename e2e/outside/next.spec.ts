import { expect, type Page } from '@playwright/test'
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

test.describe('a list in server components', () => {
  test('links of Next.js lead to its pages in the same document', async ({ page }) => {
    await hydrate(page, '/links')
    await page.evaluate('isSameDocument = true')
    await page.getByLabel('next page').click()
    await expect(page).toHaveURL(/\/links\?page=2$/)
    await expect(page.locator('[aria-current=page]')).toHaveText('2')
    await expect(page.locator('[data-part=status]')).toHaveText('11–20 of 118')
    await page.getByLabel('last page, page 12').click()
    await expect(page.getByText('Item 118')).toBeVisible()
    await expect(page.getByLabel('next page')).not.toHaveAttribute('href')
    await page.goBack()
    await expect(page.locator('[aria-current=page]')).toHaveText('2')
    expect(await page.evaluate('isSameDocument')).toBe(true)
  })

  test('its links keep the page size and the filter, and page 1 has one address', async ({ page }) => {
    const href = (label: string) => page.getByLabel(label, { exact: true }).getAttribute('href')
    await page.goto('/links?page=2&size=20&filter=Item')
    await expect(page.locator('[aria-current=page]')).toHaveText('2')
    expect(await href('page 1')).toBe('/links?filter=Item&size=20')
    expect(await href('page 3')).toBe('/links?filter=Item&page=3&size=20')
    await page.goto('/links?page=2')
    expect(await href('page 1')).toBe('/links')
  })

  test('no script of the page contains a byte of Dogear', async ({ page }) => {
    const scripts = await scriptsOf(page, '/links')
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((script) => /data-scope|data-part|ellipsis-/.test(script))).toEqual([])
    const others = await scriptsOf(page, '/buttons')
    expect(others.filter((script) => /data-scope|data-part|ellipsis-/.test(script)).length).toBeGreaterThan(0)
  })

  test('a page past the end redirects to the last one, and nonsense to none', async ({ page, request }) => {
    await page.goto('/links?page=99')
    await expect(page).toHaveURL(/\/links\?page=12$/)
    await expect(page.getByText('Item 118')).toBeVisible()
    for (const search of ['?page=3.7', '?page=twelve', '?page=2&page=99', '?page=12', '']) {
      const response = await request.get(`/links${search}`, { maxRedirects: 0 })
      expect(response.status()).toBe(200)
    }
  })

  test('it speaks other languages, and a link that wraps that of Next.js loads nothing ahead', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.headers().rsc) loaded.push(new URL(request.url()).searchParams.get('page') ?? '1')
    })
    await hydrate(page, '/links/german?size=20&page=1000000000')
    await expect(page.locator('[data-part=status]')).toHaveText('11.981–12.000 von 12.000')
    await page.getByLabel('vorherige Seite').click()
    await expect(page).toHaveURL(/\?page=599&size=20$/)
    await expect(page.locator('[aria-current=page]')).toHaveText('Seite 599')
    expect(loaded).toEqual(['599'])
  })
})

/** The scripts that a page loads until it is hydrated and has shown another page. */
async function scriptsOf(page: Page, path: string) {
  const loaded: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response.text())
  })
  await hydrate(page, path)
  await page.getByLabel('next page').click()
  await expect(page.getByLabel(/^page [23]$/).and(page.locator('[aria-current]'))).toHaveText(/^[23]$/)
  page.removeAllListeners('response')
  return Promise.all(loaded)
}
