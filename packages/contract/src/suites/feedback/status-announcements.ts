import { describe, expect, onTestFinished, test } from 'vitest'
import { renderExtras } from '../../harness/extras.js'
import { click } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

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

/** Waits until a live region is off again. */
const untilOff = (status: HTMLElement) => expect.poll(() => status.ariaLive, { timeout: 3000 }).toBe('off')

export function describeStatusAnnouncements({ render }: Renderer): void {
  const open = async (props: SceneProps = {}) => {
    const view = await renderExtras(render, { extras: ['status'], ...props })
    return { ...view, announced: recordAnnouncements(view.status()) }
  }

  describe('the Status announces', () => {
    test('the result of a request, once', async () => {
      const { announced, control, status } = await open()
      await click(control('next'))
      await expect.poll(() => announced).toEqual(['11–20 of 95'])
      expect(status().ariaLive).toBe('polite')
      await untilOff(status())
      await click(control('next'))
      await expect.poll(() => announced).toEqual(['11–20 of 95', '21–30 of 95'])
    })

    test('the result of a request soon after another, and stays polite for half a second', async () => {
      const { announced, run, status } = await open()
      await run(({ goToNextPage }) => goToNextPage())
      await new Promise((resolve) => setTimeout(resolve, 300))
      await run(({ goToNextPage }) => goToNextPage())
      const shown = performance.now()
      await untilOff(status())
      expect(performance.now() - shown).toBeGreaterThan(450)
      expect(announced).toEqual(['11–20 of 95', '21–30 of 95'])
    })

    test('the result of a request of the API, and a new page size', async () => {
      const { announced, run, status } = await open()
      await run(({ setPagination }) => setPagination({ page: 2, pageSize: 20 }))
      await expect.poll(() => announced).toEqual(['21–40 of 95'])
      await run(({ setPageSize }) => setPageSize(50))
      await expect.poll(() => announced).toEqual(['21–40 of 95', '1–50 of 95'])
      await run(({ setPageSize }) => setPageSize(10))
      await expect.poll(() => announced).toEqual(['21–40 of 95', '1–50 of 95', '1–10 of 95'])
      await untilOff(status())
    })

    test('the result when the data has arrived, after the page that a parent accepts', async () => {
      const { announced, control, status, update } = await open({ page: 1, onPageChange: () => {} })
      await click(control('next'))
      expect(status().ariaLive).toBe('polite')
      await update({ page: 2, busy: true, count: undefined })
      expect([announced, status().textContent]).toEqual([[], '1–10 of 95'])
      await update({ busy: false, count: 96 })
      await expect.poll(() => announced).toEqual(['11–20 of 96'])
      await untilOff(status())
    })

    test('only the last of several quick requests', async () => {
      const { announced, control, update } = await open({ page: 1, onPageChange: () => {} })
      await click(control('next'))
      await update({ page: 2, busy: true })
      await click(control('next'))
      await update({ page: 3 })
      await update({ busy: false })
      await expect.poll(() => announced).toEqual(['21–30 of 95'])
    })

    test('the result of a request, although the parent refuses another one meanwhile', async () => {
      const { announced, control, status, update } = await open({ page: 1, onPageChange: () => {} })
      await click(control('next'))
      await update({ page: 2, busy: true })
      await click(control('next'))
      await update({ busy: false })
      await expect.poll(() => announced).toEqual(['11–20 of 95'])
      await untilOff(status())
    })

    test('that a request led to the end, or to nothing', async () => {
      const { announced, control, update } = await open({
        count: undefined,
        hasNextPage: true,
        page: 1,
        onPageChange: () => {},
      })
      await click(control('next'))
      await update({ page: 2, busy: true })
      await update({ busy: false, hasNextPage: false })
      await expect.poll(() => announced).toEqual(['Page 2 of 2'])
      await click(control('prev'))
      await update({ page: 1, busy: true })
      await update({ busy: false, hasNextPage: undefined, count: 0 })
      await expect.poll(() => announced).toEqual(['Page 2 of 2', 'No results'])
    })

    test('nothing on mount, for background loading, or for a count that changes', async () => {
      const { announced, status, update } = await open({ count: undefined, busy: true })
      await update({ busy: false, count: 95 })
      await update({ busy: true })
      await update({ busy: false, count: 96 })
      await update({ count: 97 })
      await update({ translations: { number: (number) => `${number}.` } })
      expect([announced, status().ariaLive]).toEqual([[], 'off'])
    })

    test('nothing for a page or page size that comes from outside', async () => {
      const { announced, status, update } = await open({ page: 1 })
      await update({ page: 5, busy: true })
      await update({ busy: false })
      await update({ pageSize: 20 })
      expect([announced, status().ariaLive, status().textContent]).toEqual([[], 'off', '81–95 of 95'])
    })

    test('nothing but the result, even if the count changes at once', async () => {
      const { announced, control, status, update } = await open()
      await click(control('next'))
      await expect.poll(() => announced).toEqual(['11–20 of 95'])
      await update({ count: 96 })
      expect([announced, status().ariaLive, status().textContent]).toEqual([['11–20 of 95'], 'off', '11–20 of 96'])
    })

    test('nothing if the custom text is empty, after an error for example', async () => {
      let error = false
      const { announced, control, status, update } = await open({
        page: 1,
        onPageChange: () => {},
        text: ({ page }) => (error ? '' : `page ${page}`),
      })
      await click(control('next'))
      await update({ page: 2, busy: true })
      error = true
      await update({ busy: false, text: ({ page }) => (error ? '' : `page ${page}`) })
      await untilOff(status())
      expect([announced, status().textContent]).toEqual([[], ''])
    })

    test('in one of two roots, what the other one requests', async () => {
      const view = await renderExtras(render, { extras: ['status'], createdBy: 'parent', roots: [{}, {}] })
      const announced = recordAnnouncements(view.status())
      await click(view.control('next', 1))
      await expect.poll(() => announced).toEqual(['11–20 of 95'])
    })
  })
}
