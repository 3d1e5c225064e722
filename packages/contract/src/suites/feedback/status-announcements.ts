import type { PageHistoryProps } from '@dogear/core/dom'
import { createPageUrl } from '@dogear/core/url'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openAddress } from '../../harness/address.js'
import { renderExtras } from '../../harness/extras.js'
import { click } from '../../harness/pointer.js'
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

export function describeStatusAnnouncements({ render, rules, has }: Renderer): void {
  /** Renders a Status. Time passes only when the test says so. */
  const open = async (props: SceneProps = {}) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const view = await renderExtras(render, { extras: ['status'], ...props })
    return { ...view, announced: recordAnnouncements(view.status()) }
  }
  const passTime = (milliseconds = noticeTime) => vi.advanceTimersByTime(milliseconds)

  describe('the Status announces', () => {
    afterEach(() => void vi.useRealTimers())

    test('the result of a request, once', async () => {
      const { announced, run, status } = await open()
      await run(({ goToNextPage }) => goToNextPage())
      await expect.poll(() => announced).toEqual(['11–20 of 95'])
      expect(status().ariaLive).toBe('polite')
      passTime()
      expect(status().ariaLive).toBe('off')
      await run(({ goToNextPage }) => goToNextPage())
      await expect.poll(() => announced).toEqual(['11–20 of 95', '21–30 of 95'])
    })

    test('the result when the data has arrived, after the page that a parent accepts', async () => {
      const { announced, control, status, update } = await open({ page: 1, onPageChange: () => {} })
      control('next').click()
      expect(status().ariaLive).toBe('polite')
      await update({ page: 2, busy: true, count: undefined })
      expect([announced, status().textContent]).toEqual([[], '1–10 of 95'])
      await update({ busy: false, count: 96 })
      await expect.poll(() => announced).toEqual(['11–20 of 96'])
      passTime()
      expect(status().ariaLive).toBe('off')
    })

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

    test('the result of a filter, which changes neither page nor size', async () => {
      const { announced, run, status, update } = await open()
      await run(({ announce }) => announce())
      expect(status().ariaLive).toBe('polite')
      await update({ busy: true })
      await update({ busy: false, count: 42 })
      await expect.poll(() => announced).toEqual(['1–10 of 42'])
      passTime()
      expect(status().ariaLive).toBe('off')
    })

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

    test('announces a result that arrives without `busy`', async () => {
      const { announced, run, status, update } = await open()
      await run(({ announce }) => announce())
      await update({ dir: 'rtl' })
      expect(status().ariaLive).toBe('polite')
      await update({ count: 7 })
      await expect.poll(() => announced).toEqual(['1–7 of 7'])
    })

    test('announces the result if it is called while something loads', async () => {
      const { announced, run, status, update } = await open()
      await update({ busy: true })
      await run(({ announce }) => announce())
      await update({ busy: false })
      await expect.poll(() => announced).toEqual(['1–10 of 95'])
      passTime()
      expect(status().ariaLive).toBe('off')
    })

    test('ends in silence if nothing happens', async () => {
      const { announced, run, status, update } = await open()
      await run(({ announce }) => announce())
      passTime(patience)
      expect(status().ariaLive).toBe('off')
      await update({ count: 42 })
      expect(announced).toEqual([])
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

    test('the result of a request soon after another, which stays polite for half a second', async () => {
      const { announced, run, status } = await open()
      await run(({ goToNextPage }) => goToNextPage())
      passTime(300)
      await run(({ goToNextPage }) => goToNextPage())
      passTime(noticeTime - 1)
      expect(status().ariaLive).toBe('polite')
      passTime()
      expect(status().ariaLive).toBe('off')
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
      passTime()
      expect(status().ariaLive).toBe('off')
    })

    test('only the last of several quick requests', async () => {
      const { announced, control, update } = await open({ page: 1, onPageChange: () => {} })
      control('next').click()
      await update({ page: 2, busy: true })
      control('next').click()
      await update({ page: 3 })
      await update({ busy: false })
      await expect.poll(() => announced).toEqual(['21–30 of 95'])
    })

    test('the result of a request, although the parent refuses another one meanwhile', async () => {
      const { announced, control, status, update } = await open({ page: 1, onPageChange: () => {} })
      control('next').click()
      await update({ page: 2, busy: true })
      control('next').click()
      await update({ busy: false })
      await expect.poll(() => announced).toEqual(['11–20 of 95'])
      passTime(patience)
      expect(status().ariaLive).toBe('off')
    })

    test('each result of quick requests that the parent answers late, one after the other', async () => {
      const { announced, run, status, update } = await open({ page: 1, onPageChange: () => {} })
      await run(({ setPage }) => {
        setPage(2)
        setPage(3)
      })
      await update({ page: 2 })
      await expect.poll(() => announced).toEqual(['11–20 of 95'])
      await update({ page: 3 })
      await expect.poll(() => announced).toEqual(['11–20 of 95', '21–30 of 95'])
      passTime()
      expect(status().ariaLive).toBe('off')
    })

    test('the page that a known total has clamped', async () => {
      const { announced, run, update } = await open({
        count: undefined,
        minCount: 200,
        page: 1,
        onPageChange: () => {},
      })
      await run(({ setPage }) => setPage(9))
      await update({ page: 9, busy: true })
      await update({ minCount: undefined, count: 25, busy: false })
      await expect.poll(() => announced).toEqual(['21–25 of 25'])
    })

    test.for([
      ['a filter', { page: 1, busy: true }],
      ['the Back button', { page: 2 }],
      ['a page size from outside', { page: 2, pageSize: 20 }],
    ] as const)('nothing for %s that comes instead of what was asked for', async ([, change]) => {
      const { announced, run, status, update } = await open({ page: 3, onPageChange: () => {} })
      await run(({ goToNextPage }) => goToNextPage())
      await run(({ setPage }) => setPage(5))
      await update({ page: 5, busy: true })
      await update(change)
      expect(status().ariaLive).toBe('off')
      await update({ busy: false, count: 99 })
      expect(announced).toEqual([])
    })

    test('nothing after ten seconds without an answer, but waits as long as data loads', async () => {
      const { announced, control, status, update } = await open({ page: 1, onPageChange: () => {} })
      await click(control('next'))
      passTime(patience - 1)
      expect(status().ariaLive).toBe('polite')
      passTime(1)
      expect(status().ariaLive).toBe('off')
      control('next').click()
      await update({ busy: true })
      passTime(3 * patience)
      expect(status().ariaLive).toBe('polite')
      await update({ page: 2 })
      await update({ busy: false })
      await expect.poll(() => announced).toEqual(['11–20 of 95'])
    })

    test('that a request led to the end, or to nothing', async () => {
      const { announced, control, update } = await open({
        count: undefined,
        hasNextPage: true,
        page: 1,
        onPageChange: () => {},
      })
      control('next').click()
      await update({ page: 2, busy: true })
      await update({ busy: false, hasNextPage: false })
      await expect.poll(() => announced).toEqual(['Page 2 of 2'])
      control('prev').click()
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
      control('next').click()
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
      control('next').click()
      await update({ page: 2, busy: true })
      error = true
      await update({ busy: false, text: ({ page }) => (error ? '' : `page ${page}`) })
      passTime()
      expect(status().ariaLive).toBe('off')
      expect([announced, status().textContent]).toEqual([[], ''])
    })
  })
}
