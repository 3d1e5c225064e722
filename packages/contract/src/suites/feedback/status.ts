import { describe, expect, test } from 'vitest'
import { renderExtras } from '../../harness/extras.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

const none = { count: undefined, totalPages: undefined, minCount: undefined, hasNextPage: undefined }

export function describeStatus({ render, rules }: Renderer): void {
  const renderStatus = (props: SceneProps) => renderExtras(render, { extras: ['status'], ...none, ...props })

  describe('the Status', () => {
    test('is a live region that is off', async () => {
      const { status } = await renderStatus({ count: 95, ids: { status: 'shown' } })
      expect([status().role, status().ariaLive, status().id]).toEqual(['status', 'off', 'shown'])
    })

    test('keeps its text while busy', async () => {
      const { status, update } = await renderStatus({ count: 95, page: 3 })
      await update({ page: 4, busy: true })
      expect(status().textContent).toBe('21–30 of 95')
      await update({ count: undefined })
      expect(status().textContent).toBe('21–30 of 95')
      await update({ count: 200, busy: false })
      expect(status().textContent).toBe('31–40 of 200')
      await update({ count: undefined })
      expect(status().textContent).toBe('')
    })

    test('shows the text after a browser has translated the page, which replaces text nodes', async () => {
      const { status, run } = await renderStatus({ count: 95 })
      const font = Object.assign(document.createElement('font'), { textContent: '1–10 von 95' })
      status().replaceChildren(font)
      await run(({ goToNextPage }) => goToNextPage())
      expect(status().textContent).toBe('11–20 of 95')
      await run(({ goToNextPage }) => goToNextPage())
      expect(status().textContent).toBe('21–30 of 95')
    })

    test('isolates its text from what surrounds it', async () => {
      const { status } = await renderStatus({ count: 95, dir: 'rtl' })
      expect(getComputedStyle(status()).direction).toBe('ltr')
    })

    test('shows a custom text, which keeps its details while busy', async () => {
      const text: SceneProps['text'] = (details) => JSON.stringify(details)
      const { status, update } = await renderStatus({ minCount: 100, page: 3, text })
      const shown = { page: 3, totalPages: 0, start: 21, end: 30, count: 100, isCountExact: false }
      expect(JSON.parse(status().textContent)).toEqual(shown)
      await update({ page: 4, busy: true })
      expect(JSON.parse(status().textContent)).toEqual(shown)
      await update({ ...none, busy: false })
      expect(status().textContent).toBe('')
      await update({ text: undefined, count: 0 })
      expect(status().textContent).toBe('No results')
    })
  })

  rules('the text of a Status', () => {
    test.for<[text: string, props: SceneProps]>([
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
    ])('says “%s” with %o', async ([text, props]) => {
      const { status } = await renderStatus(props)
      expect(status().textContent).toBe(text)
    })

    test('speaks the language of `translations`', async () => {
      const translations = { number: new Intl.NumberFormat('de').format }
      const { status, update } = await renderStatus({ count: 95_000, page: 3, translations })
      expect(status().textContent).toBe('21–30 of 95.000')
      await update({ translations: { statusLabel: ({ start, end, count }) => `${start} bis ${end} von ${count}` } })
      expect(status().textContent).toBe('21 bis 30 von 95000')
    })
  })
}
