import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { controlsOf } from './controls'

/** Presses Enter from the first page to the last and back. The sample has twelve, but doesn't know that at first. */
export async function walkByKeyboard({
  next,
  prev,
  pages,
  firstRow,
  isBusy,
  focused,
}: ReturnType<typeof controlsOf>): Promise<void> {
  await expect.poll(pages).toBe('[1] 2 …')
  expect(firstRow()).toBe('Hydrogen')

  next().focus()
  for (let page = 2; page <= 12; page++) {
    await userEvent.keyboard('{Enter}')
    await expect.poll(pages).toContain(`[${page}]`)
    if (page < 12) expect(document.activeElement).toBe(next())
    await expect.poll(isBusy).toBe(false)
  }
  await expect.poll(focused).toBe('item 12')
  expect(pages()).toBe('1 … 8 9 10 11 [12]')
  expect(next().matches(':disabled')).toBe(true)

  prev().focus()
  for (let page = 11; page >= 1; page--) {
    await userEvent.keyboard('{Enter}')
    await expect.poll(pages).toContain(`[${page}]`)
    if (page > 1) expect(document.activeElement).toBe(prev())
    await expect.poll(isBusy).toBe(false)
  }
  await expect.poll(focused).toBe('item 1')
  expect(pages()).toBe('[1] 2 3 4 5 … 12')
}
