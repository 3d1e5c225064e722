import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from '../../tooling/silent-console'
import { frameworks } from '../src/frameworks.mjs'
import { fileOf } from './site'

const start = 'start/first-pagination/'
const checked = '.frameworks > fieldset input:checked'

test('the switch works with the keyboard, changes all others, and is remembered on other pages', async ({ page }) => {
  await page.goto(start)
  await page.locator('.frameworks input').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('npm install @dogear/vue')).toBeVisible()
  await expect(page.getByText('npm install @dogear/react')).toBeHidden()
  for (const input of await page.locator(checked).all()) await expect(input).toHaveValue('vue')
  await page.goto('')
  await expect(page.locator(checked).first()).toHaveValue('vue')
})

test('a link can choose the framework, and nonsense in it changes nothing', async ({ page }) => {
  await page.goto(`${start}?framework=solid`)
  for (const input of await page.locator(checked).all()) await expect(input).toHaveValue('solid')
  await page.goto(`?framework=${encodeURIComponent('"]nothing')}`)
  await expect(page.locator(checked).first()).toHaveValue('solid')
})

for (const { name, title, extension } of frameworks.filter((framework) => framework.name !== 'vanilla')) {
  test(`the components of ${title} are shown, and their commands lead to their code`, async ({ page }) => {
    await page.goto(`guides/component-kits/?framework=${name}`)
    const blocks = page.locator(`[data-framework=${name}]`)
    await expect(blocks).toHaveCount(4)
    for (const block of await blocks.all()) {
      const frame = block.locator('iframe')
      await frame.scrollIntoViewIfNeeded()
      await frame.contentFrame().locator('[data-part=next-trigger]').click()
      const command = await block.locator('pre[data-language=sh]').textContent()
      const { pathname } = new URL(command?.trim().split(' ').pop() ?? '')
      const item = JSON.parse(readFileSync(fileOf(pathname), 'utf8'))
      expect(item.files[0].path).toBe(`${item.name}${extension}`)
      expect(item.dependencies).toContain(`@dogear/${name}`)
    }
  })
}
