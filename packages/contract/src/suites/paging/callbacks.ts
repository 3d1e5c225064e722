import type { PageAndSize, PaginationOptions } from '@dogear/core'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import { click, doubleClick } from '../../harness/pointer.js'
import type { Renderer, SceneProps, View } from '../../harness/renderer.js'

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

const message = 'the server is down'
const fail = () => {
  throw new Error(message)
}

/** Console messages, except that Vue also logs every error that passes through an event of a component. */
const takeMessages = () => takeConsole().filter((text) => !text.startsWith('warn: [Vue warn]: Unhandled error'))

/** Keeps errors that reach the window from failing the test. The runner logs each of them instead. */
function expectErrors(): void {
  const prevent = (event: ErrorEvent) => event.preventDefault()
  window.addEventListener('error', prevent)
  onTestFinished(() => window.removeEventListener('error', prevent))
}

export function describeCallbacks({ render, rules }: Renderer): void {
  describe('callbacks', () => {
    test('the new page is stored before onPageChange is called', async () => {
      const onPageChange = vi.fn(({ page }) => view.api().setPage(page))
      const view = await render({ count: 100, onPageChange })
      await click(view.control('next'))
      expect(onPageChange).toHaveBeenCalledOnce()
      expect(view.list()).toBe('1 [2] 3 4 5 … 10')
    })

    test('are called within the request or the click, the latest functions only, in order', async () => {
      const first = vi.fn()
      const log: [name: string, details?: object][] = []
      const names = ['onPageSizeChange', 'onPageChange', 'onPaginationChange'] as const
      const callbacks = (callback: (name: string, details: object) => void) =>
        Object.fromEntries(names.map((name) => [name, (details: object) => callback(name, details)]))
      const { control, run, update } = await render({ count: 100, ...callbacks(first) })
      await update(callbacks((...call) => void log.push(call)))
      document.body.addEventListener('click', () => log.push(['end of the click']), { once: true })
      await click(control('next'))
      await run(({ setPageSize }) => {
        setPageSize(5)
        log.push(['end of the request'])
      })
      expect(first).not.toHaveBeenCalled()
      expect(log).toEqual([
        ['onPageChange', { page: 2, pageSize: 10 }],
        ['onPaginationChange', { page: 2, pageSize: 10, reason: 'next-trigger' }],
        ['end of the click'],
        ['onPageSizeChange', { page: 3, pageSize: 5 }],
        ['onPageChange', { page: 3, pageSize: 5 }],
        ['onPaginationChange', { page: 3, pageSize: 5, reason: 'api' }],
        ['end of the request'],
      ])
    })

    test('changes of props don’t call them', async () => {
      const [onPageChange, onPageSizeChange] = [vi.fn(), vi.fn()]
      const { api, update } = await render({ count: 100, defaultPage: 10, onPageChange, onPageSizeChange })
      for (const change of [{ count: 30 }, { pageSize: 5 }, { page: 2 }, { pageSize: 10 }, { page: undefined }]) {
        await update(change)
      }
      await update({ pageSize: undefined, count: 0 })
      expect(api().page).toBe(1)
      expect(onPageChange).not.toHaveBeenCalled()
      expect(onPageSizeChange).not.toHaveBeenCalled()
    })
  })

  describe('a callback that throws', () => {
    const countReports = () => takeConsole().filter((text) => text.includes(message)).length

    test.for<[kind: string, props: SceneProps]>([
      ['a button', {}],
      ['a link', { type: 'link', getPageUrl: ({ page }) => `#page=${page}` }],
    ])('doesn’t lose the new page of %s, and is reported once', async ([, type]) => {
      expectErrors()
      const { control, list, update } = await render({ ...type, count: 100, onPageChange: fail })
      for (const shown of ['1 [2] 3 4 5 … 10', '1 2 [3] 4 5 … 10']) {
        await click(control('next'))
        await expect.poll(list).toBe(shown)
        expect(countReports()).toBe(1)
      }
      await update({ onPageChange: () => {} })
      await click(control('next'))
      await expect.poll(list).toBe('1 2 3 [4] 5 … 10')
      history.replaceState(null, '', location.href.split('#')[0])
    })

    test('throws to the code that made the request, and doesn’t lose the new page', async () => {
      const { list, run, update } = await render({ count: 100, onPageChange: fail, onPageSizeChange: fail })
      await run(({ setPage, setPageSize }) => {
        expect(() => setPage(5)).toThrow(message)
        expect(() => setPageSize(20)).toThrow(message)
      })
      expect(takeMessages()).toEqual([])
      await update({})
      expect(list()).toBe('1 2 [3] 4 5')
    })
  })

  describe('requests inside callbacks', () => {
    test.for([
      ['uncontrolled', { defaultPage: 5 }, { page: 3, pageSize: 20 }],
      // The parent hasn’t passed the page when the callback makes its request.
      ['controlled', { page: 5, pageSize: 10 }, { page: 5, pageSize: 10 }],
    ] as const)('are merged into one change: %s', async ([, options, shown]) => {
      const log: string[] = []
      const view: View = await render({
        count: 100,
        ...options,
        onPageChange: ({ pageSize }) => pageSize === 10 && view.api().setPageSize(20),
        onPaginationChange: ({ page, pageSize, reason }) => void log.push(`${page}-${pageSize} ${reason}`),
      })
      await click(view.control('next'))
      expect(view.api()).toMatchObject(shown)
      expect(log).toEqual(['3-20 next-trigger'])
    })
  })

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
