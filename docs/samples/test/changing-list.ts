import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { elements } from '../../../examples/shared/elements'
import { controlsOf } from './controls'
import { showSample } from './show'

/** A list on a server that can grow and shrink. */
interface ChangingList {
  count: number
  read: (offset: number, limit: number) => { rows: typeof elements; hasNextPage: boolean }
}

/** Tests samples that learn the count on the last page. `simulate` makes them load the pages of a list. */
export function testChangingList(samples: (readonly [string, unknown])[], simulate: (server: ChangingList) => void) {
  async function show(path: string, sample: unknown, count: number) {
    const server: ChangingList = {
      count,
      read: (offset, limit) => ({
        rows: elements.slice(offset, Math.min(offset + limit, server.count)),
        hasNextPage: offset + limit < server.count,
      }),
    }
    simulate(server)
    const controls = controlsOf(showSample(path, sample))
    await expect.poll(controls.pages).toContain('[1] 2')
    return {
      ...controls,
      server,
      /** Goes to a page by Next or Previous. */
      async goTo(page: number) {
        const current = Number(controls.root().querySelector('[aria-current]')?.textContent)
        const [trigger, step] = page > current ? [controls.next, 1] : [controls.prev, -1]
        for (let number = current; number !== page; number += step) {
          await userEvent.click(trigger())
          await expect.poll(controls.pages).toContain(`[${number + step}]`)
          await expect.poll(controls.isBusy).toBe(false)
        }
      },
    }
  }

  test.for(samples)('%s forgets the count when the list has grown', async ([path, sample]) => {
    const { server, goTo, pages, rows, next } = await show(path, sample, 57)
    await goTo(6)
    expect(pages()).toBe('1 2 3 4 5 [6]')
    server.count = 77
    await goTo(5)
    // The answer doesn't contradict the count: 57 rows are more than five pages.
    expect(pages()).toBe('1 2 3 4 [5] 6')
    await goTo(6)
    expect(rows()).toHaveLength(10)
    expect(pages()).toBe('1 … 5 [6] 7 …')
    expect(next().matches(':enabled')).toBe(true)
    await goTo(8)
    expect(pages()).toBe('1 … 4 5 6 7 [8]')
    expect(rows()).toHaveLength(7)
  })

  test.for(samples)('%s goes back to the last page when the list has shrunk', async ([path, sample]) => {
    const { server, goTo, pages, rows, next, prev, isBusy } = await show(path, sample, 57)
    await goTo(6)
    await goTo(5)
    server.count = 45
    await userEvent.click(next())
    await expect.poll(pages).toBe('1 2 3 4 [5]')
    await expect.poll(rows).toHaveLength(5)
    expect(isBusy()).toBe(false)
    expect(next().matches(':disabled')).toBe(true)
    await userEvent.click(prev())
    await expect.poll(pages).toBe('1 2 3 [4] 5')
    await expect.poll(rows).toHaveLength(10)
  })

  test.for(samples)('%s starts again if the page before an empty one is empty, too', async ([path, sample]) => {
    const { server, goTo, pages, rows, next, isBusy } = await show(path, sample, 57)
    await goTo(6)
    await goTo(5)
    server.count = 15
    await userEvent.click(next())
    await expect.poll(pages).toBe('[1] 2 …')
    await expect.poll(rows).toHaveLength(10)
    expect(isBusy()).toBe(false)
    await goTo(2)
    expect(pages()).toBe('1 [2]')
    expect(rows()).toHaveLength(5)
  })

  test.for(samples)('%s goes back if the first visit finds a page empty', async ([path, sample]) => {
    const { server, goTo, pages, rows, next, isBusy } = await show(path, sample, 25)
    await goTo(2)
    server.count = 20
    await userEvent.click(next())
    await expect.poll(pages).toBe('1 [2]')
    await expect.poll(rows).toHaveLength(10)
    expect(isBusy()).toBe(false)
  })
}
