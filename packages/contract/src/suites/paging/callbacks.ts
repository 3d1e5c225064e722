import type { PageAndSize, PaginationOptions } from '@dogear/core'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import { controlTypes, veto } from '../../harness/controls.js'
import { afterNextTask, openFrame } from '../../harness/frame.js'
import { press, pressTab } from '../../harness/pointer.js'
import { controlled, createElement, type Renderer, type SceneProps } from '../../harness/renderer.js'
import { type Step, tell } from '../../harness/story.js'

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

/** Keeps errors that reach the window from failing the test. The runner logs each of them instead. */
function expectErrors(): void {
  const prevent = (event: ErrorEvent) => event.preventDefault()
  window.addEventListener('error', prevent)
  onTestFinished(() => window.removeEventListener('error', prevent))
}

const containers: [where: string, create: () => Element | Promise<Element>][] = [
  ['a shadow root', () => createElement('div', '', createElement().attachShadow({ mode: 'open' }))],
  ['a modal dialog', createInDialog],
  ['an iframe', async () => (await openFrame()).container],
]

function createInDialog() {
  const dialog = createElement('dialog')
  dialog.showModal()
  return createElement('div', '', dialog)
}

const nextTwice: Step = ({ run }) =>
  run(({ goToNextPage }) => {
    goToNextPage()
    goToNextPage()
  })
const clickTwice: Step = ({ control, run }) => {
  const next = control('next')
  return run(() => {
    next.click()
    next.click()
  })
}
const vetoOnce: Step = () => document.addEventListener('click', veto, { capture: true, once: true })

export function describeCallbacks({ render, rules }: Renderer): void {
  const open = (props: SceneProps = {}, container?: Element) => render({ count: 100, ...props }, container)

  describe('callbacks', () => {
    test('the new page is stored before onPageChange is called', async () => {
      const { api, click, list, requests } = await open({ onPageChange: ({ page }) => api().setPage(page) })
      await click('next')
      expect([requests, list()]).toEqual([[2], '1 [2] 3 4 5 … 10'])
    })

    test('are called within the request or the click, the latest functions only, in order', async () => {
      const first = vi.fn()
      const log: [name: string, details?: object][] = []
      const names = ['onPageSizeChange', 'onPageChange', 'onPaginationChange'] as const
      const callbacks = (callback: (name: string, details: object) => void) =>
        Object.fromEntries(names.map((name) => [name, (details: object) => callback(name, details)]))
      const { click, run, update } = await open(callbacks(first))
      await update(callbacks((...call) => void log.push(call)))
      document.body.addEventListener('click', () => log.push(['end of the click']), { once: true })
      await click('next')
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
      const onPageSizeChange = vi.fn()
      const { api, requests, update } = await open({ onPageChange: () => {}, defaultPage: 10, onPageSizeChange })
      await update({ count: 30 }, { pageSize: 5 }, { page: 2 }, { pageSize: 10 }, { page: undefined })
      await update({ pageSize: undefined, count: 0 })
      expect([api().page, requests, onPageSizeChange.mock.calls]).toEqual([1, [], []])
    })

    test('can unmount the pagination', async () => {
      const { click, container, requests, unmount } = await open({ onPageChange: () => void unmount() })
      await click('next')
      await expect.poll(() => [requests, container.children.length]).toEqual([[2], 0])
    })
  })

  describe('a callback that throws', () => {
    const countReports = () => takeConsole().filter((text) => text.includes(message)).length

    test.for(controlTypes)('doesn’t lose the new page of %s, and is reported once', async ([, type]) => {
      expectErrors()
      const { click, shows, update } = await open({ ...type, onPageChange: fail })
      for (const list of ['1 [2] 3 4 5 … 10', '1 2 [3] 4 5 … 10']) {
        await click('next')
        await shows(list)
        expect(countReports()).toBe(1)
      }
      await update({ onPageChange: () => {} })
      await click('next')
      await shows('1 2 3 [4] 5 … 10')
      history.replaceState(null, '', location.href.split('#')[0])
    })

    test('throws to the code that made the request, and doesn’t lose the new page', async () => {
      expectErrors()
      const { list, run, update } = await open({ onPageChange: fail, onPageSizeChange: fail })
      await run(({ setPage, setPageSize }) => {
        expect(() => setPage(5)).toThrow(message)
        expect(() => setPageSize(20)).toThrow(message)
      })
      await afterNextTask()
      // The second error of a request is reported. Vue also logs every error that passes through an event of a component.
      const logged = takeConsole().filter((text) => !text.startsWith('warn: [Vue warn]: Unhandled error'))
      expect(logged).toEqual([expect.stringContaining(message)])
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
      const onPaginationChange = vi.fn()
      const { api, click } = await open({
        ...options,
        onPageChange: ({ pageSize }) => pageSize === 10 && api().setPageSize(20),
        onPaginationChange,
      })
      await click('next')
      expect(api()).toMatchObject(shown)
      expect(onPaginationChange.mock.calls).toEqual([[{ page: 3, pageSize: 20, reason: 'next-trigger' }]])
    })
  })

  describe('two requests in one tick', () => {
    tell(open, {
      'add up': [{}, clickTwice, 'shows 1 2 [3] 4 5 … 10'],
      'add up where the parent controls the page, and the next run starts from what is shown': [
        controlled,
        ...[nextTwice, 'requested 2 3, click next, requested 2 3 2'],
      ],
    })

    test.for(pairs)('add up where the parent accepts each %s, in %s', async ([, , respond, optionsFor]) => {
      const asked: string[] = []
      const options = optionsFor(({ page, pageSize }) => {
        asked.push(`${page} of ${pageSize}`)
        respond(() => void update({ page, pageSize }))
      })
      const { api, run, update } = await open({ page: 1, pageSize: 10, ...options })
      await run(({ goToNextPage, setPageSize }) => {
        goToNextPage()
        goToNextPage()
        setPageSize(5)
      })
      expect(asked).toEqual(['2 of 10', '3 of 10', '5 of 5'])
      await expect.poll(api).toMatchObject({ page: 5, pageSize: 5 })
    })
  })

  rules('clicks and keys', () => {
    test('Tab moves through the controls in order, and Enter and Space activate them', async () => {
      const { control, list } = await open()
      await pressTab()
      expect(document.activeElement).toBe(control(1))
      for (const [key, shown] of [
        ['{Enter}', '1 [2] 3 4 5 … 10'],
        [' ', '1 2 [3] 4 5 … 10'],
      ] as const) {
        await pressTab()
        await press(key)
        expect(list()).toBe(shown)
      }
    })

    tell(open, {
      'a click that was prevented before the user’s handler is not a veto': [
        { props: { nextTrigger: { onClick: () => {} } } },
        ...[vetoOnce, 'click next, shows 1 [2] 3 4 5 … 10'],
      ],
    })

    test('don’t submit or reset the form around them', async () => {
      const form = createElement('form')
      const prevent = vi.fn(veto)
      for (const type of ['submit', 'reset']) form.addEventListener(type, prevent)
      const { click, list } = await open({ defaultPage: 5 }, createElement('div', '', form))
      for (const name of ['first', 'next', 3, 'last', 'prev'] as const) await click(name)
      expect(list()).toBe('1 … 6 7 8 [9] 10')
      expect(prevent).not.toHaveBeenCalled()
    })
  })

  describe('clicks', () => {
    test.for(['root', 'parent'] as const)('on controls request their page (created by the %s)', async (createdBy) => {
      const { click, list, requests } = await open({ onPageChange: () => {}, count: 200, defaultPage: 5, createdBy })
      const lists: string[] = []
      for (const name of ['next', 7, 'prev', 'last', 19, 'first'] as const) {
        await click(name)
        lists.push(list())
      }
      expect(lists).toEqual([
        '1 … 5 [6] 7 … 20',
        '1 … 6 [7] 8 … 20',
        '1 … 5 [6] 7 … 20',
        '1 … 16 17 18 19 [20]',
        '1 … 16 17 18 [19] 20',
        '[1] 2 3 4 5 … 20',
      ])
      expect(requests).toEqual([6, 7, 6, 20, 19, 1])
    })

    test('on a disabled control request nothing', async () => {
      const getPageUrl = ({ page }: { page: number }) => `#${page}`
      const props = { nextTrigger: { disabled: true }, item3: { disabled: true } }
      const { click, requests, update } = await open({ onPageChange: () => {}, getPageUrl, props })
      for (const type of ['button', 'link'] as const) {
        await update({ type })
        for (const name of ['first', 'prev', 3, 'next'] as const) await click(name)
      }
      expect([requests, location.hash]).toEqual([[], ''])
    })

    test('run only the user’s latest handler, before onPageChange', async () => {
      const first = vi.fn()
      const log: string[] = []
      const propsOf = (onClick: () => void) => ({ nextTrigger: { onClick }, item4: { onClick } })
      const { click, update } = await open({
        props: propsOf(first),
        onPageChange: ({ page }) => log.push(`page ${page}`),
      })
      await update({ props: propsOf(() => log.push('handler')) })
      await click('next')
      await click(4)
      expect(log).toEqual(['handler', 'page 2', 'handler', 'page 4'])
      expect(first).not.toHaveBeenCalled()
    })

    test('run the user’s handler on a disabled link as well', async () => {
      const onClick = vi.fn()
      const props = { prevTrigger: { onClick }, item1: { onClick, disabled: true } }
      const { click } = await open({ type: 'link', getPageUrl: () => '#', props })
      await click('prev')
      await click(1)
      expect(onClick).toHaveBeenCalledTimes(2)
    })

    test('the user’s click handler can veto the change with `preventDefault`', async () => {
      const onClick = vi.fn(veto)
      const props = { nextTrigger: { onClick }, item4: { onClick } }
      const { click, list, requests } = await open({ props, onPageChange: () => {} })
      await click('next')
      await click(4)
      expect(onClick).toHaveBeenCalledTimes(2)
      expect([requests, list()]).toEqual([[], '[1] 2 3 4 5 … 10'])
    })

    test.for(containers)('work in %s, and don’t lose focus', async ([, create]) => {
      const container = await create()
      const scene = { count: 40, defaultPage: 2, onPageChange: () => {} }
      const { click, control, list, requests, shows } = await open(scene, container)
      await click('next')
      expect(list()).toBe('1 2 [3] 4')
      control('next').focus()
      await press('{Enter}')
      await shows('1 2 3 [4]')
      const root = container.getRootNode() as Document | ShadowRoot
      await expect.poll(() => root.activeElement).toBe(control(4))
      expect(requests).toEqual([3, 4])
    })
  })
}
