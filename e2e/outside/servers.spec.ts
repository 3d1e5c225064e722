import { expect, type Page } from '@playwright/test'
import { test } from '../../tooling/silent-console.js'
import { hydrate, markupOf } from './hydration.js'
import {
  testBase,
  testDroppedEdit,
  testFailure,
  testGuard,
  testList,
  testSlowList,
  testTwoLists,
  visit,
} from './router-list.js'

const { TESTED_APP: app = '', TESTED_ORIGIN: origin = '', BASE_PATH: base = '' } = process.env
const lists = app === 'next' ? ['/', '/pages-router'] : ['/']
const pairs = lists.map((path) => path.replace(/\/?$/, '/two'))
const pagesWithLinks = [...lists, '/parts', ...(app === 'next' ? ['/links'] : [])]

// Nuxt changes the URL before the rows arrive.
const backTo = app === 'nuxt' ? 5 : 2

for (const path of lists) {
  test.describe(`the list at ${path}`, () => {
    const url = origin + path
    testList({ url, filter: '1' })
    testSlowList({ url, filter: '1', hold: holdResponses, backTo })
    // Next.js loads the page again, as browsers do.
    if (app !== 'next') testFailure({ url, hold: holdResponses, hasErrorPage: app === 'svelte-kit' })
  })

  test(`the server renders the rows and links of ${path} for the URL`, async ({ request }) => {
    const html = await (await request.get(`${path}?sort=name&page=3`)).text()
    const tags = html.match(/<a [^>]*>/g) ?? []
    const link = (number: number) => tags.find((tag) => tag.includes(`data-index="${number}"`))
    expect(link(3)).toContain('aria-current="page"')
    expect(tags.filter((tag) => tag.includes('aria-current'))).toHaveLength(1)
    expect(link(4)?.replaceAll('&amp;', '&')).toContain('?sort=name&page=4"')
    expect(html).toContain('Item 21<')
    expect(html).not.toContain('Item 20<')
  })
}

for (const path of pairs) {
  test.describe(`the lists at ${path}`, () => {
    const url = origin + base + path
    // Next.js doesn't tell components the hash.
    testBase({ url, filter: '1', ...(app === 'next' && { linkHash: '' }) })
    testSlowList({ url, filter: '1', hold: holdResponses, backTo })
    // Next.js has no guards.
    const canRefuse = app !== 'next'
    const keepsOrder = path !== '/pages-router/two'
    testTwoLists({ url, filter: '1', hold: holdResponses, backTo, canRefuse, keepsOrder })
    if (app === 'nuxt') testGuard({ url })
    if (app === 'svelte-kit' && !base) testDroppedEdit({ url, path: '/parts' })
    testHydration(`${base}${path}?page=3&other=2`)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of pagesWithLinks) {
    test(`the links of ${path} work`, async ({ page }) => {
      await page.goto(path)
      await followLinks(page)
      await page.reload()
      await expect(page.locator('[aria-current=page]').first()).toHaveText(/^1[02]$/)
      await page.goBack()
      await expect(page.locator('[aria-current=page]').first()).toHaveText('2')
    })
  }

  for (const path of lists) {
    test(`the links of ${path} keep the page size`, async ({ page }) => {
      await page.goto(`${path}?size=20&page=3`)
      await page.getByLabel('next page').click()
      await expect(page.locator('ol > li').first()).toHaveText('Item 61')
      await page.getByLabel('page 1', { exact: true }).click()
      await expect(page).toHaveURL(/\?size=20$/)
      await expect(page.locator('[aria-current=page]')).toHaveText('1')
    })
  }
})

for (const path of [...pagesWithLinks, ...(app === 'next' ? ['/buttons'] : [])]) testHydration(path)

test('parts with links of the router lead to its pages', async ({ page }) => {
  const list = await visit(page, `${origin}/parts`)
  await followLinks(page)
  await list.expectSameDocument()
})

test('invalid options are harmless', async ({ page }) => {
  await hydrate(page, '/parts')
  const nav = page.getByRole('navigation', { name: 'invalid options' })
  await nav.getByLabel('next page').click()
  await expect(nav.locator('[aria-current=page]')).toHaveText('2')
  await nav.getByLabel('last page, page 95').click()
  await expect(nav.getByLabel('next page')).toBeDisabled()
})

test('the scripts contain the pagination, and none of its warnings', async ({ page, request }) => {
  const urls = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') urls.add(response.url())
  })
  for (const path of pagesWithLinks) await hydrate(page, path)
  const scripts = await Promise.all([...urls].map(async (url) => (await request.get(url)).text()))
  const countWith = (text: string) => scripts.filter((script) => script.includes(text)).length
  expect(countWith('ellipsis-start')).toBeGreaterThan(0)
  expect(countWith('[dogear]')).toBe(0)
})

function testHydration(path: string) {
  test(`hydration leaves ${path} unchanged`, async ({ page, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const fromServer = await context.newPage()
    await fromServer.goto(origin + path)
    await hydrate(page, path)
    expect(await markupOf(page)).toEqual(await markupOf(fromServer))
    await context.close()
  })
}

/** Holds back what the scripts of a page fetch. */
async function holdResponses(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*', async (route, request) => {
    if (/fetch|xhr/.test(request.resourceType())) await released
    await route.continue()
  })
  return release
}

async function followLinks(page: Page) {
  const nav = page.getByRole('navigation').first()
  const current = nav.locator('[aria-current=page]')
  await expect(current).toHaveText('1')
  await nav.getByLabel('next page').click()
  await expect(page).toHaveURL(/page=2$/)
  await expect(current).toHaveText('2')
  await nav.getByLabel(/^last page/).click()
  await expect(page).toHaveURL(/page=1[02]$/)
  await expect(current).toHaveText(/^1[02]$/)
  await expect(nav.getByLabel('next page')).not.toHaveAttribute('href')
}
