import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from '../../tooling/silent-console'
import { frameworks } from '../src/frameworks.mjs'
import { fileOf } from './site'

for (const { name, title, extension } of frameworks.filter((framework) => framework.name !== 'vanilla')) {
  test(`the components of ${title} are shown, and their commands lead to their code`, async ({ page }) => {
    await page.goto(`guides/shadcn/?framework=${name}`)
    const blocks = page.locator(`[data-framework=${name}]`)
    await expect(blocks).toHaveCount(4)
    for (const block of await blocks.all()) {
      const frame = block.locator('iframe')
      await frame.scrollIntoViewIfNeeded()
      const next = frame.contentFrame().locator('[data-part=next-trigger]')
      await expect(next).toBeVisible()
      const shown = () => frame.contentFrame().locator('#demo').innerHTML()
      const before = await shown()
      await next.click()
      await expect.poll(shown).not.toBe(before)
      // The frame shows all of its content.
      const overflow = () =>
        frame
          .contentFrame()
          .locator('html')
          .evaluate((html) => html.scrollHeight - innerHeight)
      await expect.poll(overflow).toBeLessThanOrEqual(0)

      const command = await block.locator('pre[data-language=sh]').textContent()
      const { pathname } = new URL(command?.trim().split(' ').pop() ?? '')
      const item = JSON.parse(readFileSync(fileOf(pathname), 'utf8'))
      const [file] = item.files
      expect(file.path).toBe(`${item.name}${extension}`)
      expect(item.dependencies).toContain(`@dogear/${name}`)
      await block.getByText(`Code: ${file.path}`).click()
      await expect(block).toContainText(file.content.trim(), { useInnerText: true })
    }
  })
}

test('the page of the previews leads to each of them', async ({ page }) => {
  await page.goto('preview/')
  await expect(page.getByRole('link')).toHaveCount(16)
  await page.getByRole('link', { name: 'pagination-links (vue)' }).click()
  await expect(page.locator('[data-part=next-trigger]')).toBeVisible()
})

test('the previews follow the theme of the site', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('guides/shadcn/')
  const body = page.locator('iframe').first().contentFrame().locator('body')
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.getByLabel('Select theme').first().selectOption('dark')
  await expect(body).toHaveCSS('background-color', 'rgb(19, 19, 22)')
})
