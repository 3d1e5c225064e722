import { expect, type Page } from '@playwright/test'
import { test } from '../tooling/silent-console.js'

test('a table on a server keeps everything in the URL', async ({ page }) => {
  const { demo, control, status, rows, current, expectUrl, positions } = scene(page)
  await page.addInitScript(delayFirstAnswer)
  await page.goto('/react/?theme=old#orders')
  await expect(status).toHaveText('')
  const before = await positions()
  await expect(status).toHaveText('Orders 1–10 of 121')
  // Nothing has moved, so nobody clicks on the wrong thing.
  expect(await positions()).toEqual(before)
  await expect(rows).toHaveCount(10)

  await control('page 5').click()
  await expectUrl('?theme=old&page=5#orders')
  await expect(current).toHaveText('5')
  await expect(status).toHaveText('Orders 41–50 of 121')
  await expect(rows.first()).toHaveText(/1041/)

  // One change, one entry in the history.
  await demo.getByLabel('Orders per page').selectOption('20')
  await expectUrl('?theme=old&page=3&size=20#orders')
  await expect(status).toHaveText('Orders 41–60 of 121')
  await expect(rows.first()).toHaveText(/1041/)
  await page.goBack()
  await expectUrl('?theme=old&page=5#orders')
  await expect(demo.getByLabel('Orders per page')).toHaveValue('10')
  await expect(status).toHaveText('Orders 41–50 of 121')
  await page.goForward()
  await expect(status).toHaveText('Orders 41–60 of 121')
  await expectUrl('?theme=old&page=3&size=20#orders')

  // Another order or status starts on page 1.
  await demo.getByRole('button', { name: 'Total' }).click()
  await expectUrl('?theme=old&size=20&sort=total#orders')
  await expect(demo.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending')
  await expect(status).toHaveText('Orders 1–20 of 121')
  await control('page 2').click()
  await expect(status).toHaveText('Orders 21–40 of 121')
  await demo.getByLabel('Status').selectOption('Returned')
  await expectUrl('?theme=old&size=20&sort=total&status=returned#orders')
  await expect(status).toHaveText('Orders 1–13 of 13')
  await expect(current).toHaveText('1')

  await page.reload()
  await expect(status).toHaveText('Orders 1–13 of 13')
  await expect(demo.getByLabel('Status')).toHaveValue('Returned')
  await expect(demo.getByLabel('Orders per page')).toHaveValue('20')
  await expect(demo.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending')
})

test('a page past the end is corrected, without another history entry', async ({ page }) => {
  const { demo, control, status, current, expectUrl, rows } = scene(page)
  await page.goto('/react/')
  await page.goto('/react/?status=returned&page=99')
  await expect(status).toHaveText('Orders 11–13 of 13')
  await expectUrl('?status=returned&page=2')
  await expect(current).toHaveText('2')

  for (const count of [12, 11, 10]) {
    await rows.first().getByRole('button').press('Enter')
    await expect(demo.getByRole('table')).toBeFocused()
    if (count > 10) await expect(status).toHaveText(`Orders 11–${count} of ${count}`)
  }
  // The last row of the last page is gone.
  await expect(status).toHaveText('Orders 1–10 of 10')
  await expectUrl('?status=returned')
  await expect(current).toHaveText('1')
  await expect(control('next page')).toHaveAttribute('aria-disabled', 'true')

  await page.goBack()
  await expect(page).toHaveURL(/\/react\/$/)
})

/** The server of the scene takes 250 ms. */
function delayFirstAnswer() {
  const { setTimeout } = window
  window.setTimeout = ((callback: () => void, delay?: number) => {
    if (delay === 250) window.setTimeout = setTimeout
    return setTimeout(callback, delay === 250 ? 2000 : delay)
  }) as typeof setTimeout
}

function scene(page: Page) {
  const demo = page.locator('#orders .demo')
  const status = demo.getByRole('status')
  const current = demo.locator('[aria-current=page]')
  return {
    demo,
    status,
    current,
    rows: demo.locator('tbody tr'),
    control: (name: string) => demo.getByLabel(name, { exact: true }),
    expectUrl: (end: string) => expect.poll(() => page.evaluate(() => location.search + location.hash)).toBe(end),
    /** Where the table and the pagination begin. */
    positions: () =>
      demo.evaluate((element) =>
        ['table', 'nav'].map(
          (name) => Number(element.querySelector(name)?.getBoundingClientRect().y) - element.getBoundingClientRect().y,
        ),
      ),
  }
}
