import { expect } from '@playwright/test'
import { test } from '../../tooling/silent-console.js'
import { visit } from './router-list.js'

test('Enter on Next adds up while the rows load', async ({ page }) => {
  const list = await visit(page, `${process.env.TESTED_ORIGIN}/`)
  let respond = () => {}
  const held = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route(/__data\.json/, (route) => held.then(() => route.continue()))
  await list.next.focus()
  await list.change(async () => {
    for (const number of [2, 3, 4]) {
      await page.keyboard.press('Enter')
      await list.expectPage(number)
    }
    await expect(list.nav).toHaveAttribute('data-busy')
    await expect(list.items.first()).toHaveText('Item 1')
    respond()
  })
  await expect(list.items.first()).toHaveText('Item 31')
  await expect(list.nav).not.toHaveAttribute('data-busy')
  await list.expectPage(4, '?page=4')
  await expect(list.next).toBeFocused()
})
