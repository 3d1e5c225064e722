import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'
import { holdResponses } from './speed-up'

vi.mock('../shared/respond', async (load) => (await import('./speed-up')).speedUp(await load()))

const samples = await samplesNamed('suspense')

test.for(samples)(
  '%s goes three pages further with old rows and focus, after three presses',
  async ([path, sample]) => {
    const { next, pages, firstRow, isBusy } = controlsOf(showSample(path, sample))
    await expect.poll(firstRow).toBe('Hydrogen')
    const release = holdResponses()
    next().focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    await expect.poll(pages).toContain('[4]')
    await expect.poll(isBusy).toBe(true)
    expect([firstRow(), document.activeElement]).toEqual(['Hydrogen', next()])
    release()
    await expect.poll(firstRow).toBe('Gallium')
    expect([isBusy(), document.activeElement]).toEqual([false, next()])
  },
)
