import type { StatusLabelDetails } from '@dogear/core'
import type { PageHistoryProps } from '@dogear/core/dom'
import { createPageUrl } from '@dogear/core/url'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openAddress, openFrame } from '../../harness/frame.js'
import type { Api } from '../../harness/harness.js'
import { activeElement, isPerceived, place, scrolled, scrollPage } from '../../harness/place.js'
import { controlled, type Renderer, type SceneProps, type View } from '../../harness/renderer.js'
import { tell } from '../../harness/story.js'
import { confineTo, deepFind, inShadow, measure, pages, pathOf, surroundings } from '../../harness/surroundings.js'

const none = { count: undefined, totalPages: undefined, minCount: undefined, hasNextPage: undefined }

/** How long a result stays in a live region that is polite, in milliseconds. */
const noticeTime = 7000

/** How long a live region may stay after its Status, in milliseconds. */
const leaveTime = 1200

/** How long a request waits for an answer while nothing loads, in milliseconds. */
const patience = 10_000

/** How long a live region is in the document before its text, in milliseconds. */
const regionTime = 200

/**
 * Texts that are inserted into a polite live region, which is perceived already: what a screen reader announces. The texts
 * are in shadow trees, where tests of apps don't find them. `regions` returns the live regions, wherever they are.
 */
function recordAnnouncements() {
  const announced: string[] = []
  const hosts: Element[] = []
  const isPolite = (host: Element) => host.isConnected && host.ariaLive === 'polite'
  const { prototype } = place.window.Element
  const { attachShadow } = prototype
  vi.spyOn(prototype, 'attachShadow').mockImplementation(function attach(this: Element) {
    const shadow = attachShadow.call(this, { mode: 'open' })
    hosts.push(this)
    const observer = new MutationObserver(() => {
      if (isPolite(this) && isPerceived(this)) announced.push(`${shadow.textContent}`)
    })
    observer.observe(shadow, { childList: true })
    return shadow
  })
  return { announced, regions: () => hosts.filter(isPolite) }
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
    'the result of a request by a region that stays for 7 s, for screen readers that are busy',
    {},
    ...[go, '11–20 of 95', noticeTime - 1, 'polite', 1, 'off'],
  ],
  [
    'the result of a request, which leaves with the next request',
    controlled,
    ...['next', { page: 2 }, '11–20 of 95', 3000, 'polite', 'next', 'off', { page: 3 }, '21–30 of 95'],
  ],
  [
    'the result when the data has arrived, after the page that a parent accepts',
    controlled,
    ...['next', 'off', { ...load, count: undefined }, '= 1–10 of 95'],
    ...[{ busy: false, count: 96 }, '11–20 of 96', noticeTime, 'off'],
  ],
  [
    'after `announce`, the result of a filter, which changes neither page nor size',
    {},
    ...[announce, 'off', { busy: true }, { busy: false, count: 42 }, '1–10 of 42', noticeTime, 'off'],
  ],
]

/** A scene whose Status has this text. */
const says = (text: (details: StatusLabelDetails) => string): SceneProps => ({ props: { status: { own: { text } } } })
const nothing = says(() => '')
const custom = says(({ page }) => `page ${page}`)
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
    'a result, although `announce` is called half a second later',
    {},
    ...[go, '11–20 of 95', 500, announce, 'polite', noticeTime, 'off'],
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
    ...['next', '11–20 of 95', { count: 96 }, noticeTime, 'off', '= 11–20 of 96'],
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
    ...[announce, { dir: 'rtl' as const }, { count: 7 }, '1–7 of 7'],
  ],
  ['the result of a load that began before `announce` was called', {}, { busy: true }, announce, loaded, '1–10 of 95'],
  ['nothing if nothing happens after `announce`', {}, announce, patience, 'off', { count: 42 }],
  [
    'the result of a request soon after another, which stays as long as the first would have',
    {},
    ...[go, '11–20 of 95', 300, go, '21–30 of 95', 'polite', noticeTime - 1, 'polite', 1, 'off'],
  ],
  [
    'nothing after ten seconds without an answer, but waits as long as data loads',
    controlled,
    ...['next', patience, { page: 2 }, 'off', { page: 1 }],
    ...['next', { busy: true }, 3 * patience, { page: 2 }, loaded, '11–20 of 95'],
  ],
  [
    'the result of the last request, although ten seconds have passed since the first',
    controlled,
    ...[go, 6000, to5, 6000, { page: 5 }, '41–50 of 95'],
  ],
  [
    'nothing while the custom text is empty, after an error for example, but the page when it has arrived',
    { ...controlled, ...custom },
    ...['next', load, { busy: false, ...nothing }, 3000, 'off', '= '],
    ...[{ busy: true, ...custom }, noticeTime, 'off', loaded, 'page 2'],
  ],
  [
    'nothing for a page from outside that replaces a result without a text',
    { ...controlled, ...custom },
    ...['next', { page: 2, ...nothing }, 'off', { page: 5, ...custom }, 'off', '= page 5'],
  ],
  ['nothing for a page that was refused, if the count changes', controlled, 'next', {}, { count: 96 }],
]

/** A Status that the app replaces while data loads, by a spinner for example. */
const removed: SceneProps = { extras: [] }
const mounted: SceneProps = { extras: ['status'] }
const remounted: Story[] = [
  [
    'is mounted again for the new page',
    controlled,
    'next',
    { ...load, ...removed },
    { ...loaded, ...mounted },
    '11–20 of 95',
  ],
  ['was removed before the numbers change', controlled, 'next', removed, { page: 2 }, mounted, '11–20 of 95'],
  ['is removed once it shows the result', controlled, 'next', { page: 2 }, removed, 3000, mounted, '11–20 of 95'],
  [
    'is removed before its text is in a live region',
    controlled,
    ...['next', { page: 2 }, '= 11–20 of 95', regionTime - 1, removed, mounted, '11–20 of 95'],
  ],
  [
    'is removed once its text is in a live region, which stays for a moment',
    controlled,
    ...['next', { page: 2 }, '11–20 of 95', 50, removed, 'polite', mounted, leaveTime, 'off'],
  ],
  [
    'comes back after a request for the page before',
    { ...controlled, page: 2 },
    'next',
    { page: 3, ...removed },
    'prev',
    { page: 2, ...mounted },
    '11–20 of 95',
  ],
  [
    'comes back long after the result',
    controlled,
    'next',
    { page: 2, ...removed },
    patience,
    mounted,
    patience,
    mounted,
  ],
]

const twoRoots: SceneProps = { createdBy: 'parent', roots: [{}, {}] }

/** What a Status says, and with which options. */
const texts: [text: string, props: SceneProps][] = [
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
    return { ...view, shown: () => view.status().textContent }
  }
  /** Renders a Status. Time passes only when the test says so. */
  const listen = async (props: SceneProps = {}, container?: Element) => {
    // The clock stands still, because no timer may depend on it.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const view = await open(props, container)
    const { announced, regions } = recordAnnouncements()
    /** Waits until this is announced next, and nothing else. */
    const hears = async (text: string) => {
      const before = [...announced]
      await expect.poll(() => view.all('[data-part=status]').map(({ textContent }) => textContent)).toContain(text)
      await passTime(regionTime - 1)
      expect(announced).toEqual(before)
      await passTime(1)
      await expect.poll(() => announced).toEqual([...before, text])
    }
    return { ...view, announced, regions, hears }
  }
  const passTime = (milliseconds = noticeTime) => vi.advanceTimersByTimeAsync(milliseconds)

  const play = async ([, start, ...steps]: Story) => {
    const { announced, control, hears, regions, run, shown, update } = await listen(start)
    const expected: string[] = []
    for (const step of steps) {
      if (typeof step === 'function') await run(step)
      else if (typeof step === 'object') await update(step)
      else if (typeof step === 'number') await passTime(step)
      else if (step === 'next' || step === 'prev') {
        // In a task of its own, because requests of one task add up.
        await new Promise(requestAnimationFrame)
        control(step).click()
      } else if (step === 'off' || step === 'polite') expect(regions()).toHaveLength(step === 'off' ? 0 : 1)
      else if (step.startsWith('= ')) expect(shown()).toBe(step.slice(2))
      else {
        expected.push(step)
        await hears(step)
      }
    }
    await passTime(patience)
    expect([regions(), announced]).toEqual([[], expected])
  }

  describe('the Status', () => {
    tell(open, {
      'is ordinary text, and no live region': [
        { ids: { status: 'shown' } },
        ({ status }) => {
          const unset = { role: null, ariaLive: null, ariaAtomic: null }
          expect(status()).toMatchObject({ ...unset, id: 'shown', textContent: '1–10 of 95' })
        },
        'go next',
        ({ status }) => expect(status().closest('[aria-live], [role=status]')).toBe(null),
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
      ...(has('parts') && {
        'keeps the translation of a browser as long as the text is the same': [
          {},
          ...[translate, { siblingCount: 2 }, shows('1–10 von 95')],
        ],
      }),
      'isolates its text from what surrounds it': [
        { dir: 'rtl' },
        ({ status }) => expect(getComputedStyle(status()).direction).toBe('ltr'),
      ],
    })

    test('shows a custom text, which keeps its details while busy', async () => {
      const { shown, update } = await open({
        ...none,
        minCount: 100,
        page: 3,
        // As a text, so that a call without details would be seen.
        ...says((details) => `${JSON.stringify(details)}`),
      })
      const details = { page: 3, totalPages: 0, start: 21, end: 30, count: 100, isCountExact: false }
      expect(JSON.parse(shown())).toEqual(details)
      await update({ page: 4, busy: true })
      expect(JSON.parse(shown())).toEqual(details)
      await update({ ...none, busy: false })
      expect(shown()).toBe('')
      await update({ props: {}, count: 0 })
      expect(shown()).toBe('No results')
    })
  })

  describe('the Status announces', () => {
    test.for(basics)('%s', play)

    test.for(remounted)('what a request has led to, once, if the Status %s', play)

    test('in the first of two roots, what either of them requests', async () => {
      const { all, control, hears } = await listen(twoRoots)
      for (const [index, text] of ['11–20 of 95', '21–30 of 95'].entries()) {
        control('next', index).click()
        await hears(text)
        expect(all('[data-part=status]').map(({ ariaLive }) => ariaLive)).toEqual([null, null])
      }
    })

    test.for([
      ['not rendered', 'style', 'display: none'],
      ['invisible', 'style', 'visibility: hidden'],
      ['collapsed', 'style', 'visibility: collapse'],
      ['hidden from assistive technology', 'aria-hidden', 'true'],
      ['inert', 'inert', ''],
    ])(
      'in the second of two roots while the first is %s, and nothing while both are',
      async ([, name = '', value = '']) => {
        const { all, announced, control, hears } = await listen(twoRoots)
        const [first, second] = all('[data-part=status]') as [HTMLElement, HTMLElement]
        // It is not rendered itself, but it may be perceived.
        second.style.display = 'contents'
        first.setAttribute(name, value)
        control('next').click()
        await hears('11–20 of 95')
        second.closest('nav')?.setAttribute(name, value)
        control('next').click()
        await expect.poll(() => second.textContent).toBe('21–30 of 95')
        await passTime(patience)
        expect(announced).toEqual(['11–20 of 95'])
      },
    )

    test('in a region that leaves with the pagination', async () => {
      const { control, hears, regions, status, unmount } = await listen()
      const element = status()
      control('next').click()
      await hears('11–20 of 95')
      await unmount()
      // It may fade out, and is in the page until then.
      await expect.poll(() => element.isConnected).toBe(false)
      await passTime(leaveTime)
      expect(regions()).toEqual([])
    })

    test('what is shown, once, although a Content takes focus, and after a field that keeps it', async () => {
      const { control, content, hears, input, type } = await listen({
        extras: ['content', 'pageInput', 'status'],
        props: { content: { attributes: { 'aria-label': 'Results' }, own: { focus: true } } },
      })
      control('next').click()
      await expect.poll(activeElement).toBe(content())
      await hears('11–20 of 95')
      await type('7{Enter}')
      await hears('61–70 of 95')
      expect(activeElement()).toBe(input())
    })

    test('the same text again after `announce`, in the same nodes, when a reload has ended', async () => {
      const { announced, hears, run, shown, status, update } = await listen()
      const nodes = [...status().childNodes]
      await run(({ announce }) => announce())
      await update({ busy: true })
      expect(announced).toEqual([])
      await update({ busy: false })
      await hears('1–10 of 95')
      expect(nodes.every(({ isConnected }) => isConnected)).toBe(true)
      await update({ count: 96 })
      expect(shown()).toBe('1–10 of 96')
    })

    if (!has('parts')) return

    test('nothing more when another pagination takes its place during a request', async () => {
      const { announced, control, update } = await listen({ createdBy: 'switch', ...controlled })
      control('next').click()
      await update({ provided: 'second' }, { page: 2 })
      await passTime(patience)
      expect(announced).toEqual([])
    })

    test('nothing of another pagination that takes its place right after a result', async () => {
      const { announced, control, regions, shown, update } = await listen({ createdBy: 'switch' })
      control('next').click()
      await expect.poll(regions).toHaveLength(1)
      await update({ provided: 'second' })
      await expect.poll(shown).toBe('61–70 of 95')
      await passTime(patience)
      expect(announced).toEqual([])
    })
  })

  rules('a Status', () => {
    /** Shows this in the page, with a Status in its `main`, and confines screen readers to what can confine them. */
    const surround = async (html: string) => {
      document.body.setHTMLUnsafe(html)
      const confining = deepFind('dialog, section')
      document.querySelector<HTMLElement>('[popover]')?.showPopover()
      if (confining && !confining.role) await confineTo(confining)
      return { ...(await listen({}, deepFind('main'))), confining: confining ?? document.body }
    }

    test.for(surroundings)('announces in %s', async ([, html]) => {
      const { confining, control, hears, regions } = await surround(html)
      control('next').click()
      await hears('11–20 of 95')
      expect(regions().map((region) => [region.checkVisibility(), pathOf(region).includes(confining)])).toEqual([
        [true, true],
      ])
    })

    test.for(['dialog', 'section'] as const)(
      'announces in a modal or fullscreen %s that contains the second of two roots',
      async (name) => {
        const { all, control, hears, regions } = await listen(twoRoots)
        const [, second] = all('nav') as [HTMLElement, HTMLElement]
        const confining = document.createElement(name)
        second.after(confining)
        confining.append(second)
        await confineTo(confining)
        control('next', 1).click()
        await hears('11–20 of 95')
        expect(regions().map(({ parentElement }) => parentElement)).toEqual([confining])
        confining.replaceWith(second)
      },
    )

    test.for(['dialog', 'section'])('announces nothing while a modal or fullscreen %s leaves it out', async (name) => {
      const { announced, confining, control, hears, update } = await surround(`<main></main><${name}></${name}>`)
      control('next').click()
      await passTime(3000)
      expect(announced).toEqual([])
      confining.remove()
      await expect.poll(() => document.fullscreenElement).toBe(null)
      await update({})
      await hears('11–20 of 95')
    })

    test('announces in the modal dialog of a shadow root, although the first of two roots is outside of it', async () => {
      const { all, control, hears, regions } = await listen(twoRoots)
      const [, second] = all('nav') as [HTMLElement, HTMLElement]
      const host = document.createElement('div')
      second.after(host)
      host.attachShadow({ mode: 'open' }).innerHTML = '<dialog><slot></slot></dialog>'
      host.append(second)
      const confining = deepFind('dialog') as HTMLDialogElement
      await confineTo(confining)
      control('next', 1).click()
      await hears('11–20 of 95')
      expect(regions().map(({ parentElement }) => parentElement)).toEqual([confining])
      host.replaceWith(second)
    })

    test('announces in a modal dialog inside of a fullscreen element that contains two roots', async () => {
      const { all, container, control, hears, regions } = await listen(twoRoots)
      await confineTo(container)
      const [, second] = all('nav') as [HTMLElement, HTMLElement]
      const confining = document.createElement('dialog')
      second.after(confining)
      confining.append(second)
      await confineTo(confining)
      control('next', 1).click()
      await hears('11–20 of 95')
      expect(regions().map(({ parentElement }) => parentElement)).toEqual([confining])
      confining.replaceWith(second)
    })

    test.for<[html: string, lang: string | null]>([
      ['<main></main>', null],
      ['<main lang="de"></main>', 'de'],
      [`<article lang="de">${inShadow('<main></main>')}</article>`, 'de'],
      [`<article>${inShadow('<main></main>')}</article>`, null],
      [`<article lang="de">${inShadow('<p lang="fr"><slot></slot></p>')}<main></main></article>`, 'de'],
    ])('announces in the language of its parent or host: %s', async ([html, lang]) => {
      const { lang: before } = document.documentElement
      document.documentElement.removeAttribute('lang')
      onTestFinished(() => void Object.assign(document.documentElement, { lang: before }))
      const { control, hears, regions } = await surround(html)
      control('next').click()
      await hears('11–20 of 95')
      expect(regions().map((region) => region.getAttribute('lang'))).toEqual([lang])
    })

    test.for(pages)('moves nothing, and adds no scroll bar, in a page that is %s', async ([, style, html]) => {
      const sheet = document.head.appendChild(document.createElement('style'))
      onTestFinished(() => sheet.remove())
      sheet.textContent = `body { margin: 0; height: 100%; } html { height: 100% } ${style}`
      const { control, hears, regions } = await surround(html ?? '<main></main>')
      control('next').click()
      await expect.poll(() => regions()).toHaveLength(1)
      regions()[0]?.remove()
      const before = measure()
      control('next').click()
      await hears('21–30 of 95')
      expect([regions().length, measure()]).toEqual([1, before])
    })

    test('leaves neither an error nor a timer behind if the document of its region goes away', async () => {
      const { container, document: framed, element } = await openFrame()
      const { control } = await listen({}, container)
      control('next').click()
      await expect.poll(() => framed.querySelectorAll('[aria-live=polite]').length).toBe(1)
      await passTime(regionTime)
      element.remove()
      await passTime(leaveTime)
      expect(vi.getTimerCount()).toBe(0)
    })

    test('lets clicks through while it announces', async () => {
      const { click, control, hears, shown } = await listen()
      control('next').click()
      await hears('11–20 of 95')
      await click('next')
      await expect.poll(shown).toBe('21–30 of 95')
    })
  })

  rules('`announce`', () => {
    test('waits for the promise, and for what is rendered soon after it', async () => {
      const { announced, hears, run, update } = await listen()
      const { promise, settle } = pending()
      await run(({ announce }) => announce(promise))
      await update({ count: 60 })
      await passTime(5 * patience)
      expect(announced).toEqual([])
      settle.resolve()
      await promise
      await update({ count: 42 })
      await hears('1–10 of 42')
    })

    test('ends with a promise that is rejected, and announces nothing', async () => {
      const { announced, run, update } = await listen()
      const { promise, settle } = pending()
      await run(({ announce }) => announce(promise))
      settle.reject(new Error('offline'))
      await promise.catch(() => {})
      await update({ count: 42 })
      await passTime()
      expect(announced).toEqual([])
    })

    test('goes on if the promise of an earlier call is rejected', async () => {
      const { announced, run } = await listen()
      const { promise, settle } = pending()
      await run(({ announce }) => {
        announce(Promise.reject(new Error('aborted')))
        announce(promise)
      })
      await passTime(1)
      expect(announced).toEqual([])
      settle.resolve()
      await passTime(200)
      await passTime(regionTime)
      await expect.poll(() => announced).toEqual(['1–10 of 95'])
    })

    test('neither scrolls nor moves focus', async () => {
      const content = { attributes: { style: 'height: 3000px', 'aria-label': 'Results' } }
      const { run, update } = await open({
        extras: ['content'],
        props: { content: { ...content, own: { focus: true } } },
      })
      scrollPage(1500)
      await run(({ announce }) => announce())
      await update({ busy: true }, { busy: false })
      expect([activeElement(), Math.round(scrolled())]).toEqual([document.body, 1500])
    })
  })

  rules('what the Status announces:', () => {
    test('not what `setParams` changes', async () => {
      openAddress('/contract/list?page=3')
      let setParams: PageHistoryProps['setParams'] | undefined
      const onUrl: SceneProps['onUrl'] = (fromUrl) => {
        setParams = fromUrl.setParams
      }
      const { announced, run, shown } = await listen({ inUrl: [createPageUrl()], onUrl })
      await expect.poll(shown).toBe('21–30 of 95')
      await run(() => setParams?.({ q: 'tea' }))
      await expect.poll(shown).toBe('1–10 of 95')
      await passTime()
      expect(announced).toEqual([])
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

    test.for(texts)('says “%s” with %o', async ([text, props]) => {
      const { shown } = await open({ ...none, ...props })
      expect(shown()).toBe(text)
    })
  })
}
