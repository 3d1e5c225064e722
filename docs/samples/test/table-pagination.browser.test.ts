import { expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'

const samples = Object.fromEntries(await samplesNamed('using-table-pagination'))
const path = 'react/using-table-pagination.tsx'

async function show() {
  const container = showSample(path, samples[path])
  const find = (selector: string) => container.querySelector(selector) as HTMLElement
  const controls = controlsOf(container)
  await expect.poll(controls.firstRow).toBe('1Hydrogen')
  return {
    ...controls,
    container,
    first: () => find('[data-part=first-trigger]'),
    last: () => find('[data-part=last-trigger]'),
    select: () => find('select') as HTMLSelectElement,
    text: () => find('[data-part=status]').textContent,
    options: () => [...container.querySelectorAll('option')].map((option) => option.text),
  }
}

test('the footer of a table goes to each end and back', async () => {
  const { first, prev, next, last, text, rows } = await show()
  const disabled = () => [first(), prev(), next(), last()].map((trigger) => trigger.matches(':disabled'))
  expect([text(), rows().length, ...disabled()]).toEqual(['1–5 of 13', 5, true, true, false, false])
  await userEvent.click(next())
  await expect.poll(text).toBe('6–10 of 13')
  await userEvent.click(last())
  await expect.poll(text).toBe('11–13 of 13')
  expect([rows().length, ...disabled()]).toEqual([3, false, false, true, true])
  await userEvent.click(prev())
  await expect.poll(text).toBe('6–10 of 13')
  await userEvent.click(first())
  await expect.poll(text).toBe('1–5 of 13')
})

test('the footer of a table offers all rows on one page', async () => {
  const { select, next, options, text, rows } = await show()
  expect(options()).toEqual(['5', '10', '25', 'All'])
  await userEvent.selectOptions(select(), 'All')
  await expect.poll(text).toBe('1–13 of 13')
  expect([rows().length, next().matches(':disabled')]).toEqual([13, true])
})

test('the select in the footer of a table has the words beside it as its name, and they focus it', async () => {
  const { container, select } = await show()
  await expect.element(screen.getByRole('combobox', { name: 'Rows per page', exact: true })).toBe(select())
  await userEvent.click(container.querySelector('label') as HTMLElement, { position: { x: 5, y: 5 } })
  expect(document.activeElement).toBe(select())
})

test('the footer of a table aligns its controls to the end of the line', async () => {
  const { container, root, last, text } = await show()
  container.style.width = '60rem'
  const end = () => Math.round(root().getBoundingClientRect().right - last().getBoundingClientRect().right)
  await expect.poll(end).toBe(0)
  const start = container.querySelector('label')?.getBoundingClientRect().left as number
  expect(start).toBeGreaterThan(root().getBoundingClientRect().left + 300)
  expect(text()).toBe('1–5 of 13')
})
