import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'

const loops = await samplesNamed('loop')
const customLists = await samplesNamed('custom-list')

test.for(loops)('%s lists the pages and keeps focus on the control that was used', async ([path, sample]) => {
  const container = showSample(path, sample)
  const { next, pages } = controlsOf(container)
  await expect.poll(pages).toBe('[1] 2 3 4 5 … 10')
  expect(container.querySelectorAll('ul > li')).toHaveLength(9)
  next().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(pages).toBe('1 [2] 3 4 5 … 10')
  expect(document.activeElement).toBe(next())
})

test.for(customLists)('%s puts the buttons of a design system into the list', async ([path, sample]) => {
  const container = showSample(path, sample)
  const { item, focused } = controlsOf(container)
  const buttons = () =>
    [...container.querySelectorAll('[data-part=list] > li > [data-tone=quiet]')]
      .map((button) => (button.matches('[aria-current=page]') ? `[${button.textContent}]` : button.textContent))
      .join(' ')
  await expect.poll(buttons).toBe('[1] 2 3 4 5 10')
  await userEvent.click(item(4))
  await expect.poll(buttons).toBe('1 2 3 [4] 5 10')
  expect(focused()).toBe('item 4')
})
