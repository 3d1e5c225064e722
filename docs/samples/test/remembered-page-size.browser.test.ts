import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'

const samples = await samplesNamed('remembered-page-size')

beforeEach(() => localStorage.removeItem('page-size'))

const sizeOf = (container: HTMLElement) => container.querySelector('select')?.value

test.for(samples)('%s shows the page size that was chosen before', async ([path, sample]) => {
  const first = showSample(path, sample)
  await expect.poll(() => sizeOf(first)).toBe('5')
  await userEvent.click(controlsOf(first).item(5))
  await userEvent.selectOptions(first.querySelector('select') as HTMLElement, '20')
  await expect.poll(controlsOf(first).pages).toBe('1 [2] 3 4 5 6')

  const second = showSample(path, sample)
  await expect.poll(() => sizeOf(second)).toBe('20')
  await expect.poll(controlsOf(second).pages).toBe('[1] 2 3 4 5 6')
  expect(controlsOf(second).rows()).toHaveLength(20)
})

test.for(samples)('%s ignores a page size that it does not offer', async ([path, sample]) => {
  localStorage.setItem('page-size', '7000')
  const container = showSample(path, sample)
  await expect.poll(controlsOf(container).rows).toHaveLength(5)
  expect(sizeOf(container)).toBe('5')
})
