import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'

export const examples = fileURLToPath(new URL('../examples/', import.meta.url))

/** The example apps that show every scene. */
export const apps = readdirSync(examples).filter((name) => existsSync(`${examples}${name}/index.html`))

/** Opens an example app, and waits for React's orders: until then they are dimmed, and later they move what is below them. */
export async function openApp(page: Page, app: string) {
  await page.goto(`/${app}/`)
  if (app === 'react') await expect(page.locator('#orders').getByRole('status')).toContainText('of 121')
}
