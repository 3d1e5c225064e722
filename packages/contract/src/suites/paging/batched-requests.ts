import type { PageAndSize, PaginationOptions } from '@dogear/core'
import { describe, expect, test } from 'vitest'
import { click, doubleClick } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

const parents: [when: string, respond: (accept: () => void) => unknown][] = [
  ['at once', (accept) => accept()],
  ['later', (accept) => setTimeout(accept)],
]

const callbacks: [name: string, (ask: (target: PageAndSize) => void) => PaginationOptions][] = [
  ['onPaginationChange', (ask) => ({ onPaginationChange: ask })],
  ['navigate', (ask) => ({ navigate: (_url, target) => ask(target), getPageUrl: () => '#' })],
]

const pairs = parents.flatMap(([when, respond]) =>
  callbacks.map(([name, optionsFor]) => [when, name, respond, optionsFor] as const),
)

export function describeBatchedRequests({ render, rules }: Renderer): void {
  describe('two requests in one tick', () => {
    test('add up', async () => {
      const { control, list, run } = await render({ count: 100 })
      const next = control('next')
      await run(() => {
        next.click()
        next.click()
      })
      expect(list()).toBe('1 2 [3] 4 5 … 10')
    })

    test('add up where the parent controls the page, and the next run starts from what is shown', async () => {
      const requestedPages: number[] = []
      const onPageChange = ({ page }: { page: number }) => requestedPages.push(page)
      const { control, run } = await render({ count: 100, page: 1, onPageChange })
      await run(({ goToNextPage }) => {
        goToNextPage()
        goToNextPage()
      })
      expect(requestedPages).toEqual([2, 3])
      await click(control('next'))
      expect(requestedPages).toEqual([2, 3, 2])
    })

    test.for(pairs)('add up where the parent accepts each %s, in %s', async ([, , respond, optionsFor]) => {
      const asked: string[] = []
      const options = optionsFor(({ page, pageSize }) => {
        asked.push(`${page} of ${pageSize}`)
        respond(() => void view.update({ page, pageSize }))
      })
      const view = await render({ count: 100, page: 1, pageSize: 10, ...options })
      await view.run(({ goToNextPage, setPageSize }) => {
        goToNextPage()
        goToNextPage()
        setPageSize(5)
      })
      expect(asked).toEqual(['2 of 10', '3 of 10', '5 of 5'])
      await expect.poll(view.api).toMatchObject({ page: 5, pageSize: 5 })
    })
  })

  rules('two presses on a button of the user', () => {
    test('start from the page that is shown, even if the second one comes while the first is handled', async () => {
      const requestedPages: number[] = []
      const onPageChange = ({ page }: { page: number }) => requestedPages.push(page)
      const { api } = await render({ count: 100, page: 1, onPageChange })
      const button = document.body.appendChild(document.createElement('button'))
      button.addEventListener('click', () => {
        api().goToNextPage()
        const end = performance.now() + 300
        while (performance.now() < end);
      })
      await doubleClick(button)
      expect(requestedPages).toEqual([2, 2])
    })
  })
}
