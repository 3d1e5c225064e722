import { expect } from '@playwright/test'
import { test } from '../silent-console.js'
import { testList, visit } from './list.js'

const { ROUTER_APP: app = '', ROUTER_ORIGIN: origin = '' } = process.env
const paths = app === 'next' ? { 'app router': '/', 'pages router': '/pages-router' } : { '': '/' }

for (const [name, path] of Object.entries(paths)) {
  const url = origin + path
  test.describe(`${app} ${name}`.trim(), () => {
    testList(() => ({ url, filter: '1' }))

    if (app === 'svelte-kit') {
      test('Enter on Next adds up while the rows load', async ({ page }) => {
        const list = await visit(page, url)
        let respond = () => {}
        const held = new Promise<void>((resolve) => {
          respond = resolve
        })
        await page.route(/__data\.json/, async (route) => {
          await held
          await route.continue()
        })
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
        expect(list.address()).toBe('?page=4')
        await expect(list.next).toBeFocused()
      })
    }

    test('the server renders the page of the URL, with links', async ({ request }) => {
      const html = await (await request.get(`${url}?sort=name&page=3`)).text()
      const links = html.match(/<a [^>]*>/g) ?? []
      const link = (number: number) => links.find((tag) => tag.includes(`data-index="${number}"`))
      expect(link(3)).toContain('aria-current="page"')
      expect(links.filter((tag) => tag.includes('aria-current'))).toHaveLength(1)
      expect(link(4)?.replaceAll('&amp;', '&')).toContain('?sort=name&page=4"')
      expect(html).toContain('Item 21<')
      expect(html).not.toContain('Item 20<')
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('the links work', async ({ page }) => {
        await page.goto(`${url}?size=20&page=3`)
        const current = page.locator('[aria-current=page]')
        await expect(current).toHaveText('3')
        await page.getByLabel('next page').click()
        await expect(current).toHaveText('4')
        await expect(page.locator('ol > li').first()).toHaveText('Item 61')
        await page.getByLabel('page 1', { exact: true }).click()
        await expect(page).toHaveURL(/\?size=20$/)
        await expect(current).toHaveText('1')
      })
    })
  })
}
