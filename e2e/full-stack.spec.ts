import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { test } from '../tooling/silent-console.js'

// The app in the repository, or the copy that npm test -- copies tests.
const app = process.env.COPIED_FOLDER ?? new URL('../examples/full-stack/', import.meta.url)

interface Database {
  query(sql: string, values: unknown[]): Promise<unknown>
}

interface FullStack {
  openDatabase(options: { rows: number }): Promise<Database>
  createHandler(database: Database): RequestListener
}

interface Answer {
  page: number
  products: { id: number; price: number }[]
  count?: number
  hasNextPage: boolean
}

// In one worker, because the tests share a database.
test.describe.configure({ mode: 'default' })

let server: Server
let url: string
let failures = 0

test.beforeAll(async () => {
  const { openDatabase, createHandler }: FullStack = await import(new URL('dist/server/index.js', app).href)
  const database = await openDatabase({ rows: 20_000 })
  server = createServer(
    createHandler({
      async query(sql, values) {
        if (failures === 0) return database.query(sql, values)
        failures -= 1
        throw Object.assign(new Error(), { stack: 'This test makes a query fail.' })
      },
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, resolve))
  url = `http://localhost:${(server.address() as AddressInfo).port}/`
})

test.afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const get = async (search: string): Promise<Answer> => {
  const response = await fetch(`${url}api/products?${search}`)
  expect(response.status, await response.clone().text()).toBe(200)
  return response.json()
}

// Not that of a form, which another site could send.
const headers = { 'content-type': 'application/json' }

const remove = (id: number) => fetch(`${url}api/products/${id}`, { method: 'DELETE' })

const idsOf = ({ products }: Answer) => products.map(({ id }) => id)

const control = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** The ids in the table. */
const shownIds = async (page: Page) => (await page.locator('tbody td:first-child').allTextContents()).map(Number)

const expectShown = (page: Page, ids: number[]) => expect.poll(() => shownIds(page)).toEqual(ids)

const number = (value = 0) => value.toLocaleString('en')

/** The parameters of the address, in any order. */
const expectSearch = (page: Page, search: string) =>
  expect.poll(() => [...new URL(page.url()).searchParams].sort()).toEqual([...new URLSearchParams(search)].sort())

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('links lead to the next, the last and the first page', async ({ page }) => {
    const { count = 0 } = await get('')
    await page.goto(url)
    await expect(page.locator('[data-part=status]')).toHaveText(`1–10 of ${number(count)}`)
    await control(page, 'next page').click()
    await expect(page).toHaveURL(`${url}?page=2`)
    expect(await shownIds(page)).toEqual(idsOf(await get('page=2')))
    await page.locator('[data-part=item]').last().click()
    await expect(page).toHaveURL(`${url}?page=${Math.ceil(count / 10)}`)
    await expect(page.locator('[data-part=status]')).toHaveText(new RegExp(`of ${number(count)}$`))
    await control(page, 'page 1').click()
    await expect(page).toHaveURL(`${url}?`)
  })

  test('by keyset, links lead forward and back', async ({ page }) => {
    await page.goto(`${url}?mode=keyset&sort=price`)
    const first = await get('mode=keyset&sort=price')
    expect(await shownIds(page)).toEqual(idsOf(first))
    await expect(control(page, 'previous page')).not.toHaveAttribute('href')
    await control(page, 'next page').click()
    await control(page, 'next page').click()
    await expect(page.locator('[data-part=status]')).toHaveText('Page 3')
    expect(await shownIds(page)).toEqual(idsOf(await get('sort=price&page=3')))
    await control(page, 'previous page').click()
    await expect(page.locator('[data-part=status]')).toHaveText('Page 2')
    await control(page, 'previous page').click()
    expect(await shownIds(page)).toEqual(idsOf(first))
    await expect(page.locator('[data-part=status]')).toHaveText('Page 1')
  })

  test('forms choose a category, a page size and a page, and keep the rest', async ({ page }) => {
    await page.goto(`${url}?sort=price`)
    await page.getByLabel('Category').selectOption('Garden')
    await page.getByRole('button', { name: 'Show' }).click()
    await expectSearch(page, '?sort=price&category=garden')
    await page.locator('#size').selectOption('20')
    await page.locator('#page').fill('3')
    await page.getByRole('button', { name: 'Go' }).click()
    await expectSearch(page, '?category=garden&sort=price&size=20&page=3')
    expect(await shownIds(page)).toEqual(idsOf(await get('category=garden&sort=price&size=20&page=3')))
    await page.getByRole('link', { name: 'Price' }).click()
    expect(await shownIds(page)).toEqual(idsOf(await get('category=garden&sort=-price&size=20')))
  })

  test('a form starts at the first page of another list', async ({ page }) => {
    for (const [before, after] of [
      ['?page=3', '?category=garden'],
      ['?mode=keyset&page=2&after=50', '?mode=keyset&category=garden'],
    ] as const) {
      await page.goto(`${url}${before}`)
      await page.getByLabel('Category').selectOption('Garden')
      await page.getByRole('button', { name: 'Show' }).click()
      await expectSearch(page, after)
    }
  })

  test('a page past the end is corrected', async ({ page }) => {
    const { count = 0 } = await get('category=garden')
    await page.goto(`${url}?category=garden&page=999999999`)
    await expectSearch(page, `?category=garden&page=${Math.ceil(count / 10)}`)
    await expect(page.locator('[data-part=status]')).toHaveText(new RegExp(`of ${number(count)}$`))
  })

  test('forms delete and add products, and come back to the page', async ({ page }) => {
    await page.goto(`${url}?page=2`)
    const [gone = 0, next] = await shownIds(page)
    await control(page, `Delete product ${gone}`).click()
    await expect(page).toHaveURL(`${url}?page=2`)
    expect((await shownIds(page))[0]).toBe(next)
    expect((await remove(gone)).status).toBe(404)
    const { count = 0 } = await get('')
    await page.getByRole('button', { name: 'Add 5 products' }).click()
    await expect(page).toHaveURL(`${url}?page=2`)
    await expect(page.locator('[data-part=status]')).toHaveText(`11–20 of ${number(count + 5)}`)
  })
})

test('hydration keeps the elements of the server, and each change adds one history entry', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => Object.assign(window, { main: document.querySelector('main') }))
  })
  await page.goto(`${url}?utm=1`)
  const entries = () => page.evaluate(() => history.length)
  let expected = await entries()
  const expectEntry = async (search: string, apiSearch: string) => {
    expected += 1
    await expectSearch(page, search)
    await expectShown(page, idsOf(await get(apiSearch)))
    expect(await entries()).toBe(expected)
  }

  await control(page, 'next page').click()
  await expectEntry('?utm=1&page=2', 'page=2')
  await control(page, 'page 3').click()
  await expectEntry('?utm=1&page=3', 'page=3')
  await control(page, 'Rows').selectOption('20')
  await expectEntry('?utm=1&page=2&size=20', 'page=2&size=20')
  await control(page, 'Page').fill('1,000')
  await control(page, 'Page').press('Enter')
  await expectEntry('?utm=1&page=1000&size=20', 'page=1000&size=20')
  await page.getByLabel('Category').selectOption('Books')
  await expectEntry('?utm=1&category=books&size=20', 'category=books&size=20')
  await page.getByRole('link', { name: 'Price' }).click()
  await expectEntry('?utm=1&category=books&sort=price&size=20', 'category=books&sort=price&size=20')
  await page.getByRole('link', { name: 'Keyset' }).click()
  await expectEntry('?utm=1&category=books&sort=price&mode=keyset&size=20', 'category=books&sort=price&size=20')
  await control(page, 'next page').click()
  await expectShown(page, idsOf(await get('category=books&sort=price&size=20&page=2')))
  expect(await entries()).toBe(expected + 1)
  await control(page, 'Rows').selectOption('50')
  await expectShown(page, idsOf(await get('category=books&sort=price&size=50')))

  for (let back = 0; back < 4; back++) await page.goBack()
  await expectSearch(page, '?utm=1&category=books&size=20')
  await expectShown(page, idsOf(await get('category=books&size=20')))
  await page.goBack()
  await expectShown(page, idsOf(await get('page=1000&size=20')))
  await page.goForward()
  await expectShown(page, idsOf(await get('category=books&size=20')))
  expect(await page.evaluate(() => (window as unknown as { main: Element }).main.isConnected)).toBe(true)
})

for (const [wild, search] of [
  ['?page=0', '?'],
  ['?page=1e3&sort=name&mode=fast', '?'],
  ["?category=' or 1=1 --&page=2", '?page=2'],
  ['?mode=keyset&page=7', '?mode=keyset'],
  ['?mode=keyset&after=1-2-3', '?mode=keyset'],
  ['?mode=keyset&sort=price&after=7', '?sort=price&mode=keyset'],
  ['?category=garden%00', '?'],
] as const) {
  test(`the page corrects ${wild}, and the API refuses it`, async ({ page }) => {
    await page.goto(`${url}${wild}`)
    await expectSearch(page, search)
    await expect(page.locator('tbody tr')).toHaveCount(10)
    const response = await fetch(`${url}api/products${wild}`)
    expect(response.status).toBe(400)
    expect((await response.json()).error).toMatch(/"/)
  })
}

test('when products are added, offset shows rows twice, and keyset shows each row once', async ({ page }) => {
  for (const [mode, repeated] of [
    ['offset', 5],
    ['keyset', 0],
  ] as const) {
    await page.goto(`${url}?mode=${mode}`)
    const first = await shownIds(page)
    expect((await fetch(`${url}api/products`, { method: 'POST', headers })).status).toBe(204)
    await control(page, 'next page').click()
    await expect.poll(() => shownIds(page)).not.toEqual(first)
    const second = await shownIds(page)
    expect(second.filter((id) => first.includes(id))).toHaveLength(repeated)
  }
  // Back to the first page that was seen, and further back to the new products.
  await control(page, 'previous page').click()
  await expect(page.locator('[data-part=status]')).toHaveText('Page 2')
  await control(page, 'previous page').click()
  await expect(page.locator('[data-part=status]')).toHaveText('Page 1')
  await expect(page.locator('tbody tr')).toHaveCount(5)
})

test.describe('when the database fails', () => {
  // The browser reports the response.
  test.afterEach(({ console }) => {
    for (const message of console.splice(0)) expect(message).toContain('status of 500')
  })

  test('the page keeps its rows, and loads the next ones after another try', async ({ page }) => {
    await page.goto(url)
    const first = await shownIds(page)
    failures = 1
    await control(page, 'next page').click()
    await expect(page.getByRole('alert')).toContainText('could not be loaded')
    expect(await shownIds(page)).toEqual(first)
    await expectSearch(page, '?page=2')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectShown(page, idsOf(await get('page=2')))
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(page.getByRole('region', { name: 'Products' })).toBeFocused()
  })

  test('the server says so, with a link to try again', async ({ page }) => {
    failures = 1
    expect((await page.goto(`${url}?page=4`))?.status()).toBe(500)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expectShown(page, idsOf(await get('page=4')))
  })
})
