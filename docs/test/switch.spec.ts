import { expect } from '@playwright/test'
import { test } from '../../tooling/silent-console'

const start = 'start/first-pagination/'
const checked = '.frameworks > fieldset input:checked'

test('the switch works with the keyboard and changes all others', async ({ page }) => {
  await page.goto(start)
  // The tab order continues from the clicked element.
  await page.getByRole('heading', { name: 'Install', exact: true }).click()
  const first = page.locator('.frameworks input').first()
  await page.keyboard.press('Tab')
  if (!(await first.evaluate((input) => input === document.activeElement))) await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('npm install @dogear/vue')).toBeVisible()
  await expect(page.getByText('npm install @dogear/react')).toBeHidden()
  for (const input of await page.locator(checked).all()) await expect(input).toHaveValue('vue')
})

test('the framework is remembered on other pages and visits that have it', async ({ context, page }) => {
  await page.goto(start)
  await page.getByRole('radio', { name: 'Vanilla' }).first().check()
  await page.goto('reference/parts/')
  // The parts page has no vanilla panel.
  await expect(page.locator(checked).first()).toHaveValue('react')
  const visit = await context.newPage()
  await visit.goto('')
  await expect(visit.locator(checked)).toHaveValue('vanilla')
})

test('a link can choose the framework, which is remembered', async ({ page }) => {
  await page.goto(`${start}?framework=solid`)
  for (const input of await page.locator(checked).all()) await expect(input).toHaveValue('solid')
  await page.getByRole('radio', { name: 'Vue' }).first().check()
  await expect(page).toHaveURL(/first-pagination\/\?framework=vue$/)
  await page.goto('')
  await expect(page.locator(checked)).toHaveValue('vue')
  await page.goto(`?framework=${encodeURIComponent('"]nothing')}`)
  await expect(page.locator(checked)).toHaveValue('vue')
})

test('the switch stays under the pointer when blocks above it change their height', async ({ page }) => {
  await page.goto(start)
  // Simulates a browser without scroll anchoring.
  await page.addStyleTag({ content: 'html { overflow-anchor: none }' })
  const last = page.getByRole('radio', { name: 'Svelte' }).last()
  await last.scrollIntoViewIfNeeded()
  const before = await last.boundingBox()
  await last.check()
  const after = await last.boundingBox()
  expect(Math.abs(Number(after?.y) - Number(before?.y))).toBeLessThan(2)
})
