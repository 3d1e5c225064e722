import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { followStatus } from './announcements'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'

const samples = await samplesNamed('compact')

async function show([path, sample]: (typeof samples)[number]) {
  const container = showSample(path, sample)
  const controls = controlsOf(container)
  await expect.poll(() => controls.firstRow().trim()).toBe('Hydrogen')
  return { ...controls, ...followStatus(container), container }
}

test.for(samples)('%s shows only Previous, the page and Next', async (sample) => {
  const { root, text } = await show(sample)
  expect([...root().children].map((part) => part.getAttribute('data-part'))).toEqual([
    'prev-trigger',
    'status',
    'next-trigger',
  ])
  expect([root().localName, root().ariaLabel]).toEqual(['nav', 'Elements, page by page'])
  expect(text()).toBe('Page 1 of 12')
})

test.for(samples)('%s announces each page, once', async (sample) => {
  const { next, prev, firstRow, text, announced, isOff } = await show(sample)
  await userEvent.click(next())
  await expect.poll(text).toBe('Page 2 of 12')
  expect(firstRow().trim()).toBe('Sodium')
  await isOff()
  prev().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(text).toBe('Page 1 of 12')
  await isOff()
  expect(announced).toEqual(['Page 2 of 12', 'Page 1 of 12'])
})

test.for(samples)('%s keeps focus in the pagination at both ends', async (sample) => {
  const { next, prev, text, focused } = await show(sample)
  next().focus()
  for (let page = 2; page <= 12; page++) {
    await userEvent.keyboard('{Enter}')
    await expect.poll(text).toBe(`Page ${page} of 12`)
  }
  await expect.poll(focused).toBe('prev-trigger ‹')
  expect([prev().matches(':enabled'), next().matches(':disabled')]).toEqual([true, true])
})
