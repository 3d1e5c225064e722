import type { PageHistoryProps } from '@dogear/core/dom'
import { createPageUrl } from '@dogear/core/url'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openAddress } from '../../harness/address.js'
import { renderExtras } from '../../harness/extras.js'
import type { Api } from '../../harness/harness.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

/** How long a result stays in a live region that is polite, in milliseconds. */
const noticeTime = 500

/** How long a request waits for an answer while nothing loads, in milliseconds. */
const patience = 10_000

/** Texts that appear while the element is a polite live region: what a screen reader announces. */
function recordAnnouncements(status: HTMLElement): string[] {
  const announced: string[] = []
  const observer = new MutationObserver(() => {
    if (status.ariaLive === 'polite' && status.textContent) announced.push(status.textContent)
  })
  observer.observe(status, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return announced
}

/**
 * A click, a request, new options, or milliseconds that pass; what `aria-live` is; after `=`, what is shown; otherwise, what is
 * announced.
 */
type Step = string | number | SceneProps | ((api: Api) => void)
type Story = [what: string, start: SceneProps, steps: Step[]]

const controlled: SceneProps = { page: 1, onPageChange: () => {} }
const load = { page: 2, busy: true }
const goTo =
  (...pages: number[]): Step =>
  ({ setPage }) =>
    pages.forEach(setPage)
const goToNext: Step = ({ goToNextPage }) => goToNextPage()
const announce: Step = ({ announce }) => announce()
const instead: Step[] = [goToNext, goTo(5), { page: 5, busy: true }]
const reload = [{ busy: true }, { busy: false }]
const number = (number: number) => `${number}.`

/** What every host runs. */
const basics: Story[] = [
  [
    'the result of a request, once',
    {},
    [goToNext, '11–20 of 95', 'polite', noticeTime, 'off', goToNext, '21–30 of 95'],
  ],
  [
    'the result when the data has arrived, after the page that a parent accepts',
    controlled,
    [
      ...['next', 'polite', { page: 2, busy: true, count: undefined }, '= 1–10 of 95'],
      ...[{ busy: false, count: 96 }, '11–20 of 96', noticeTime, 'off'],
    ],
  ],
  [
    'after `announce`, the result of a filter, which changes neither page nor size',
    {},
    [announce, 'polite', { busy: true }, { busy: false, count: 42 }, '1–10 of 42', noticeTime, 'off'],
  ],
]

const stories: Story[] = [
  [
    'the results of requests of the API',
    {},
    [
      ({ setPagination }) => setPagination({ page: 2, pageSize: 20 }),
      '21–40 of 95',
      ...[({ setPageSize }: Api) => setPageSize(50), '1–50 of 95'],
      ...[({ setPageSize }: Api) => setPageSize(10), '1–10 of 95'],
    ],
  ],
  [
    'only the last of several quick requests',
    controlled,
    ['next', load, 'next', { page: 3 }, { busy: false }, '21–30 of 95'],
  ],
  [
    'a result, although the parent refuses another request meanwhile',
    controlled,
    ['next', load, 'next', { busy: false }, '11–20 of 95'],
  ],
  [
    'each result of quick requests that the parent answers late',
    controlled,
    [goTo(2, 3), { page: 2 }, '11–20 of 95', { page: 3 }, '21–30 of 95'],
  ],
  [
    'the page that a known total has clamped',
    { ...controlled, count: undefined, minCount: 200 },
    [goTo(9), { page: 9, busy: true }, { minCount: undefined, count: 25, busy: false }, '21–25 of 25'],
  ],
  [
    'that a request led to the end, or to nothing',
    { ...controlled, count: undefined, hasNextPage: true },
    [
      ...['next', load, { busy: false, hasNextPage: false }, 'Page 2 of 2'],
      ...['prev', { page: 1, busy: true }, { busy: false, hasNextPage: undefined, count: 0 }, 'No results'],
    ],
  ],
  [
    'nothing but the result, even if the count changes at once',
    {},
    ['next', '11–20 of 95', { count: 96 }, 'off', '= 11–20 of 96'],
  ],
  [
    'nothing for a filter that comes instead',
    { ...controlled, page: 3 },
    [...instead, { page: 1, busy: true }, 'off', { busy: false, count: 99 }],
  ],
  [
    'nothing for the Back button',
    { ...controlled, page: 3 },
    [...instead, { page: 2 }, 'off', { busy: false, count: 99 }],
  ],
  [
    'nothing for a page size that comes instead',
    { ...controlled, page: 3 },
    [...instead, { page: 2, pageSize: 20 }, 'off', { busy: false, count: 99 }],
  ],
  [
    'nothing on mount, for background loading, or for a count that changes',
    { count: undefined, busy: true },
    [{ busy: false, count: 95 }, ...reload, { count: 97 }, { translations: { number } }, 'off'],
  ],
  [
    'nothing for a page or page size from outside',
    { page: 1 },
    [{ page: 5, busy: true }, { busy: false }, { pageSize: 20 }, 'off', '= 81–95 of 95'],
  ],
  [
    'after `announce`, a result that arrives without `busy`',
    {},
    [announce, { dir: 'rtl' }, 'polite', { count: 7 }, '1–7 of 7'],
  ],
  [
    'the result of what is loading when `announce` is called',
    {},
    [{ busy: true }, announce, { busy: false }, '1–10 of 95'],
  ],
  ['nothing if nothing happens after `announce`', {}, [announce, patience, 'off', { count: 42 }]],
  [
    'the result of a request soon after another, which stays polite for half a second',
    {},
    [goToNext, '11–20 of 95', 300, goToNext, '21–30 of 95', noticeTime - 1, 'polite', noticeTime, 'off'],
  ],
  [
    'nothing after ten seconds without an answer, but waits as long as data loads',
    controlled,
    [
      ...['next', patience - 1, 'polite', 1, 'off'],
      ...['next', { busy: true }, 3 * patience, 'polite', { page: 2 }, { busy: false }, '11–20 of 95'],
    ],
  ],
  [
    'nothing if the custom text is empty, after an error for example',
    { ...controlled, text: ({ page }) => `page ${page}` },
    ['next', load, { busy: false, text: () => '' }, noticeTime, 'off', '= '],
  ],
]

export function describeStatusAnnouncements({ render, rules, has }: Renderer): void {
  /** Renders a Status. Time passes only when the test says so. */
  const open = async (props: SceneProps = {}) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const view = await renderExtras(render, { extras: ['status'], ...props })
    return { ...view, announced: recordAnnouncements(view.status()) }
  }
  /** Clicks in a task of its own, because requests of one task add up. */
  const press = async (control: HTMLElement) => {
    await new Promise(requestAnimationFrame)
    control.click()
  }
  const passTime = (milliseconds = noticeTime) => vi.advanceTimersByTime(milliseconds)

  const play = async ([, start, steps]: Story) => {
    const { announced, control, run, status, update } = await open(start)
    const expected: string[] = []
    for (const step of steps) {
      if (typeof step === 'function') await run(step)
      else if (typeof step === 'object') await update(step)
      else if (typeof step === 'number') passTime(step)
      else if (step === 'next' || step === 'prev') await press(control(step))
      else if (step === 'off' || step === 'polite') expect(status().ariaLive).toBe(step)
      else if (step.startsWith('= ')) expect(status().textContent).toBe(step.slice(2))
      else {
        expected.push(step)
        await expect.poll(() => announced).toEqual(expected)
      }
    }
    passTime(patience)
    expect(status().ariaLive).toBe('off')
    expect(announced).toEqual(expected)
  }

  describe('the Status announces', () => {
    afterEach(() => void vi.useRealTimers())

    test.for(basics)('%s', play)

    const openTwo = async () => {
      const view = await renderExtras(render, { extras: ['status'], createdBy: 'parent', roots: [{}, {}] })
      const all = [...document.querySelectorAll<HTMLElement>('[data-part=status]')]
      expect(all).toHaveLength(2)
      const texts = () => all.map(({ textContent }) => textContent)
      return { ...view, all, texts, announced: all.map(recordAnnouncements) }
    }

    test('in the first of two roots, what either of them requests', async () => {
      const { control, texts, announced } = await openTwo()
      for (const [root, text] of ['11–20 of 95', '21–30 of 95'].entries()) {
        control('next', root).click()
        await expect.poll(texts).toEqual([text, text])
      }
      expect(announced).toEqual([['11–20 of 95', '21–30 of 95'], []])
    })

    test('in the second of two roots while the first is hidden, and nothing while both are', async () => {
      const { all, control, texts, announced } = await openTwo()
      for (const [index, text] of ['11–20 of 95', '21–30 of 95'].entries()) {
        ;(all[index] as HTMLElement).style.display = 'none'
        control('next', 1).click()
        await expect.poll(texts).toEqual([text, text])
      }
      expect(announced).toEqual([[], ['11–20 of 95']])
    })
  })

  describe('`announce` makes the Status announce', () => {
    afterEach(() => void vi.useRealTimers())

    test('the same text again, in the same nodes, when a reload has ended', async () => {
      const { announced, run, status, update } = await open()
      const nodes = [...status().childNodes]
      await run(({ announce }) => announce())
      await update({ busy: true })
      expect(announced).toEqual([])
      await update({ busy: false })
      await expect.poll(() => announced).toEqual(['1–10 of 95'])
      expect([...status().childNodes]).toEqual(nodes)
      await update({ count: 96 })
      expect(status().textContent).toBe('1–10 of 96')
    })
  })

  rules('`announce`', () => {
    afterEach(() => void vi.useRealTimers())

    test('waits for the promise, and for what is rendered soon after it', async () => {
      const { announced, run, status, update } = await open()
      let resolve = () => {}
      const promise = new Promise<void>((done) => {
        resolve = done
      })
      await run(({ announce }) => announce(promise))
      await update({ count: 60 })
      passTime(5 * patience)
      expect(status().ariaLive).toBe('polite')
      resolve()
      await promise
      passTime(100)
      await update({ count: 42 })
      expect(status().ariaLive).toBe('polite')
      passTime()
      expect(status().ariaLive).toBe('off')
      expect(announced.at(-1)).toBe('1–10 of 42')
    })

    test('ends with a promise that is rejected, and announces nothing', async () => {
      const { announced, run, status } = await open()
      let reject: (reason: Error) => void = () => {}
      const promise = new Promise<void>((_, fail) => {
        reject = fail
      })
      await run(({ announce }) => announce(promise))
      expect(status().ariaLive).toBe('polite')
      reject(new Error('offline'))
      await promise.catch(() => {})
      await expect.poll(() => status().ariaLive).toBe('off')
      expect(announced).toEqual([])
    })

    test('goes on if the promise of an earlier call is rejected', async () => {
      const { run, status } = await open()
      await run(({ announce }) => {
        announce(Promise.reject(new Error('aborted')))
        announce(new Promise(() => {}))
      })
      await vi.advanceTimersByTimeAsync(1)
      expect(status().ariaLive).toBe('polite')
    })

    test('neither scrolls nor moves focus', async () => {
      const view = await renderExtras(render, {
        extras: ['content'],
        behavior: { focus: true },
        props: { content: { attributes: { style: 'height: 3000px', 'aria-label': 'Results' } } },
      })
      window.scrollTo({ top: 1500, behavior: 'instant' })
      await view.run(({ announce }) => announce())
      await view.update({ busy: true })
      await view.update({ busy: false })
      expect([document.activeElement, Math.round(window.scrollY)]).toEqual([document.body, 1500])
    })
  })

  if (has('parts')) {
    test('the Status announces nothing more when another pagination takes its place during a request', async () => {
      const props: SceneProps = { createdBy: 'switch', page: 1, onPageChange: () => {} }
      const { control, status, update } = await renderExtras(render, { extras: ['status'], ...props })
      control('next').click()
      expect(status().ariaLive).toBe('polite')
      await update({ provided: 'second' })
      expect(status().ariaLive).toBe('off')
    })
  }

  rules('what the Status announces:', () => {
    test('not what `setParams` changes', async () => {
      openAddress('/contract/list?page=3')
      let setParams: PageHistoryProps['setParams'] | undefined
      const onUrl: SceneProps['onUrl'] = (fromUrl) => {
        setParams = fromUrl.setParams
      }
      const view = await renderExtras(render, { extras: ['status'], inUrl: [createPageUrl()], onUrl })
      await expect.poll(() => view.status().textContent).toBe('21–30 of 95')
      const announced = recordAnnouncements(view.status())
      await view.run(() => setParams?.({ q: 'tea' }))
      await expect.poll(() => view.status().textContent).toBe('1–10 of 95')
      expect([announced, view.status().ariaLive]).toEqual([[], 'off'])
    })

    afterEach(() => void vi.useRealTimers())

    test.for(stories)('%s', play)
  })
}
