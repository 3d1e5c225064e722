import { expect, test, vi } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import { addStyle } from '../../harness/controls.js'
import { afterFrames, choose, named, renderContent, scrollTo, topOf, type } from '../../harness/extras.js'
import { openFrame, watchListeners } from '../../harness/frame.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

/** What can happen between a request and its result, and whether the result comes into view nevertheless. */
const meanwhile: [what: string, isMoved: boolean, act: (next: HTMLElement) => void][] = [
  ['the wheel', false, () => window.dispatchEvent(new WheelEvent('wheel'))],
  ['a finger', false, () => window.dispatchEvent(new Event('touchmove'))],
  ['the scroll bar', false, () => document.documentElement.dispatchEvent(new PointerEvent('pointerdown'))],
  ['the scroll bar of an element', false, pressOnScrollBar],
  ['a key inside a shadow tree', false, () => keyInShadow('PageDown')],
  ['the wheel over an element that hides its events', false, wheelOverMap],
  ['a key that scrolls', false, () => pressKey(window, 'PageDown')],
  ['Space', false, () => pressKey(window, ' ')],
  ['Space on a button', true, (next) => pressKey(next, ' ')],
  ['another key', true, () => pressKey(window, 'a')],
]

const pressKey = (target: EventTarget, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

function wheelOverMap() {
  const map = document.body.appendChild(document.createElement('div'))
  map.addEventListener('wheel', (event) => event.stopPropagation())
  map.dispatchEvent(new WheelEvent('wheel', { bubbles: true }))
}

function pressOnScrollBar() {
  const list = document.body.appendChild(document.createElement('div'))
  list.style.cssText = 'position: fixed; top: 0; overflow-y: scroll; width: 100px; height: 50px'
  list.append(Object.assign(document.createElement('p'), { textContent: 'Long', style: 'height: 500px' }))
  // Headless browsers hide scroll bars.
  Object.defineProperty(list, 'clientWidth', { value: 85 })
  const { right, top } = list.getBoundingClientRect()
  list.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: right - 2, clientY: top + 10 }))
}

function keyInShadow(key: string) {
  const host = document.body.appendChild(document.createElement('div'))
  const inner = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('p'))
  inner.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }))
}

const rows = (tag: string, text: string) => text.repeat(40).replaceAll('row', tag)
const box = 'class="box" style="display: block; height: 200px; width: 100px; overflow: auto"'

/** Real layouts of rows in a box that scrolls. */
const layouts: [name: string, html: string][] = [
  ['the Content itself', '<div style="height: 900px; width: 300px"></div>'],
  [
    'a box around a table',
    `<div ${box}><table style="width: 300px">${rows('tr', '<row><td>Row</td></row>')}</table></div>`,
  ],
  [
    'the body of a table, below its head',
    `<table style="display: block"><thead><tr><th>Name</th></tr></thead>
    <tbody ${box}>${rows('tr', '<row><td style="min-width: 300px">Row</td></row>')}</tbody></table>`,
  ],
  [
    'a box with a sticky header',
    `<h2>Rows</h2><div ${box}><div style="position: sticky; top: 0">Name</div>${rows('p', '<row style="width: 300px">Row</row>')}</div>`,
  ],
  [
    'the box of a virtualised list',
    `<div ${box}><div style="height: 9000px; width: 300px; position: relative">
    <p style="position: absolute; transform: translateY(8800px)">Row</p></div></div>`,
  ],
]

export function describeContentInView({ render, rules }: Renderer): void {
  const open = (props?: SceneProps, container?: Element) => renderContent(render, props, container)

  rules('the Content, when a result is shown,', () => {
    test.for([
      [false, 'auto'],
      [true, 'instant'],
    ] as const)('respects `prefers-reduced-motion`: %s', async ([matches, behavior]) => {
      vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList)
      const { content, run } = await open()
      const scrollIntoView = vi.spyOn(content(), 'scrollIntoView')
      await scrollTo(1500)
      await run(({ goToNextPage }) => goToNextPage())
      await expect.poll(() => scrollIntoView.mock.calls).toEqual([[{ block: 'start', inline: 'nearest', behavior }]])
      expect(window.matchMedia).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)')
    })

    const shortBody =
      'html, body { height: 100% } body { overflow-x: hidden } [data-part=content] { position: relative; top: 2000px }'
    const margin = 'body { padding-top: 300px } [data-part=content] { scroll-margin-top: 80px }'
    test.for([
      ['in the window', 'body { padding-top: 200px }', 100, ''],
      ['with a body that is shorter than the page', shortBody, 1900, ''],
      ['in an element with `overflow: hidden`, whatever its `scroll-margin`', margin, 100, 'overflow: hidden'],
      ['in an element with `overflow: clip`', margin, 100, 'overflow: clip'],
      ['in an element with `overflow-x: auto`', margin, 100, 'overflow-x: auto'],
    ] as const)('doesn’t move if its start is in view %s', async ([, style, top, containerStyle]) => {
      const container = document.body.appendChild(document.createElement('div'))
      container.style.cssText = containerStyle
      const { content, run } = await open({}, container)
      addStyle(style)
      await scrollTo(top)
      const before = topOf(content())
      expect(before).toBeGreaterThan(0)
      await run(({ goToNextPage }) => goToNextPage())
      await afterFrames()
      expect(topOf(content())).toBe(before)
    })

    const openLayout = async (html: string, props?: SceneProps) => {
      const { content, run } = await open({ props: { content: {} }, ...props })
      content().innerHTML = html
      const scroller = content().querySelector('.box') ?? content()
      if (scroller === content()) content().style.cssText = 'height: 200px; width: 100px; overflow: auto'
      scroller.scrollTo(40, 8000)
      await afterFrames()
      expect(scroller.scrollTop).toBeGreaterThan(0)
      return { scroller, next: () => run(({ goToNextPage }) => goToNextPage()) }
    }

    test.for(layouts)('scrolls %s back to its first row, and stays where it is sideways', async ([, html]) => {
      const { scroller, next } = await openLayout(html)
      await next()
      await expect.poll(() => scroller.scrollTop).toBe(0)
      expect(scroller.scrollLeft).toBe(40)
    })

    test.for<[string, () => void, SceneProps]>([
      ['with `scroll: false`', () => {}, { behavior: { scroll: false } }],
      ['if the user has scrolled since the request', () => window.dispatchEvent(new WheelEvent('wheel')), {}],
    ])('scrolls no box inside %s', async ([, afterRequest, props]) => {
      const { scroller, next } = await openLayout(layouts[1]?.[1] as string, props)
      const before = scroller.scrollTop
      const isDone = next()
      afterRequest()
      await isDone
      await afterFrames()
      expect(scroller.scrollTop).toBe(before)
    })

    test('leaves a small box in a row, such as a field, where it is', async () => {
      const { scroller, next } = await openLayout(
        `<div style="height: 900px">Rows</div><div ${box}><p style="height: 900px"></p></div>`,
      )
      const before = scroller.scrollTop
      await next()
      await afterFrames()
      expect(scroller.scrollTop).toBe(before)
    })

    test.for([
      ['html { scroll-padding-top: 80px }', 50, 80],
      ['html { scroll-padding-top: 80px } [data-part=content] { scroll-margin-top: 20px }', 90, 100],
      ['html { scroll-padding-top: 20% }', window.innerHeight / 5 - 50, window.innerHeight / 5],
      ['html { scroll-padding-top: 20% }', window.innerHeight / 5 + 50, window.innerHeight / 5 + 50],
      ['html { scroll-padding-top: auto }', 50, 50],
      ['[data-part=content] { scroll-margin-top: 60px }', 30, 60],
    ] as const)('leaves room for a fixed header: %s', async ([style, start, shown]) => {
      const { content, run } = await open()
      addStyle(`body { padding-top: 1000px } ${style}`)
      await scrollTo(window.scrollY + topOf(content()) - start)
      await run(({ goToNextPage }) => goToNextPage())
      await expect.poll(() => Math.abs(topOf(content()) - shown)).toBeLessThan(1)
    })

    test('leaves room for a header inside the element that scrolls', async () => {
      const scroller = document.body.appendChild(document.createElement('div'))
      scroller.style.cssText = 'height: 400px; overflow: auto; scroll-padding-top: 60px'
      const { content, run } = await open({}, scroller.appendChild(document.createElement('div')))
      scroller.scrollTo(0, topOf(content()) - topOf(scroller) - 30)
      await run(({ goToNextPage }) => goToNextPage())
      await expect.poll(() => topOf(content()) - topOf(scroller)).toBe(60)
    })

    test('is left alone while it is hidden', async () => {
      const { content, run } = await open({ behavior: { focus: true }, props: { content: named } })
      await scrollTo(1500)
      const moves = [vi.spyOn(content(), 'scrollIntoView'), vi.spyOn(content(), 'focus')]
      addStyle('body > * { display: none }')
      await run(({ goToNextPage }) => goToNextPage())
      await afterFrames()
      for (const move of moves) expect(move).not.toHaveBeenCalled()
    })

    test('waits for the page, while the parent renders something else', async () => {
      const { content, control, update } = await open({ page: 1, onPageChange: () => {} })
      addStyle('html { overflow-anchor: none }')
      control('next').click()
      await scrollTo(1500)
      await update({ count: 200 })
      await afterFrames()
      expect(Math.round(window.scrollY)).toBe(1500)
      await update({ page: 2 })
      await expect.poll(() => topOf(content())).toBe(0)
    })

    test.for(meanwhile)('comes into view despite %s since the request: %s', async ([, isMoved, act]) => {
      const { control, update } = await open({ page: 1, onPageChange: () => {} })
      control('next').click()
      await update({ page: 2, busy: true })
      act(control('next'))
      await scrollTo(1500)
      await update({ busy: false })
      await afterFrames()
      if (isMoved) await expect.poll(() => window.scrollY).toBeLessThan(1500)
      else expect(Math.round(window.scrollY)).toBe(1500)
      await scrollTo(1500)
      control('next').click()
      await update({ page: 3 })
      await expect.poll(() => window.scrollY).toBeLessThan(1500)
    })

    test('stays for a page from outside, for a count that changes, and for background loading', async () => {
      const { control, update } = await open({ page: 1, onPageChange: () => {} })
      addStyle('html { overflow-anchor: none }')
      control('next').click()
      await update({ page: 2 })
      await afterFrames()
      await scrollTo(1500)
      await update({ page: 4 })
      await update({ count: 200 })
      await update({ busy: true })
      await update({ busy: false })
      await afterFrames()
      expect(Math.round(window.scrollY)).toBe(1500)
    })

    test('leaves focus in a field that made the request', async () => {
      const { select, input, api } = await open({
        extras: ['content', 'pageSizeSelect', 'pageInput'],
        behavior: { focus: true },
        props: { content: named },
      })
      choose(select(), '20')
      await expect.poll(() => api().pageSize).toBe(20)
      expect(document.activeElement).toBe(select())
      await type(input(), '2{Enter}')
      await expect.poll(() => api().page).toBe(2)
      expect(document.activeElement).toBe(input())
    })

    test('receives focus after a chain of requests whose last one was made by a control', async () => {
      const { content, control, select, update } = await open({
        extras: ['content', 'pageSizeSelect'],
        pageSize: 10,
        page: 1,
        behavior: { focus: true },
        props: { content: named },
      })
      choose(select(), '20')
      await update({ pageSize: 20, busy: true })
      control('next').click()
      await update({ page: 2 })
      await update({ busy: false })
      expect(document.activeElement).toBe(content())
    })

    test.for<[when: string, answers: SceneProps[]]>([
      ['its result is shown', [{ page: 2, busy: true }, { busy: false }]],
      ['it ends without an answer', [{ page: 5 }]],
    ])('listens to the window after a request, only until %s', async ([, answers]) => {
      const listeners = watchListeners(window)
      const { control, update } = await open({ page: 1, onPageChange: () => {} })
      expect(listeners()).toEqual([])
      control('next').click()
      for (const answer of answers) {
        expect(listeners()).toContain('wheel')
        await update(answer)
      }
      await expect.poll(listeners).toEqual([])
      await update({ behavior: { scroll: false } })
      control('next').click()
      await update({ page: 3 })
      await expect.poll(listeners).toEqual([])
    })

    test('receives no focus for what nobody requested', async () => {
      const { update } = await open({ page: 1, behavior: { focus: true }, props: { content: named } })
      await update({ page: 3, busy: true })
      await update({ busy: false })
      expect(document.activeElement).toBe(document.body)
    })

    test('a Content that receives focus without a name warns once', async () => {
      const { run } = await open({ props: {}, behavior: { focus: true } })
      await run(({ goToNextPage }) => goToNextPage())
      await run(({ goToNextPage }) => goToNextPage())
      expect(takeConsole()).toEqual([
        expect.stringMatching(/warn: .*Content with `focus` has no name.*Set `aria-label`/),
      ])
    })
  })

  rules('the Content in an element or document that scrolls', () => {
    /** A box that scrolls, and the element in it that the Content is rendered into. */
    function createBox(style: string, insideOf = (element: HTMLElement) => element) {
      const box = document.body.appendChild(document.createElement('div'))
      box.style.cssText = `overflow: auto; ${style}`
      return [box, insideOf(box)] as const
    }
    function createSlot() {
      const host = document.body.appendChild(document.createElement('div'))
      const shadow = host.attachShadow({ mode: 'open' })
      shadow.innerHTML = '<div style="overflow: auto; height: 300px"><slot></slot></div>'
      return [shadow.firstElementChild as HTMLElement, host.appendChild(document.createElement('div'))] as const
    }
    const inShadow = (element: HTMLElement) =>
      element
        .appendChild(document.createElement('div'))
        .attachShadow({ mode: 'open' })
        .appendChild(document.createElement('div'))

    test.for([
      ['inside', () => createBox('height: 300px')],
      ['inside an element around the slot that it is assigned to', createSlot],
      ['inside an element around the host of its shadow tree', () => createBox('height: 300px', inShadow)],
      ['if only the element hides its start', () => createBox('height: 200px; margin-top: 150px')],
    ] as const)('comes into view %s', async ([, create]) => {
      const [box, container] = create()
      const { content, run } = await open({}, container)
      box.scrollTop = topOf(content()) - topOf(box) + 100
      expect(topOf(content()) - topOf(box)).toBe(-100)
      await run(({ goToNextPage }) => goToNextPage())
      await expect.poll(() => topOf(content()) - topOf(box)).toBe(0)
    })

    test('comes into view if it begins right below what is visible', async () => {
      const [box, container] = createBox('height: 300px; position: relative')
      const { content, run } = await open({}, container)
      addStyle('[data-part=content] { position: absolute; top: 300px }')
      expect(topOf(content()) - topOf(box)).toBe(300)
      await run(({ goToNextPage }) => goToNextPage())
      await expect.poll(() => topOf(content()) - topOf(box)).toBe(0)
    })

    test('comes into view if only the document around its iframe hides its start', async () => {
      const { container, element } = await openFrame()
      element.style.cssText = 'display: block; height: 4000px'
      const { run } = await open({}, container)
      await scrollTo(1500)
      await run(({ goToNextPage }) => goToNextPage())
      await expect.poll(() => window.scrollY).toBeLessThan(1500)
    })

    test('comes into view inside an iframe', async () => {
      const { container, window: framed } = await openFrame()
      const { content, run } = await open({}, container)
      framed.scrollTo({ top: 1000, behavior: 'instant' })
      await run(({ goToNextPage }) => goToNextPage())
      await expect.poll(() => topOf(content())).toBe(0)
    })

    test('stays inside an iframe if the user has scrolled there', async () => {
      const { container, window: framed } = await openFrame()
      const { control, update } = await open({ page: 1, onPageChange: () => {} }, container)
      control('next').click()
      await update({ page: 2, busy: true })
      framed.dispatchEvent(new WheelEvent('wheel'))
      framed.scrollTo({ top: 1000, behavior: 'instant' })
      await update({ busy: false })
      await afterFrames()
      await new Promise(framed.requestAnimationFrame)
      expect(Math.round(framed.scrollY)).toBe(1000)
    })
  })
}
