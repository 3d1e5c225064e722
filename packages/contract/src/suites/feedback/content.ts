import { describe, expect, test, vi } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import { addStyle } from '../../harness/controls.js'
import { renderExtras } from '../../harness/extras.js'
import { afterTasks, openFrame } from '../../harness/frame.js'
import { click } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'
import { watchListeners } from '../../harness/watch-listeners.js'

const tall = { attributes: { style: 'height: 3000px' } }
const named = { attributes: { style: 'height: 3000px', 'aria-label': 'Results' } }

/** Resolves after everything that a change causes: where the Content is, is known in the next frame. */
async function afterFrames() {
  await afterTasks()
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
}

const userScrolls: [name: string, scroll: () => void][] = [
  ['the wheel', () => window.dispatchEvent(new WheelEvent('wheel'))],
  ['a finger', () => window.dispatchEvent(new Event('touchmove'))],
  ['the scroll bar', () => document.documentElement.dispatchEvent(new PointerEvent('pointerdown'))],
  ['the wheel over an element that hides its events', wheelOverMap],
]

function wheelOverMap() {
  const map = document.body.appendChild(document.createElement('div'))
  map.addEventListener('wheel', (event) => event.stopPropagation())
  map.dispatchEvent(new WheelEvent('wheel', { bubbles: true }))
}

export function describeContent({ render, has }: Renderer): void {
  describe.for(['root', 'parent'] as const)('the Content with the pagination of the %s', (createdBy) => {
    const open = (props: SceneProps = {}) => {
      addStyle('body { margin: 0 }')
      return renderExtras(render, { extras: ['content'], createdBy, props: { content: tall }, ...props })
    }
    const scrollTo = async (top: number) => {
      window.scrollTo({ top, behavior: 'instant' })
      await afterFrames()
    }
    const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top)

    test('marks itself while busy', async () => {
      const { content, update } = await open({ ids: { content: 'items' } })
      expect([content().ariaBusy, content().tabIndex, content().id, content().textContent]).toEqual([
        null,
        -1,
        'items',
        'Items',
      ])
      await update({ busy: true })
      expect(content().ariaBusy).toBe('true')
      await update({ busy: false })
      expect(content().ariaBusy).toBeNull()
    })

    test('comes into view when the result of a request is shown', async () => {
      const { content, run } = await open()
      await scrollTo(1500)
      await run(({ goToNextPage }) => goToNextPage())
      await expect.poll(() => topOf(content())).toBe(0)
    })

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

    test('doesn’t move if its start is in view', async () => {
      const { content, run } = await open()
      addStyle('body { padding-top: 200px }')
      await scrollTo(100)
      const before = topOf(content())
      await run(({ goToNextPage }) => goToNextPage())
      await afterFrames()
      expect(topOf(content())).toBe(before)
    })

    test('doesn’t move if its start is in view, although the body is shorter than the page', async () => {
      const { content, run } = await open()
      addStyle('html, body { height: 100% } body { overflow-x: hidden }')
      addStyle('[data-part=content] { position: relative; top: 2000px }')
      await scrollTo(1900)
      const before = topOf(content())
      expect(before).toBeGreaterThan(0)
      await run(({ goToNextPage }) => goToNextPage())
      await afterFrames()
      expect(topOf(content())).toBe(before)
    })

    test('waits for the data', async () => {
      const { content, control, update } = await open({ page: 1, onPageChange: () => {} })
      control('next').click()
      await scrollTo(1500)
      await update({ page: 2, busy: true })
      await afterFrames()
      expect(Math.round(window.scrollY)).toBe(1500)
      await update({ busy: false })
      await expect.poll(() => topOf(content())).toBe(0)
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

    test.for(userScrolls)('stays if the user has scrolled with %s since the request', async ([, userScroll]) => {
      const { control, update } = await open({ page: 1, onPageChange: () => {} })
      control('next').click()
      await update({ page: 2, busy: true })
      userScroll()
      await scrollTo(1500)
      await update({ busy: false })
      await afterFrames()
      expect(Math.round(window.scrollY)).toBe(1500)
      control('next').click()
      await update({ page: 3 })
      await expect.poll(() => window.scrollY).toBeLessThan(1500)
    })

    test('stays if the user has pressed a key that scrolls, but not after others', async () => {
      const { control, update } = await open({ page: 1, onPageChange: () => {} })
      for (const [page, key, moves] of [
        [2, 'PageDown', false],
        [3, 'a', true],
      ] as const) {
        control('next').click()
        await update({ page, busy: true })
        window.dispatchEvent(new KeyboardEvent('keydown', { key }))
        await scrollTo(1500)
        await update({ busy: false })
        await afterFrames()
        expect(window.scrollY < 1500, key).toBe(moves)
      }
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

    test('stays with `scroll: false`', async () => {
      const { run } = await open({ behavior: { scroll: false } })
      await scrollTo(1500)
      await run(({ goToNextPage }) => goToNextPage())
      await afterFrames()
      expect(Math.round(window.scrollY)).toBe(1500)
    })

    test('leaves room for a sticky header with `scroll-margin`', async () => {
      addStyle('[data-part=content] { scroll-margin-top: 60px }')
      const { content, run } = await open()
      addStyle('body { padding-top: 200px }')
      const before = window.scrollY + topOf(content())
      await scrollTo(before - 30)
      await run(({ goToNextPage }) => goToNextPage())
      await expect.poll(() => topOf(content())).toBe(60)
    })

    test('comes into view inside an element that scrolls', async () => {
      const container = document.body.appendChild(document.createElement('div'))
      container.style.cssText = 'height: 300px; overflow: auto'
      const { content, run } = await renderExtras(
        render,
        { extras: ['content'], createdBy, props: { content: tall } },
        container,
      )
      container.scrollTop = 1000
      await run(({ goToNextPage }) => goToNextPage())
      await expect.poll(() => topOf(content()) - topOf(container)).toBe(0)
    })

    test('comes into view if only an element that scrolls hides its start', async () => {
      const container = document.body.appendChild(document.createElement('div'))
      container.style.cssText = 'height: 200px; margin-top: 150px; overflow: auto'
      addStyle('body { margin: 0 }')
      const { content, run } = await renderExtras(
        render,
        { extras: ['content'], createdBy, props: { content: tall } },
        container,
      )
      container.scrollTop = topOf(content()) - topOf(container) + 100
      expect(topOf(content())).toBe(50)
      await run(({ goToNextPage }) => goToNextPage())
      await expect.poll(() => topOf(content()) - topOf(container)).toBe(0)
    })

    test('comes into view if only the document around its iframe hides its start', async () => {
      const { container, element } = await openFrame()
      addStyle('body { margin: 0 }')
      element.style.cssText = 'display: block; height: 4000px'
      const { run } = await renderExtras(
        render,
        { extras: ['content'], createdBy, props: { content: tall } },
        container,
      )
      await scrollTo(1500)
      await run(({ goToNextPage }) => goToNextPage())
      await expect.poll(() => window.scrollY).toBeLessThan(1500)
    })

    test('comes into view inside an iframe', async () => {
      const { container, window: framed } = await openFrame()
      const { content, run } = await renderExtras(
        render,
        { extras: ['content'], createdBy, props: { content: tall } },
        container,
      )
      framed.scrollTo({ top: 1000, behavior: 'instant' })
      await run(({ goToNextPage }) => goToNextPage())
      await expect.poll(() => topOf(content())).toBe(0)
    })

    test('stays inside an iframe if the user has scrolled there', async () => {
      const { container, window: framed } = await openFrame()
      const { control, update } = await renderExtras(
        render,
        { extras: ['content'], createdBy, props: { content: tall }, page: 1, onPageChange: () => {} },
        container,
      )
      control('next').click()
      await update({ page: 2, busy: true })
      framed.dispatchEvent(new WheelEvent('wheel'))
      framed.scrollTo({ top: 1000, behavior: 'instant' })
      await update({ busy: false })
      await afterFrames()
      await new Promise(framed.requestAnimationFrame)
      expect(Math.round(framed.scrollY)).toBe(1000)
    })

    test('listens to the window only until the result is shown', async () => {
      const listeners = watchListeners(window)
      const { control, update } = await open({ page: 1, onPageChange: () => {} })
      expect(listeners()).toEqual([])
      control('next').click()
      await update({ page: 2, busy: true })
      expect(listeners()).toContain('wheel')
      await update({ busy: false })
      await expect.poll(listeners).toEqual([])
      await update({ behavior: { scroll: false } })
      control('next').click()
      await update({ page: 3 })
      await expect.poll(listeners).toEqual([])
    })

    if (has('parts'))
      test('stops listening to the window when it is removed', async () => {
        const listeners = watchListeners(window)
        const { control, update } = await open({ page: 1, onPageChange: () => {} })
        control('next').click()
        expect(listeners()).toContain('wheel')
        await update({ extras: [] })
        await expect.poll(listeners).toEqual([])
        await update({ page: 2 })
        expect(listeners()).toEqual([])
      })

    test('receives focus with `focus`, without scrolling', async () => {
      const { content, control, run } = await open({
        behavior: { scroll: false, focus: true },
        props: { content: named },
      })
      addStyle('body { padding-bottom: 3000px }')
      await scrollTo(3500)
      await run(({ goToNextPage }) => goToNextPage())
      expect(document.activeElement).toBe(content())
      expect(Math.round(window.scrollY)).toBe(3500)
      await click(control('next'))
      await expect.poll(() => document.activeElement).toBe(content())
    })

    test('receives no focus for what nobody requested', async () => {
      const { update } = await open({ page: 1, behavior: { focus: true }, props: { content: named } })
      await update({ page: 3, busy: true })
      await update({ busy: false })
      expect(document.activeElement).toBe(document.body)
    })

    test('keeps the user’s attributes', async () => {
      const { content } = await open({ props: { content: { attributes: { class: 'own', 'aria-label': 'Results' } } } })
      expect([content().className, content().ariaLabel, content().dataset.part]).toEqual(['own', 'Results', 'content'])
    })
  })

  if (has('parts'))
    test('a Content provides its `value` to the parts inside, and follows another one', async () => {
      const { content, run, update } = await renderExtras(render, {
        extras: ['content'],
        createdBy: 'switch',
        hasStatusInContent: true,
      })
      expect(content().textContent).toBe('1–10 of 95')
      await run(({ goToNextPage }) => goToNextPage())
      await expect.poll(() => content().textContent).toBe('11–20 of 95')
      await update({ provided: 'second' })
      await expect.poll(() => content().textContent).toBe('61–70 of 95')
    })

  test('a Content that receives focus without a name warns once', async () => {
    const { run } = await renderExtras(render, { extras: ['content'], behavior: { focus: true } })
    await run(({ goToNextPage }) => goToNextPage())
    await run(({ goToNextPage }) => goToNextPage())
    expect(takeConsole()).toEqual([expect.stringMatching(/warn: .*Content with `focus` has no name.*Set `aria-label`/)])
  })
}
