import { expect, test, vi } from 'vitest'
import { fetchElements } from '../shared/fetch-elements'
import { showSample } from './show'

vi.mock('../shared/fetch-elements', { spy: true })

// Each framework has its own JSX types, so each sample is type-checked in its own folder instead of here.
const samples: Record<string, unknown> = import.meta.glob('../*/server-data.{ts,tsx,vue,svelte}', {
  eager: true,
  import: 'default',
})

test.for(Object.entries(samples))('%s makes one request per page, and none when idle', async ([path, sample]) => {
  const requested = vi.mocked(fetchElements)
  requested.mockClear()
  const container = showSample(path, sample)
  const list = () => container.querySelector('ol') as HTMLElement
  const rows = () => container.querySelector('ol')?.textContent
  const next = () => container.querySelector('[data-part=next-trigger]') as HTMLElement

  await expect.poll(rows).toContain('Hydrogen')
  expect(list().ariaBusy).not.toBe('true')
  next().click()
  await expect.poll(() => list().ariaBusy).toBe('true')
  await expect.poll(rows).toContain('Sodium')
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(requested.mock.calls.map(([offset, limit]) => [offset, limit])).toEqual([
    [0, 10],
    [10, 10],
  ])
})
