import { expect } from '@playwright/test'
import { test } from '../../tooling/silent-console.js'
import { visit } from './router-list.js'

const { TESTED_ORIGIN: origin = '' } = process.env

test('three quick presses wait for a slow middleware', async ({ page }) => {
  const list = await visit(page, `${origin}/`)
  await page.evaluate(`
    const held = new Promise((resolve) => { release = resolve })
    document.querySelector('#__nuxt').__vue_app__.$nuxt._middleware.global.push(() => held)
    null`)
  await list.next.focus()
  for (const number of [2, 3, 4]) {
    await page.keyboard.press('Enter')
    await list.expectPage(number, '')
  }
  await page.evaluate('release()')
  await list.expectPage(4, '?page=4')
  await expect(list.start).toHaveAttribute('start', '31')
  await expect(list.nav).not.toHaveAttribute('data-busy')
  await expect(list.next).toBeFocused()
})
