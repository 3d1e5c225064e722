// A FitList needs a width that its entries don't change.
import '@dogear/core/theme.css'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { holdResponses } from './held-respond'
import { samplesBut, samplesNamed } from './samples'
import { expectSilentConsole } from './silent-console'

vi.mock('../shared/respond', () => import('./held-respond'))

/** Not the components of other samples, nor what needs a router, and below what has no Next. */
const samples = await samplesBut(
  ...['router', 'tanstack-router', 'element-list'],
  ...['paginator', 'table-pagination', 'design-system-button', 'own-root'],
  ...['css-modules'],
)
const composed = await samplesNamed('composition')
const remembering = await samplesNamed('remembered-page-size')
const suspending = await samplesNamed('suspense')

const { href } = location
beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => history.replaceState(null, '', href))
expectSilentConsole()

test.for(samples)('%s goes on with Next, by keyboard', async ([, show]) => {
  const { container, next } = show()
  /** The current page or the range, or what else tells where people are. */
  const shown = () => [
    container.textContent,
    ...[...container.querySelectorAll('input')].map(({ value }) => value),
    container.querySelector('[aria-current]')?.textContent,
  ]
  await expect.poll(next).not.toBeNull()
  await expect.poll(() => container.querySelector('[data-busy]')).toBeNull()
  const before = shown()
  next().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(shown).not.toEqual(before)
  expect(container.contains(document.activeElement)).toBe(true)
})

test.for(composed)('%s puts the buttons of a design system into the list', async ([, show]) => {
  const { container, item, pages } = show()
  await expect.poll(pages).toMatch(/^\[1\] 2 3 4 5 (…|···) 10$/)
  await userEvent.click(item(4))
  await expect.poll(pages).toMatch(/^1 2 3 \[4\] 5 (…|···) 10$/)
  expect(container.querySelectorAll('[data-part=list] > li > [data-tone=quiet]')).toHaveLength(6)
  expect(document.activeElement).toBe(item(4))
})

test.for(remembering)('%s remembers a page size, and ignores one that it does not offer', async ([, show]) => {
  localStorage.setItem('page-size', '7000')
  onTestFinished(() => localStorage.removeItem('page-size'))
  const first = show()
  await expect.poll(first.rows).toHaveLength(5)
  await userEvent.selectOptions(first.select(), '20')
  const second = show()
  await expect.poll(second.rows).toHaveLength(20)
  expect(second.select().value).toBe('20')
})

test.for(suspending)('%s shows the old rows until the new ones arrive', async ([, show]) => {
  const { item, firstRow, isBusy } = show()
  await expect.poll(firstRow).toBe('Hydrogen')
  const release = holdResponses()
  await userEvent.click(item(4))
  await userEvent.click(item(5))
  await expect.poll(isBusy).toBe(true)
  expect([firstRow(), document.activeElement]).toEqual(['Hydrogen', item(5)])
  release()
  await expect.poll(firstRow).toBe('Niobium')
  expect([isBusy(), document.activeElement]).toEqual([false, item(5)])
})
