import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showSample } from './show'

// Each framework has its own JSX types, so each sample is type-checked in its own folder instead of here.
const samples: Record<string, unknown> = import.meta.glob('../*/jump-to-page.{tsx,vue,svelte}', {
  eager: true,
  import: 'default',
})

test.for(Object.entries(samples))(
  '%s: the field accepts a page number and otherwise shows the current page',
  async ([path, sample]) => {
    const container = showSample(path, sample)
    await expect.poll(() => container.querySelector('input')).not.toBeNull()
    const field = container.querySelector('input') as HTMLInputElement
    const go = container.querySelector('form button') as HTMLElement
    const page = () => container.querySelector('[aria-current]')?.textContent
    const type = async (keys: string) => {
      await userEvent.click(field)
      await userEvent.keyboard(keys)
    }

    expect(field.value).toBe('1')
    await type('{End}{Backspace}42{Enter}')
    await expect.poll(page).toBe('42')
    expect(field.value).toBe('42')

    await userEvent.click(go)
    expect([page(), field.value]).toEqual(['42', '42'])

    await type('{End}{Backspace}')
    expect(field.value).toBe('4')
    await type('{End}{Backspace}')
    expect(field.value).toBe('')
    await type('7{Enter}')
    await expect.poll(page).toBe('7')

    for (const keys of [' ', '{Backspace}']) {
      await type(`{End}{Backspace}${keys}{Enter}`)
      await expect.poll(() => field.value).toBe('7')
      expect(page()).toBe('7')
    }

    await type('{End}{Backspace}999{Enter}')
    await expect.poll(page).toBe('100')
    expect(field.value).toBe('100')
  },
)
