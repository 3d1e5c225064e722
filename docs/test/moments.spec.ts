import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../../tooling/silent-console'

interface Moment {
  /** Part of the heading. */
  readonly title: string
  /** What the user does in each demo. */
  readonly act: (demo: Locator, page: Page) => Promise<void>
  readonly dogear: string
  readonly usual: string
}

const moments: Moment[] = [
  {
    title: 'A link leads',
    act: (demo) => demo.getByRole('link', { name: 'next page' }).click(),
    dogear: 'Clicked: page 2. This tab: page 2',
    usual: 'Clicked: page 2. This tab: page 3',
  },
  {
    title: 'Focus is lost',
    async act(demo, page) {
      await demo.getByRole('button', { name: 'next page' }).focus()
      for (let press = 0; press < 2; press++) await page.keyboard.press('Enter')
    },
    dogear: 'Focus: last page, page 3',
    usual: 'Focus: nowhere',
  },
  {
    title: 'Page 10 of 3',
    act: (demo) => demo.getByRole('checkbox').check(),
    dogear: 'Page 3 of 3, with 5 elements',
    usual: 'Page 10 of 3, with 0 elements',
  },
  {
    title: 'page size',
    act: async (demo) => void (await demo.getByRole('combobox').selectOption('20')),
    dogear: 'Page 3 begins with 41 Niobium',
    usual: 'Page 5 begins with 81 Thallium',
  },
]

for (const { title, act, ...states } of moments) {
  test(`"${title}" shows what Dogear does, and what is usual`, async ({ page }) => {
    await page.goto('')
    const moment = page.locator('.moment').filter({ has: page.getByRole('heading', { name: title }) })
    await moment.locator('.demo').last().scrollIntoViewIfNeeded()
    await expect(moment.locator('.state')).toHaveCount(2)
    for (const [index, text] of [states.dogear, states.usual].entries()) {
      const demo = moment.locator('.demo').nth(index)
      await act(demo, page)
      await expect(demo.locator('.state')).toHaveText(text)
      expect(await demo.locator('.state').getAttribute('data-wrong')).toBe(index === 0 ? null : '')
    }
  })
}
