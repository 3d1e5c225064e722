import { test as base, expect } from '@playwright/test'
import { recordConsole } from './console.mjs'

/** Fails tests that leave a message on the console. */
export const test = base.extend<{ console: string[] }>({
  console: [
    async ({ context }, use) => {
      const messages: string[] = recordConsole(context)
      await use(messages)
      expect(messages).toEqual([])
    },
    { auto: true },
  ],
})
