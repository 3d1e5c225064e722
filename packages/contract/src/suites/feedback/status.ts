import type { PageHistoryProps } from '@dogear/core/dom'
import { createPageUrl } from '@dogear/core/url'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openAddress } from '../../harness/frame.js'
import type { Api } from '../../harness/harness.js'
import { controlled, type Renderer, type SceneProps, type View } from '../../harness/renderer.js'
import { tell } from '../../harness/story.js'

const none = { count: undefined, totalPages: undefined, minCount: undefined, hasNextPage: undefined }

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
type Story = [what: string, start: SceneProps, ...steps: Step[]]

const onPage3 = { ...controlled, page: 3 }
const load = { page: 2, busy: true }
const loaded = { busy: false }
const go: Step = ({ goToNextPage }) => goToNextPage()
const announce: Step = ({ announce }) => announce()
const to5: Step = ({ setPage }) => setPage(5)
const to9: Step = ({ setPage }) => setPage(9)
const to2And3: Step = ({ setPage }) => [2, 3].forEach(setPage)
const sizeOf =
  (size: number): Step =>
  ({ setPageSize }) =>
    setPageSize(size)
const both: Step = ({ setPagination }) => setPagination({ page: 2, pageSize: 20 })
const instead: Step[] = [go, to5, { page: 5, busy: true }]
const later = { busy: false, count: 99 }
const number = (number: number) => `${number}.`

/** What every host runs. */
const basics: Story[] = [
  ['the result of a request, once', {}, go, '11–20 of 95', 'polite', noticeTime, 'off', go, '21–30 of 95'],
  [
    'the result when the data has arrived, after the page that a parent accepts',
    controlled,
    ...['next', 'polite', { ...load, count: undefined }, '= 1–10 of 95'],
    ...[{ busy: false, count: 96 }, '11–20 of 96', noticeTime, 'off'],
  ],
  [
    'after `announce`, the result of a filter, which changes neither page nor size',
    {},
    ...[announce, 'polite', { busy: true }, { busy: false, count: 42 }, '1–10 of 42', noticeTime, 'off'],
  ],
]

const text: SceneProps['text'] = ({ page }) => `page ${page}`
const withText: SceneProps = { ...controlled, text }
const open: SceneProps = { ...controlled, count: undefined }
const atEnd = { ...loaded, hasNextPage: false }
const empty = { ...loaded, hasNextPage: undefined, count: 0 }
const clamped = { ...loaded, minCount: undefined, count: 25 }

const stories: Story[] = [
  [
    'the results of requests of the API',
    {},
    ...[both, '21–40 of 95', sizeOf(50), '1–50 of 95', sizeOf(10), '1–10 of 95'],
  ],
  ['only the last of several quick requests', controlled, 'next', load, 'next', { page: 3 }, loaded, '21–30 of 95'],
  [
    'a result, although the parent refuses another request meanwhile',
    controlled,
    ...['next', load, 'next', loaded, '11–20 of 95'],
  ],
  [
    'each result of quick requests that the parent answers late',
    controlled,
    ...[to2And3, { page: 2 }, '11–20 of 95', { page: 3 }, '21–30 of 95'],
  ],
  [
    'the page that a known total has clamped',
    { ...open, minCount: 200 },
    ...[to9, { page: 9, busy: true }, clamped, '21–25 of 25'],
  ],
  [
    'that a request led to the end, or to nothing',
    { ...open, hasNextPage: true },
    ...['next', load, atEnd, 'Page 2 of 2', 'prev', { page: 1, busy: true }, empty, 'No results'],
  ],
  [
    'nothing but the result, even if the count changes at once',
    {},
    ...['next', '11–20 of 95', { count: 96 }, 'off', '= 11–20 of 96'],
  ],
  ['nothing for a filter that comes instead', onPage3, ...instead, { page: 1, busy: true }, 'off', later],
  ['nothing for the Back button', onPage3, ...instead, { page: 2 }, 'off', later],
  ['nothing for a page size that comes instead', onPage3, ...instead, { page: 2, pageSize: 20 }, 'off', later],
  [
    'nothing on mount, for background loading, or for a count that changes',
    { count: undefined, busy: true },
    ...[{ busy: false, count: 95 }, { busy: true }, loaded, { count: 97 }, { translations: { number } }, 'off'],
  ],
  [
    'nothing for a page or page size from outside',
    { page: 1 },
    ...[{ page: 5, busy: true }, loaded, { pageSize: 20 }, 'off', '= 81–95 of 95'],
  ],
  [
    'after `announce`, a result that arrives without `busy`',
    {},
    ...[announce, { dir: 'rtl' as const }, 'polite', { count: 7 }, '1–7 of 7'],
  ],
  ['the result of a load that began before `announce` was called', {}, { busy: true }, announce, loaded, '1–10 of 95'],
  ['nothing if nothing happens after `announce`', {}, announce, patience, 'off', { count: 42 }],
  [
    'the result of a request soon after another, which stays polite for half a second',
    {},
    ...[go, '11–20 of 95', 300, go, '21–30 of 95', noticeTime - 1, 'polite', noticeTime, 'off'],
  ],
  [
    'nothing after ten seconds without an answer, but waits as long as data loads',
    controlled,
    ...['next', patience - 1, 'polite', 1, 'off'],
    ...['next', { busy: true }, 3 * patience, 'polite', { page: 2 }, loaded, '11–20 of 95'],
  ],
  [
    'nothing if the custom text is empty, after an error for example',
    withText,
    ...['next', load, { busy: false, text: () => '' }, noticeTime, 'off', '= '],
  ],
]

/** What a Status says, and with which options. */
const says: [text: string, props: SceneProps][] = [
  ['21–30 of 95', { count: 95, page: 3 }],
  ['91–95 of 95', { count: 95, page: 10 }],
  ['21 of 21', { count: 21, page: 3 }],
  ['1–95 of 95', { count: 95, pageSize: Number.POSITIVE_INFINITY }],
  ['21–30 of 10000+', { minCount: 10_000, page: 3 }],
  ['Page 4', { minCount: 35, page: 4, hasNextPage: true }],
  ['Page 3 of 10', { totalPages: 10, page: 3 }],
  ['Page 3 of 10', { totalPages: 10, minCount: 1000, page: 3 }],
  ['Page 3', { hasNextPage: true, page: 3 }],
  ['Page 3 of 3', { hasNextPage: false, page: 3 }],
  ['No results', { count: 0 }],
  ['No results', { totalPages: 0 }],
  ['31–40 of 95', { count: 95, maxPage: 4, page: 4 }],
  ['', {}],
  ['', { busy: true }],
  ['', { busy: true, count: 95 }],
]

const shows =
  (text: string) =>
  ({ status }: View) =>
    expect(status().textContent).toBe(text)
const translate = ({ status }: View) =>
  status().replaceChildren(Object.assign(document.createElement('font'), { textContent: '1–10 von 95' }))

/** A promise, and how to settle it. */
function pending() {
  const settle = { resolve: () => {}, reject: (_reason: Error) => {} }
  const promise = new Promise<void>((resolve, reject) => Object.assign(settle, { resolve, reject }))
  return { promise, settle }
}

export function describeStatus({ render, rules, has }: Renderer): void {
  const open = async (props: SceneProps = {}, container?: Element) => {
    const view = await render({ count: 95, extras: ['status'], ...props }, container)
    return { ...view, shown: () => view.status().textContent, isOff: () => view.status().ariaLive === 'off' }
  }
  /** Renders a Status. Time passes only when the test says so. */
  const listen = async (props: SceneProps = {}) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const view = await open(props)
    return { ...view, announced: recordAnnouncements(view.status()) }
  }
  const passTime = (milliseconds = noticeTime) => vi.advanceTimersByTime(milliseconds)

  const play = async ([, start, ...steps]: Story) => {
    const { announced, control, run, shown, status, update } = await listen(start)
    const expected: string[] = []
    for (const step of steps) {
      if (typeof step === 'function') await run(step)
      else if (typeof step === 'object') await update(step)
      else if (typeof step === 'number') passTime(step)
      else if (step === 'next' || step === 'prev') {
        // In a task of its own, because requests of one task add up.
        await new Promise(requestAnimationFrame)
        control(step).click()
      } else if (step === 'off' || step === 'polite') expect(status().ariaLive).toBe(step)
      else if (step.startsWith('= ')) expect(shown()).toBe(step.slice(2))
      else {
        expected.push(step)
        await expect.poll(() => announced).toEqual(expected)
      }
    }
    passTime(patience)
    expect(status().ariaLive).toBe('off')
    expect(announced).toEqual(expected)
  }

  describe('the Status', () => {
    tell(open, {
      'is a live region that is off': [
        { ids: { status: 'shown' } },
        ({ status }) => expect(status()).toMatchObject({ role: 'status', ariaLive: 'off', id: 'shown' }),
      ],
      'keeps its text while busy': [
        { page: 3 },
        ...[{ page: 4, busy: true }, shows('21–30 of 95'), { count: undefined }, shows('21–30 of 95')],
        ...[{ count: 200, busy: false }, shows('31–40 of 200'), { count: undefined }, shows('')],
      ],
      'shows the text after a browser has translated the page, which replaces text nodes': [
        {},
        ...[translate, 'go next', shows('11–20 of 95'), 'go next', shows('21–30 of 95')],
      ],
      'isolates its text from what surrounds it': [
        { dir: 'rtl' },
        ({ status }) => expect(getComputedStyle(status()).direction).toBe('ltr'),
      ],
    })

    test('shows a custom text, which keeps its details while busy', async () => {
      const text: SceneProps['text'] = (details) => JSON.stringify(details)
      const { shown, update } = await open({ ...none, minCount: 100, page: 3, text })
      const details = { page: 3, totalPages: 0, start: 21, end: 30, count: 100, isCountExact: false }
      expect(JSON.parse(shown())).toEqual(details)
      await update({ page: 4, busy: true })
      expect(JSON.parse(shown())).toEqual(details)
      await update({ ...none, busy: false })
      expect(shown()).toBe('')
      await update({ text: undefined, count: 0 })
      expect(shown()).toBe('No results')
    })
  })

  describe('the Status announces', () => {
    test.for(basics)('%s', play)

    test.for([
      ['in the first of two roots, what either of them requests', [0, 1], false, [['11–20 of 95', '21–30 of 95'], []]],
      [
        'in the second of two roots while the first is hidden, and nothing while both are',
        [1, 1],
        true,
        [[], ['11–20 of 95']],
      ],
    ] as const)('%s', async ([, pressed, hides, expected]) => {
      const { all, control } = await open({ createdBy: 'parent', roots: [{}, {}] })
      const regions = all('[data-part=status]')
      const announced = regions.map(recordAnnouncements)
      for (const [index, text] of ['11–20 of 95', '21–30 of 95'].entries()) {
        if (hides) regions[index]?.style.setProperty('display', 'none')
        control('next', pressed[index]).click()
        await expect.poll(() => regions.map(({ textContent }) => textContent)).toEqual([text, text])
      }
      expect(announced).toEqual(expected)
    })

    test('the same text again after `announce`, in the same nodes, when a reload has ended', async () => {
      const { announced, run, shown, status, update } = await listen()
      const nodes = [...status().childNodes]
      await run(({ announce }) => announce())
      await update({ busy: true })
      expect(announced).toEqual([])
      await update({ busy: false })
      await expect.poll(() => announced).toEqual(['1–10 of 95'])
      expect([...status().childNodes]).toEqual(nodes)
      await update({ count: 96 })
      expect(shown()).toBe('1–10 of 96')
    })

    if (!has('parts')) return

    test('nothing more when another pagination takes its place during a request', async () => {
      const { control, isOff, update } = await open({ createdBy: 'switch', ...controlled })
      control('next').click()
      expect(isOff()).toBe(false)
      await update({ provided: 'second' })
      expect(isOff()).toBe(true)
    })
  })

  rules('`announce`', () => {
    test('waits for the promise, and for what is rendered soon after it', async () => {
      const { announced, isOff, run, update } = await listen()
      const { promise, settle } = pending()
      await run(({ announce }) => announce(promise))
      await update({ count: 60 })
      passTime(5 * patience)
      expect(isOff()).toBe(false)
      settle.resolve()
      await promise
      passTime(100)
      await update({ count: 42 })
      expect(isOff()).toBe(false)
      passTime()
      expect(isOff()).toBe(true)
      expect(announced.at(-1)).toBe('1–10 of 42')
    })

    test('ends with a promise that is rejected, and announces nothing', async () => {
      const { announced, isOff, run } = await listen()
      const { promise, settle } = pending()
      await run(({ announce }) => announce(promise))
      expect(isOff()).toBe(false)
      settle.reject(new Error('offline'))
      await expect.poll(isOff).toBe(true)
      expect(announced).toEqual([])
    })

    test('goes on if the promise of an earlier call is rejected', async () => {
      const { isOff, run } = await listen()
      await run(({ announce }) => {
        announce(Promise.reject(new Error('aborted')))
        announce(new Promise(() => {}))
      })
      await vi.advanceTimersByTimeAsync(1)
      expect(isOff()).toBe(false)
    })

    test('neither scrolls nor moves focus', async () => {
      const content = { attributes: { style: 'height: 3000px', 'aria-label': 'Results' } }
      const { run, update } = await open({ extras: ['content'], behavior: { focus: true }, props: { content } })
      window.scrollTo({ top: 1500, behavior: 'instant' })
      await run(({ announce }) => announce())
      await update({ busy: true }, { busy: false })
      expect([document.activeElement, Math.round(window.scrollY)]).toEqual([document.body, 1500])
    })
  })

  rules('what the Status announces:', () => {
    test('not what `setParams` changes', async () => {
      openAddress('/contract/list?page=3')
      let setParams: PageHistoryProps['setParams'] | undefined
      const onUrl: SceneProps['onUrl'] = (fromUrl) => {
        setParams = fromUrl.setParams
      }
      const { isOff, run, shown, status } = await open({ inUrl: [createPageUrl()], onUrl })
      await expect.poll(shown).toBe('21–30 of 95')
      const announced = recordAnnouncements(status())
      await run(() => setParams?.({ q: 'tea' }))
      await expect.poll(shown).toBe('1–10 of 95')
      expect([announced, isOff()]).toEqual([[], true])
    })

    test.for(stories)('%s', play)
  })

  rules('the text of a Status', () => {
    tell(open, {
      'speaks the language of `translations`': [
        { count: 95_000, page: 3, translations: { number: new Intl.NumberFormat('de').format } },
        shows('21–30 of 95.000'),
        { translations: { statusLabel: ({ start, end, count }) => `${start} bis ${end} von ${count}` } },
        shows('21 bis 30 von 95000'),
      ],
    })

    test.for(says)('says “%s” with %o', async ([text, props]) => {
      const { shown } = await open({ ...none, ...props })
      expect(shown()).toBe(text)
    })
  })
}
