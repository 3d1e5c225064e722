import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { scenes } from '../examples/shared/scenes.js'
import { test } from '../tooling/silent-console.js'
import { apps, examples } from './apps.js'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the landing page links to every app and shows the code of the first scene', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('main').getByRole('link')
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(targets.sort()).toEqual([...apps, 'full-stack'].map((app) => `${app}/`).sort())

  const basic = readFileSync(`${examples}react/src/scenes/basic.tsx`, 'utf8')
  await expect(page.locator('code')).toHaveText(basic)
  await expectAccessible(page)

  await links.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pagination in/)
  await page.getByRole('link', { name: 'Dogear' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dogear')
})

for (const app of apps) {
  test.describe(app, () => {
    let demo: Locator

    async function open(page: Page, id: (typeof scenes)[number]['id']) {
      await page.goto(`/${app}/`)
      demo = page.locator(`#${id} .demo`)
    }

    const control = (name: string) => demo.getByLabel(name, { exact: true })

    /** The texts of the list, with the current page in brackets. */
    const list = () =>
      demo
        .getByRole('navigation')
        .first()
        .locator(':scope > [data-part$="-trigger"], [data-part=list-item]')
        .evaluateAll((items) =>
          items
            .map((item) => (item.querySelector('[aria-current=page]') ? `[${item.textContent}]` : item.textContent))
            .join(' '),
        )

    const expectList = (expected: string) => expect.poll(list).toBe(expected)

    /** Clicks on controls. Each leads to a list. */
    async function walk(start: string, lists: Record<string, string>) {
      await expectList(start)
      for (const [name, expected] of Object.entries(lists)) {
        await control(name).click()
        await expectList(expected)
      }
    }

    test('has every scene, with its title, text and code', async ({ page }) => {
      await page.goto(`/${app}/`)
      await expect(page.locator('section h2')).toHaveText(scenes.map(({ title }) => title))
      await expect(page.locator('section > p')).toHaveText(scenes.map(({ text }) => text))
      await expect(page.locator('section pre')).toHaveText(scenes.map(() => /import [\s\S]* from/))

      const contents = page.getByRole('navigation', { name: 'Scenes' })
      await contents.getByRole('link', { name: 'Translations' }).click()
      await expect(page.locator('#translations')).toBeInViewport()
      await page.goto('about:blank')
      await page.goto(`/${app}/#links`)
      await expect(page.locator('#links')).toBeInViewport()
    })

    test('has the same markup as the others', async ({ page }) => {
      const outlineOf = async (name?: string) => {
        await page.goto(`/${name}/`)
        return page.locator('#app').evaluate(outline)
      }
      const expected = await outlineOf(apps[0])
      expect(await outlineOf(app)).toEqual(expected)
    })

    test('a controlled page', async ({ page }) => {
      await open(page, 'controlled')
      const range = demo.getByRole('slider', { name: 'Page' })
      await range.press('ArrowRight')
      await walk('‹ 1 … 4 [5] 6 … 10 ›', { 'previous page': '‹ 1 2 3 [4] 5 … 10 ›' })
      await expect(range).toHaveValue('4')
    })

    test('long lists', async ({ page }) => {
      await open(page, 'page-range')
      const status = demo.locator('[data-part=status]')
      await expect(status).toHaveText('491–500 of 950')
      await control('next page').click()
      await expect(status).toHaveText('501–510 of 950')
      await control('5 pages forward').click()
      await expect(status).toHaveText('551–560 of 950')
      await walk('« ‹ 1 … 55 [56] 57 … 95 › »', {
        'last page': '« ‹ 1 … 91 92 93 94 [95] › »',
        'first page': '« ‹ [1] 2 3 4 5 … 95 › »',
      })
      await expect(control('first page')).toBeDisabled()
      const input = demo.getByRole('textbox', { name: 'page' })
      await input.fill('94')
      await input.press('Enter')
      await expect(status).toHaveText('931–940 of 950')
      await expect(input).toBeFocused()
    })

    test('an array', async ({ page }) => {
      await open(page, 'slicing')
      const rows = demo.locator('> ol > li')
      const search = demo.getByRole('searchbox', { name: 'Filter by name' })
      await expect(rows.first()).toHaveText('Hydrogen')
      await control('page 5').click()
      await expect(rows.first()).toHaveText('Niobium')
      await expect(demo.locator('> ol')).toHaveAttribute('start', '41')
      await search.fill('gold')
      await expect(rows).toHaveText(['Gold'])
      // Read as a whole, because some frameworks change only the text node of the number.
      const found = demo.getByRole('status')
      await expect(found).toHaveText('1 element')
      await expect(found).toHaveAttribute('aria-atomic', 'true')
      await expectList('‹ [1] ›')
      await search.fill('')
      await expect(rows.first()).toHaveText('Niobium')
      await expectList('‹ 1 … 4 [5] 6 … 12 ›')
    })

    test('links', async ({ page, context }) => {
      await open(page, 'links')
      await expectList('‹ [1] 2 3 4 5 … 10 ›')
      await control('page 3').click()
      await expect(page).toHaveURL(/\?page=3$/)
      await expectList('‹ 1 2 [3] 4 5 … 10 ›')
      await control('next page').press('Enter')
      await expect(page).toHaveURL(/\?page=4$/)
      await expectList('‹ 1 2 3 [4] 5 … 10 ›')

      await page.goBack()
      await expectList('‹ 1 2 [3] 4 5 … 10 ›')
      await page.reload()
      await expectList('‹ 1 2 [3] 4 5 … 10 ›')

      const opened = context.waitForEvent('page')
      await control('next page').click({ modifiers: ['ControlOrMeta'] })
      await expect((await opened).locator('#links [aria-current=page]')).toHaveText('4')
      await expectList('‹ 1 2 [3] 4 5 … 10 ›')
    })

    test('translations and right to left', async ({ page }) => {
      await open(page, 'translations')
      const nav = demo.getByRole('navigation', { name: 'التنقل بين الصفحات' })
      await expect(nav).toHaveAttribute('dir', 'rtl')
      await expectList('‹ [١] ٢ ٣ ٤ ٥ … ٢٥ ›')
      const [next, previous] = [control('الصفحة التالية'), control('الصفحة السابقة')]
      const xOf = async (trigger: Locator) => (await trigger.boundingBox())?.x
      expect(await xOf(next)).toBeLessThan((await xOf(previous)) ?? 0)

      await next.click()
      await expectList('‹ ١ [٢] ٣ ٤ ٥ … ٢٥ ›')
      await control('الصفحة الأخيرة، الصفحة ٢٥').click()
      await expect(next).toBeDisabled()
      for (const item of await demo.locator('[data-part=item]').all()) {
        expect(await item.getAttribute('aria-label')).toContain(await item.textContent())
      }
    })
  })
}

// One of them, because all have the same markup and styles.
test('an app is accessible and fits a phone', async ({ page }) => {
  await page.goto('/react/')
  await expectAccessible(page)
})

/** Axe finds no violations, and nothing scrolls sideways: in a wide window with light colors, and on a small phone with dark colors. */
async function expectAccessible(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await faults(page)).toEqual([])

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await faults(page, ['color-contrast', 'target-size'])).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
}

/** Runs axe with these rules. Default: axe's own selection. */
async function faults(page: Page, rules?: string[]) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}

/** Tags, texts, and the attributes that styles and assistive technology use, without each app's own title, code and path. */
function outline(root: Element): unknown {
  const names = /^(id|class|role|href|rel|dir|lang|start|type|min|max|disabled|(aria|data)-(?!v-app$).*)$/
  const describe = (element: Element): unknown => {
    const attributes = [...element.attributes].filter(({ name }) => names.test(name))
    return {
      [element.localName]: attributes
        .map(({ name, value }) => `${name}=${value.replace(location.pathname, './')}`)
        .sort(),
      content: element.childElementCount
        ? [...element.children].map(describe)
        : element.matches('h1, code') || element.textContent?.replaceAll(/\s+/g, ' ').trim(),
    }
  }
  return describe(root)
}
