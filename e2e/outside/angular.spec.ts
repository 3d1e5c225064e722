import { expect, type Locator } from '@playwright/test'
import { test } from '../../tooling/silent-console.js'
import { hydrate } from './hydration.js'

const { TESTED_ORIGIN: origin = '' } = process.env

test('the server renders the rows, the links and the Status for the URL', async ({ request }) => {
  const html = await (await request.get('/?page=3&sort=total')).text()
  const tagOf = (name: string) => html.replaceAll('&amp;', '&').match(RegExp(`<a [^>]*aria-label="${name}"[^>]*>`))?.[0]
  expect(html).toContain('Invoice 21<')
  expect(html).not.toContain('Invoice 20<')
  expect(html).toContain('21–30 of 95')
  expect(tagOf('page 3')).toContain('aria-current="page"')
  expect(tagOf('next page')).toContain('href="/?page=4&sort=total"')
  expect(tagOf('page 1')).toContain('href="/?sort=total"')
})

test('the server renders controls as they are once the rows have loaded', async ({ request }) => {
  const html = await (await request.get('/states')).text()
  const [next] = html.match(/<button [^>]*aria-label="next page"[^>]*>/) ?? []
  expect(next).not.toContain('disabled')
  expect(html).not.toContain('data-busy')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the links work', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'next page' }).click()
    await expect(page.locator('tbody tr').first()).toContainText('Invoice 11')
    await page.getByRole('link', { name: 'last page' }).click()
    await expect(page.locator('tbody tr')).toHaveCount(5)
    await expect(page.getByLabel('next page')).not.toHaveAttribute('href')
  })
})

test('hydration keeps the elements, and a link changes the page, keeps its focus and is announced', async ({
  page,
}) => {
  await hydrate(page, '/?page=3')
  const nav = page.getByRole('navigation', { name: 'Invoices' })
  await mark(nav.getByLabel('page 4'))
  await nav.getByLabel('next page').click()
  await expect(page).toHaveURL(`${origin}/?page=4`)
  await expect(page.locator('tbody tr').first()).toContainText('Invoice 31')
  await expect(nav.locator('[data-part=status]')).toHaveText('31–40 of 95')
  await expect(page.locator('body > [aria-live=polite]')).toBeAttached()
  await expect(nav.getByLabel('next page')).toBeFocused()
  await expect(nav.locator('[aria-current=page]')).toHaveAttribute('data-marked')
  await nav.getByLabel('last page').press('Enter')
  await expect(nav.locator('[aria-current=page]')).toBeFocused()
  await page.goBack()
  await expect(nav.locator('[aria-current=page]')).toHaveText('4')
})

test('the total and its controls stay while the next page loads', async ({ page }) => {
  await hydrate(page, '/states')
  const nav = page.getByRole('navigation', { name: 'loaded' })
  await expect(nav.locator('[data-part=status]')).toHaveText('1–10 of 95')
  await mark(nav.getByLabel('page 3'))
  await nav.getByLabel('next page').click()
  await expect(nav).toHaveAttribute('data-busy')
  await expect(nav.locator('[data-part=status]')).toHaveText('11–20 of 95')
  await expect(nav.getByLabel('page 3')).toHaveAttribute('data-marked')
  await expect(nav.getByLabel('next page')).toBeFocused()
})

test('six quick presses move six pages, although each render is slower', async ({ page }) => {
  await hydrate(page, '/states')
  const nav = page.getByRole('navigation', { name: 'slow' })
  await nav.getByLabel('next page').focus()
  const sent: Promise<void>[] = []
  for (let press = 0; press < 6; press++) {
    // Not awaited, because that would wait for the render.
    sent.push(page.keyboard.press('Enter'))
    await new Promise((resolve) => setTimeout(resolve, 33))
  }
  await Promise.all(sent)
  await expect(nav.locator('[aria-current=page]')).toHaveText('7')
})

const mark = (element: Locator) =>
  element.evaluate(({ dataset }: HTMLElement) => Object.assign(dataset, { marked: '' }))
