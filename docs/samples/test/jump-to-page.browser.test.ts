import { expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'

const samples = await samplesNamed('jump-to-page')

async function show([path, sample]: (typeof samples)[number]) {
  const container = showSample(path, sample)
  await expect.poll(() => container.querySelector('input')).not.toBeNull()
  const field = container.querySelector('input') as HTMLInputElement
  return {
    ...controlsOf(container),
    field,
    label: container.querySelector('label') as HTMLElement,
    page: () => container.querySelector('[aria-current]')?.textContent?.trim(),
    type: async (text: string) => {
      await userEvent.fill(field, text)
      await userEvent.keyboard('{Enter}')
    },
  }
}

test.for(samples)('%s: the field has its visible label as its name', async (sample) => {
  const { field, label } = await show(sample)
  expect(label.textContent?.trim()).toBe('Page, 1 to 100')
  await expect.element(screen.getByRole('textbox', { name: 'Page, 1 to 100', exact: true })).toBe(field)
  await userEvent.click(label)
  expect(document.activeElement).toBe(field)
})

test.for(samples)('%s: the field accepts a page number and otherwise shows the current page', async (sample) => {
  const { field, page, type } = await show(sample)
  expect(field.value).toBe('1')
  await type('42')
  await expect.poll(page).toBe('42')
  expect([field.value, document.activeElement]).toEqual(['42', field])

  for (const text of ['', ' ', 'seven']) {
    await type(text)
    await expect.poll(() => field.value).toBe('42')
    expect(page()).toBe('42')
  }

  await userEvent.fill(field, '7')
  await userEvent.keyboard('{Escape}')
  expect([field.value, page()]).toEqual(['42', '42'])

  await type('999')
  await expect.poll(page).toBe('100')
  expect(field.value).toBe('100')
})

test.for(samples)('%s: the field follows the list, and leaving it goes to the page', async (sample) => {
  const { field, item, page } = await show(sample)
  await userEvent.click(item(3))
  await expect.poll(() => field.value).toBe('3')
  await userEvent.fill(field, '50')
  await userEvent.click(document.body)
  await expect.poll(page).toBe('50')
})
