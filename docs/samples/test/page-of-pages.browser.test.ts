import { expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'

const samples = await samplesNamed('page-of-pages')

async function show([path, sample]: (typeof samples)[number]) {
  const container = showSample(path, sample)
  const controls = controlsOf(container)
  await expect.poll(() => controls.firstRow().trim()).toBe('Hydrogen')
  return { ...controls, container, field: container.querySelector('input') as HTMLInputElement }
}

test.for(samples)('%s names and describes the field by the text around it', async (sample) => {
  const { root, field, container } = await show(sample)
  expect(root().textContent?.replaceAll(/\s/g, '')).toBe('‹Pageof12›')
  expect(container.querySelectorAll('[data-part=item]')).toHaveLength(0)
  const named = expect.element(screen.getByRole('textbox', { name: 'page', exact: true }))
  await named.toBe(field)
  await named.toHaveAccessibleDescription('of 12')
})

test.for(samples)('%s goes to the page in the field', async (sample) => {
  const { next, field, firstRow } = await show(sample)
  await userEvent.fill(field, '3')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => firstRow().trim()).toBe('Scandium')
  expect(document.activeElement).toBe(field)
  await userEvent.click(next())
  await expect.poll(() => field.value).toBe('4')
  await userEvent.fill(field, '99')
  await userEvent.click(document.body)
  await expect.poll(() => field.value).toBe('12')
  expect(firstRow().trim()).toBe('Roentgenium')
})

test.for(samples)('%s drops what was typed when Next is pressed', async (sample) => {
  const { next, field, firstRow } = await show(sample)
  await userEvent.fill(field, '7')
  await userEvent.click(next())
  await expect.poll(() => field.value).toBe('2')
  expect(firstRow().trim()).toBe('Sodium')
})
