import { test as base, expect } from '@playwright/test'

/** After each test the console must have been silent. */
export const test = base.extend<{ console: string[] }>({
  console: [
    async ({ page }, use) => {
      const told: string[] = []
      page.on('console', (message) => told.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => told.push(error.message))
      await use(told)
      expect(told).toEqual([])
    },
    { auto: true },
  ],
})
