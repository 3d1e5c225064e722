import { describe, expect, test, vi } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import { addStyle } from '../../harness/controls.js'
import { afterTasks, openFrame, watchListeners } from '../../harness/frame.js'
import { activeElement, place, scrolled, scrollPage, topOf, viewHeight } from '../../harness/place.js'
import { click } from '../../harness/pointer.js'
import { controlled, createElement, type Renderer, type SceneProps, type View } from '../../harness/renderer.js'
import { type Step, type Story, tell } from '../../harness/story.js'

const tall = { attributes: { style: 'height: 3000px' } }
const named = { attributes: { ...tall.attributes, 'aria-label': 'Results' } }
const focusing = { props: { content: { ...named, own: { focus: true } } } }

/** Resolves after everything that a change causes: where the Content is, is known in the next frame. */
async function afterFrames() {
  await afterTasks()
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
}

async function scrollTo(top: number) {
  scrollPage(top)
  await afterFrames()
}

async function expectScrolled(top: number) {
  await afterFrames()
  expect(Math.round(scrolled())).toBe(top)
}

const scrollDown: Step = () => scrollTo(1500)
const stays: Step = () => expectScrolled(1500)
const isInView: Step = ({ content }) => expect.poll(() => topOf(content())).toBe(0)
const next: Step = ({ control }) => control('next').click()
const keepScroll: Step = () => addStyle('html { overflow-anchor: none }')
const looks =
  (properties: object): Step =>
  ({ content }) =>
    expect(content()).toMatchObject(properties)
const hasFocus: Step = ({ content }) => expect(activeElement()).toBe(content())
const hasNoFocus: Step = ({ content }) => expect(activeElement()).not.toBe(content())
const hasTabindex =
  (value: string | null): Step =>
  ({ content }) =>
    expect.poll(() => content().getAttribute('tabindex')).toBe(value)
const focusPrevious: Step = ({ control }) => control('prev').focus()
const clickIt: Step = ({ content }) => click(content())
const receivesFocus: Step = ({ content }) => expect.poll(() => activeElement()).toBe(content())
const isPast: Step = () => expect(Math.round(scrolled())).toBe(3500)
function scrollPast() {
  addStyle('body { padding-bottom: 3000px }')
  return scrollTo(3500)
}

const turnWheel = (target: EventTarget = place.window) =>
  target.dispatchEvent(new WheelEvent('wheel', { bubbles: true, composed: true }))
const pressKey = (target: EventTarget, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }))

const removed: SceneProps = { extras: [] }
const mounted: SceneProps = { extras: ['content'] }
const load: SceneProps = { page: 2, busy: true }
/** Keeps the height of the page, and where it is scrolled, while the Content is gone. */
const start: Step[] = [
  ...[{ ...controlled, ...focusing }, () => addStyle('body { min-height: 5000px }'), keepScroll],
  ...['tab next', scrollDown, 'press {Enter}'],
]
const isRevealed: Step[] = [isInView, receivesFocus]
const pass = (milliseconds: number) => () => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** How apps replace a Content while they load, with a spinner or a key for example. */
const replaced: Record<string, Step[]> = {
  'with the new page, and was removed before': [removed, load, { ...mounted, busy: false }],
  'after the new page, when data has arrived': [load, removed, { busy: false }, mounted],
  'some time after the new page': [{ page: 2, ...removed }, pass(300), mounted],
  'again at once, when it has shown the result': [{ page: 2 }, removed, pass(300), scrollDown, mounted],
  'after a request for the page before': [{ ...load, ...removed }, 'go 1', { page: 1, busy: false, ...mounted }],
}

/** What can happen between a request and its result, and whether the result comes into view nevertheless. */
const meanwhile: [what: string, isMoved: boolean, act: (next: HTMLElement) => void][] = [
  ['the wheel', false, () => turnWheel()],
  ['a finger', false, () => place.window.dispatchEvent(new Event('touchmove'))],
  ['the scroll bar', false, () => place.document.documentElement.dispatchEvent(new PointerEvent('pointerdown'))],
  ['the scroll bar of an element', false, pressOnScrollBar],
  ['a key inside a shadow tree', false, () => pressKey(inShadow(createElement()), 'PageDown')],
  ['the wheel over an element that hides its events', false, wheelOverMap],
  ['a key that scrolls', false, () => pressKey(place.window, 'PageDown')],
  ['Space', false, () => pressKey(place.window, ' ')],
  ['Space on a button', true, (next) => pressKey(next, ' ')],
  ['another key', true, () => pressKey(place.window, 'a')],
]

function wheelOverMap() {
  const map = createElement()
  map.addEventListener('wheel', (event) => event.stopPropagation())
  turnWheel(map)
}

function pressOnScrollBar() {
  const list = createElement('div', 'position: fixed; top: 0; overflow-y: scroll; width: 100px; height: 50px')
  createElement('p', 'height: 500px', list)
  // Headless browsers hide scroll bars.
  Object.defineProperty(list, 'clientWidth', { value: 85 })
  const { right, top } = list.getBoundingClientRect()
  list.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, composed: true, clientX: right - 2, clientY: top + 10 }),
  )
}

const inShadow = (element: HTMLElement) =>
  createElement('div', '', createElement('div', '', element).attachShadow({ mode: 'open' }))

const createTall = (container: Element) => createElement('div', 'height: 3000px', container)

const rows = (tag: string, text: string) => text.repeat(40).replaceAll('row', tag)
const box = 'class="box" style="display: block; height: 200px; width: 100px; overflow: auto"'
const table = `<div ${box}><table style="width: 300px">${rows('tr', '<row><td>Row</td></row>')}</table></div>`
const wide = rows('p', '<row style="width: 300px">Row</row>')

/** Real layouts of rows in a box that scrolls. */
const layouts: [name: string, html: string][] = [
  ['the Content itself', '<div style="height: 900px; width: 300px"></div>'],
  ['a box around a table', table],
  [
    'the body of a table, below its head',
    `<table style="display: block"><thead><tr><th>Name</th></tr></thead>
    <tbody ${box}>${rows('tr', '<row><td style="min-width: 300px">Row</td></row>')}</tbody></table>`,
  ],
  [
    'a box with a sticky header',
    `<h2>Rows</h2><div ${box}><div style="position: sticky; top: 0">Name</div>${wide}</div>`,
  ],
  [
    'the box of a virtualised list',
    `<div ${box}><div style="height: 9000px; width: 300px; position: relative">
    <p style="position: absolute; transform: translateY(8800px)">Row</p></div></div>`,
  ],
]
const sideways = () => (getComputedStyle(place.body).direction === 'rtl' ? -40 : 40)
const smallBox = `<div style="height: 900px">Rows</div><div ${box}><p style="height: 900px"></p></div>`

type Boxes = readonly [scroller: HTMLElement, inside: HTMLElement]

/** An element that scrolls, and the element in it that the Content is rendered into. */
function inBox(style: string, insideOf = (element: HTMLElement) => createElement('div', '', element)): Boxes {
  const scroller = createElement('div', `overflow: auto; ${style}`)
  return [scroller, insideOf(scroller)]
}
function inSlot(): Boxes {
  const host = createElement()
  const scroller = createElement('div', 'overflow: auto; height: 300px', host.attachShadow({ mode: 'open' }))
  createElement('slot', '', scroller)
  return [scroller, createElement('div', '', host)]
}
const below = '[data-part=content] { position: absolute; top: 300px }'
const wideNav = 'nav { width: 200vw } [data-part=content] { margin-left: 16px; width: 50px }'

/** Where the Content begins before a request, and when its result is shown, relative to the element that scrolls. */
const boxes: [where: string, create: () => Boxes, before: number, shown: number, css?: string][] = [
  ['inside', () => inBox('height: 300px'), -100, 0],
  ['inside, and stays where it is sideways', () => inBox('height: 300px'), -100, 0, wideNav],
  ['inside an element around the slot that it is assigned to', inSlot, -100, 0],
  ['inside an element around the host of its shadow tree', () => inBox('height: 300px', inShadow), -100, 0],
  ['if only the element hides its start', () => inBox('height: 200px; margin-top: 150px'), -100, 0],
  ['if it begins right below what is visible', () => inBox('height: 300px; position: relative'), 300, 0, below],
  ['below a header inside the element', () => inBox('height: 400px; scroll-padding-top: 60px'), 30, 60],
]

export function describeContent({ render, has, rules }: Renderer): void {
  const open = (props?: SceneProps, container?: Element) => {
    addStyle('body { margin: 0 }')
    return render({ count: 95, extras: ['content'], props: { content: tall }, ...props }, container)
  }
  const openControlled = (props?: SceneProps, container?: Element) => open({ ...controlled, ...props }, container)

  describe('the Content', () => {
    tell(open, {
      'marks itself while busy': [
        { ids: { content: 'items' } },
        looks({ ariaBusy: null, id: 'items', textContent: 'Items' }),
        ...[{ busy: true }, looks({ ariaBusy: 'true' }), { busy: false }, looks({ ariaBusy: null })],
      ],
      'keeps the user’s attributes': [
        { props: { content: { attributes: { class: 'own', 'aria-label': 'Results' } } } },
        looks({ className: 'own', ariaLabel: 'Results', dataset: { part: 'content' } }),
      ],
      'comes into view when the result of a request is shown': [{}, scrollDown, 'go next', isInView],
      'comes into view with the pagination of a parent': [{ createdBy: 'parent' }, scrollDown, 'go next', isInView],
      'stays with `scroll: false`': [
        { props: { content: { ...tall, own: { scroll: false } } } },
        scrollDown,
        'go next',
        stays,
      ],
      'waits for the data': [
        controlled,
        ...[keepScroll, next, scrollDown, { page: 2, busy: true }, stays, { busy: false }, isInView],
      ],
      'receives focus with `focus`, without scrolling': [
        { props: { content: { ...named, own: { scroll: false, focus: true } } } },
        ...[scrollPast, 'go next', hasFocus, isPast, 'click next', receivesFocus],
      ],
      'can’t be focused, except while it has focus': [
        { props: { content: { attributes: { 'aria-label': 'Results' }, own: { focus: true } } } },
        ...[hasTabindex(null), clickIt, hasNoFocus, 'go next', receivesFocus, hasTabindex('-1')],
        ...[clickIt, receivesFocus, focusPrevious, hasTabindex(null), clickIt, hasNoFocus],
      ],
    })

    tell(
      open,
      Object.fromEntries(
        Object.entries(replaced).map(([when, steps]) => [
          `comes into view and receives focus, mounted ${when}`,
          [...start, ...steps, ...isRevealed] as unknown as Story,
        ]),
      ),
    )

    tell(open, {
      'stays, mounted again long after its result, or after the user has scrolled or moved focus': [
        ...[...start, { page: 2 }, ...isRevealed, pass(1200), scrollDown, removed, mounted, stays, 'go next'],
        ...[{ page: 3, ...removed }, () => turnWheel(), 'tab prev', scrollDown, mounted, stays, 'focus prev'],
      ] as unknown as Story,
    })

    if (!has('parts')) return

    const asChild = (tag: string): SceneProps => ({ props: { content: { ...tall, asChild: { tag } } } })
    tell(open, {
      'stays if the user scrolls after its element was replaced': [
        { ...controlled, ...asChild('section') },
        ...[next, { page: 2, busy: true, ...asChild('article') }, looks({ localName: 'article' })],
        ...[() => turnWheel(), scrollDown, { busy: false }, stays],
      ],
      'provides its `value` to the parts inside, and follows another one': [
        { createdBy: 'switch', props: { content: { ...tall, children: [{ name: 'Status' }] } } },
        ...[looks({ textContent: '1–10 of 95' }), 'go next, status 11–20 of 95'],
        ...[{ provided: 'second' as const }, 'status 61–70 of 95'],
      ],
    })

    test('stops listening to the window when it is removed', async () => {
      const listeners = watchListeners(place.window)
      const { control, update } = await openControlled()
      control('next').click()
      expect(listeners()).toContain('wheel')
      await update({ extras: [] })
      await expect.poll(listeners).toEqual([])
      await update({ page: 2 })
      expect(listeners()).toEqual([])
    })
  })

  rules('the Content, when a result is shown,', () => {
    tell(open, {
      'comes into view by its children with `display: contents`': [
        { props: { content: { attributes: { style: 'display: contents' } } } },
        ({ content }: View) =>
          content().insertAdjacentHTML('beforeend', '<style></style><div style="height: 3000px">Rows</div>'),
        ...[
          scrollDown,
          'go next',
          ({ all }: View) => expect.poll(() => topOf(all('[data-part=content] > div')[0] as Element)).toBe(0),
        ],
      ],
      'comes into view with `display: contents` and nothing but text': [
        { props: { content: { attributes: { style: 'display: contents' } } } },
        ({ container }: View) => createTall(container),
        ...[scrollDown, 'go next', ({ container }: View) => expect.poll(() => topOf(container)).toBe(0)],
      ],
      'waits for the page, while the parent renders something else': [
        controlled,
        ...[keepScroll, next, scrollDown, { count: 200 }, stays, { page: 2 }, isInView],
      ],
      'stays if the user scrolls after its result, while a newer request waits': [
        { ...controlled, onPageChange: () => {} },
        ...[keepScroll, scrollDown, 'go 2', 'go 3', { page: 2 }, isInView, pass(1200)],
        ...[() => turnWheel(), scrollDown, { page: 3 }, stays],
      ],
      'stays for a page from outside, for a count that changes, and for background loading': [
        controlled,
        ...[keepScroll, next, { page: 2 }, afterFrames, scrollDown],
        ...[{ page: 4 }, { count: 200 }, { busy: true }, { busy: false }, stays],
      ],
      'leaves focus in a field that made the request': [
        { ...focusing, extras: ['content', 'pageSizeSelect', 'pageInput'] },
        ...['choose 20, pageSize 20', ({ select }: View) => expect(activeElement()).toBe(select())],
        ...['type 2{Enter}, page 2', ({ input }: View) => expect(activeElement()).toBe(input())],
      ],
      'receives focus after a chain of requests whose last one was made by a control': [
        { ...focusing, ...controlled, extras: ['content', 'pageSizeSelect'], pageSize: 10 },
        ...['choose 20', { pageSize: 20, busy: true }, next, { page: 2 }, { busy: false }, hasFocus],
      ],
      'receives no focus for what nobody requested': [
        { page: 1, ...focusing },
        ...[{ page: 3, busy: true }, { busy: false }, () => expect(activeElement()).toBe(document.body)],
      ],
    })

    test.for([
      [false, 'auto', false],
      [false, 'smooth', true],
      [true, 'smooth', false],
    ] as const)(
      'respects `prefers-reduced-motion`: %s, with `scroll-behavior: %s`',
      async ([matches, css, isSmooth]) => {
        vi.spyOn(place.window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList)
        const [scroller, container] = inBox(`height: 300px; scroll-behavior: ${css}`)
        addStyle(`html { scroll-behavior: ${css} } body { padding: 900px 0 }`)
        const { content, goTo } = await open({}, container)
        await scrollTo(1000)
        scroller.scrollTo({ top: 500, behavior: 'instant' })
        await afterFrames()
        const passed = new Set<number>()
        place.window.addEventListener('scroll', () => passed.add(scrolled()), { capture: true })
        await goTo('next')
        await expect.poll(() => [topOf(content()), topOf(scroller)]).toEqual([0, 0])
        expect(passed.size > 1).toBe(isSmooth)
        expect(place.window.matchMedia).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)')
      },
    )

    /** A shell of 300 by 300 px, in which a panel overflows and `main`, below a header, scrolls. */
    const inShell = async (shellStyle: string, mainStyle = '') => {
      const shell = createElement('div', `position: relative; width: 300px; height: 300px; ${shellStyle}`)
      createElement('h1', 'margin: 0; height: 60px', shell)
      createElement('div', 'position: absolute; top: 360px; left: 360px; width: 50px; height: 50px', shell)
      const main = createElement('main', `display: block; height: 240px; overflow: auto; ${mainStyle}`, shell)
      const { content, goTo } = await open({}, main)
      return { shell, main, content, next: () => goTo('next') }
    }
    const isWide = '[data-part=content] { margin-left: 16px; width: 290px }'

    test.for<[what: string, shell: string, main: string, css: string, top: number]>([
      ['a shell that clips', 'overflow: hidden', '', '', 0],
      ['a shell that clips sideways', 'overflow: hidden auto', 'width: 400px', isWide, 60],
      ['a shell that clips downwards', 'overflow: auto hidden', '', '', 0],
      ['a box that scrolls only downwards', 'overflow: hidden', 'overflow-x: hidden', isWide, 0],
    ])('leaves %s as the user can scroll it', async ([, shellStyle, mainStyle, css, top]) => {
      addStyle(css)
      const { shell, main, content, next } = await inShell(shellStyle, mainStyle)
      main.scrollTop = 500
      await next()
      await expect.poll(() => topOf(content()) - topOf(main)).toBe(0)
      expect([shell.scrollTop, shell.scrollLeft, main.scrollLeft]).toEqual([top, 0, 0])
    })

    test('comes into view inside a card that clips, and leaves it where it was', async () => {
      addStyle('body { padding-bottom: 3000px }')
      const { shell, content, next } = await inShell('overflow: hidden', 'height: 280px; overflow: visible')
      shell.scrollTop = 10
      await scrollTo(900)
      await next()
      await expect.poll(() => topOf(content())).toBe(0)
      expect(shell.scrollTop).toBe(10)
    })

    test.for<[css: string, isMoved: boolean]>([
      ['html { overflow: hidden }', false],
      ['body { overflow: hidden }', false],
      ['html { overflow: auto } body { overflow: hidden }', true],
      ['html { overflow: hidden } body { overflow: auto; height: 100vh }', true],
    ])('comes into view if the user can scroll the page: %s', async ([css, isMoved]) => {
      addStyle(css)
      const { content, goTo } = await open()
      for (const scroller of [place.window, place.document.body]) scroller.scrollTo({ top: 1500, behavior: 'instant' })
      await afterFrames()
      const before = topOf(content())
      expect(before).toBeLessThan(-1000)
      await goTo('next')
      await afterFrames()
      expect(topOf(content())).toBe(isMoved ? 0 : before)
    })

    test.for<[where: string, before: number, after: number]>([
      ['above', 100, 0],
      ['in', 400, 400],
      ['below', 510, 0],
    ])('comes into view if it begins %s what a pinch has zoomed in on', async ([, before, after]) => {
      const { content, goTo } = await open()
      addStyle('body { padding-top: 1000px }')
      await scrollTo(scrolled() + topOf(content()) - before)
      vi.spyOn(place.window, 'visualViewport', 'get').mockReturnValue({ offsetTop: 300, height: 200 } as VisualViewport)
      await goTo('next')
      await expect.poll(() => topOf(content())).toBe(after)
    })

    const shortBody =
      'html, body { height: 100% } body { overflow-x: hidden } [data-part=content] { position: relative; top: 2000px }'
    const margin = 'body { padding-top: 300px } [data-part=content] { scroll-margin-top: 80px }'
    const fraction = 'body { padding: 300px 0 3000px } [data-part=content] { position: absolute; top: -0.4px }'
    test.for([
      ['in the window', 'body { padding-top: 200px }', 100, ''],
      ['with a body that is shorter than the page', shortBody, 1900, ''],
      ['in an element with `overflow: hidden`, whatever its `scroll-margin`', margin, 100, 'overflow: hidden'],
      [
        'in an element that hides a fraction of a pixel',
        fraction,
        100,
        'overflow: hidden; position: relative; height: 300px',
      ],
      ['in an element with `overflow: clip`', margin, 100, 'overflow: clip'],
      ['in an element with `overflow-x: auto`', margin, 100, 'overflow-x: auto'],
    ] as const)('doesn’t move if its start is in view %s', async ([, style, top, containerStyle]) => {
      const { content, goTo } = await open({}, createElement('div', containerStyle))
      addStyle(style)
      await scrollTo(top)
      const before = topOf(content())
      expect(before).toBeGreaterThan(0)
      await goTo('next')
      await afterFrames()
      expect(topOf(content())).toBe(before)
    })

    const openLayout = async (html: string, props?: SceneProps) => {
      const { all, content, goTo } = await open({ props: { content: {} }, ...props })
      content().innerHTML = html
      const [scroller = content()] = all('.box')
      if (scroller === content()) content().style.cssText = 'height: 200px; width: 100px; overflow: auto'
      scroller.scrollTo(sideways(), 8000)
      await afterFrames()
      expect(scroller.scrollTop).toBeGreaterThan(0)
      return { scroller, next: () => goTo('next') }
    }

    test.for(layouts)('scrolls %s back to its first row, and stays where it is sideways', async ([, html]) => {
      const { scroller, next } = await openLayout(html)
      await next()
      await expect.poll(() => scroller.scrollTop).toBe(0)
      expect(scroller.scrollLeft).toBe(sideways())
    })

    test.for<[string, html: string, SceneProps?, afterRequest?: () => void]>([
      ['a box inside with `scroll: false`', table, { props: { content: { own: { scroll: false } } } }],
      ['a box inside if the user has scrolled since the request', table, {}, () => turnWheel()],
      ['a small box in a row, such as a field', smallBox],
    ])('leaves %s where it is', async ([, html, props, afterRequest]) => {
      const { scroller, next } = await openLayout(html, props)
      const before = scroller.scrollTop
      const isDone = next()
      afterRequest?.()
      await isDone
      await afterFrames()
      expect(scroller.scrollTop).toBe(before)
    })

    test.for([
      ['html { scroll-padding-top: 80px }', 50, 80],
      ['html { scroll-padding-top: 80px } [data-part=content] { scroll-margin-top: 20px }', 90, 100],
      ['html { scroll-padding-top: 20% }', -50, 0, 0.2],
      ['html { scroll-padding-top: 20% }', 50, 50, 0.2],
      ['html { scroll-padding-top: auto }', 50, 50],
      ['[data-part=content] { scroll-margin-top: 60px }', 30, 60],
    ] as const)('leaves room for a fixed header: %s', async ([style, start, shown, share = 0]) => {
      const { content, goTo } = await open()
      const inset = share * viewHeight()
      addStyle(`body { padding-top: 1000px } ${style}`)
      await scrollTo(scrolled() + topOf(content()) - start - inset)
      await goTo('next')
      await expect.poll(() => Math.abs(topOf(content()) - shown - inset)).toBeLessThan(1)
    })

    test.for(boxes)('comes into view %s', async ([, create, before, shown, css = '']) => {
      const [scroller, container] = create()
      const { content, goTo } = await open({}, container)
      addStyle(css)
      const start = () => topOf(content()) - topOf(scroller)
      scroller.scrollTop = start() - before
      expect(start()).toBe(before)
      await goTo('next')
      await expect.poll(start).toBe(shown)
      expect(scroller.scrollLeft).toBe(0)
    })

    test('comes into view inside an iframe', async () => {
      const { container, window: framed } = await openFrame()
      const { content, goTo } = await open({}, container)
      framed.scrollTo({ top: 1000, behavior: 'instant' })
      await goTo('next')
      await expect.poll(() => topOf(content())).toBe(0)
    })

    test('comes into view if only the document around its iframe hides its start', async () => {
      const { container, element } = await openFrame()
      element.style.cssText = 'display: block; height: 4000px'
      const { goTo } = await open({}, container)
      await scrollTo(1500)
      await goTo('next')
      await expect.poll(() => scrolled()).toBeLessThan(1500)
    })

    test('stays if the document around its iframe hides only the border of that', async () => {
      const { container, element } = await openFrame()
      element.style.cssText = 'display: block; height: 4000px; border-top: 1000px solid'
      const { goTo } = await open({}, container)
      await scrollTo(scrolled() + topOf(element) + 995)
      const before = topOf(element)
      await goTo('next')
      await afterFrames()
      // A zoomed page scrolls to fractions of its pixels.
      expect(Math.abs(before + 995)).toBeLessThan(2)
      expect(topOf(element)).toBe(before)
    })

    test('stays inside an iframe if the user has scrolled there', async () => {
      const { container, window: framed } = await openFrame()
      const { control, update } = await openControlled({}, container)
      control('next').click()
      await update({ page: 2, busy: true })
      turnWheel(framed)
      framed.scrollTo({ top: 1000, behavior: 'instant' })
      await update({ busy: false })
      await afterFrames()
      await new Promise(framed.requestAnimationFrame)
      expect(Math.round(framed.scrollY)).toBe(1000)
    })

    test('is left alone while it is hidden', async () => {
      const { content, goTo } = await open(focusing)
      await scrollTo(1500)
      const moves = [vi.spyOn(content(), 'scrollIntoView'), vi.spyOn(content(), 'focus')]
      addStyle('body > * { display: none }')
      await goTo('next')
      await afterFrames()
      for (const move of moves) expect(move).not.toHaveBeenCalled()
    })

    test.for(meanwhile)('comes into view despite %s since the request: %s', async ([, isMoved, act]) => {
      const { control, update } = await openControlled()
      control('next').click()
      await update({ page: 2, busy: true })
      act(control('next'))
      await scrollTo(1500)
      await update({ busy: false })
      await afterFrames()
      if (isMoved) await expect.poll(() => scrolled()).toBeLessThan(1500)
      else expect(Math.round(scrolled())).toBe(1500)
      await scrollTo(1500)
      control('next').click()
      await update({ page: 3 })
      await expect.poll(() => scrolled()).toBeLessThan(1500)
    })

    test.for<[when: string, answers: SceneProps[]]>([
      ['its result is shown', [{ page: 2, busy: true }, { busy: false }]],
      ['it ends without an answer', [{ page: 5 }]],
    ])('listens to the window after a request, only until %s', async ([, answers]) => {
      const listeners = watchListeners(place.window)
      const { control, update } = await openControlled()
      expect(listeners()).toEqual([])
      control('next').click()
      for (const answer of answers) {
        expect(listeners()).toContain('wheel')
        await update(answer)
      }
      await expect.poll(listeners).toEqual([])
      await update({ props: { content: { ...tall, own: { scroll: false } } } })
      control('next').click()
      await update({ page: 3 })
      await expect.poll(listeners).toEqual([])
    })

    test('a Content that receives focus without a name warns once', async () => {
      const { goTo } = await open({ props: { content: { own: { focus: true } } } })
      for (const _time of [1, 2]) await goTo('next')
      expect(takeConsole()).toEqual([
        expect.stringMatching(/warn: .*Content with `focus` has no name.*Set `aria-label`/),
      ])
    })
  })
}
