import { describe, expect, test } from 'vitest'
import { preventClicks } from '../../harness/controls.js'
import { focused, press, tabTo } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

export function describeFocusWhileBusy({ render, rules }: Renderer): void {
  /** An app that controls the page, and renders while it loads as well as afterwards. */
  const open = async (answer: (page: number) => SceneProps, props: SceneProps = {}) => {
    preventClicks()
    let requested: number | undefined
    const none = { count: undefined, minCount: undefined, hasNextPage: undefined }
    const view = await render({
      ...answer(1),
      page: 1,
      onPageChange({ page }) {
        requested = page
        void view.update({ page, busy: true, ...none })
      },
      ...props,
    })
    return {
      ...view,
      requested: () => requested,
      load: async () => {
        const page = requested as number
        requested = undefined
        await view.update({ page, busy: false, ...answer(page) })
      },
    }
  }

  describe('focus while a server is asked', () => {
    test('stays on Next from the first page to the last, if only `hasNextPage` is known, and comes back', async () => {
      const { control, list, load, requested } = await open((page) => ({ hasNextPage: page < 4 }))
      const next = control('next')
      await tabTo(next)
      for (const page of [2, 3, 4]) {
        await press('{Enter}')
        await expect.poll(requested).toBe(page)
        expect(await focused()).toBe(next)
        await load()
        if (page < 4) expect(await focused()).toBe(next)
      }
      expect(list()).toBe('1 2 3 [4]')
      expect(await focused()).toBe(control(4))
      await tabTo(control('prev'))
      for (const page of [3, 2, 1]) {
        await press('{Enter}')
        await expect.poll(requested).toBe(page)
        expect(await focused()).toBe(page > 1 ? control('prev') : control(1))
        await load()
        expect(await focused()).toBe(page > 1 ? control('prev') : control(1))
      }
      expect(list()).toBe('[1] 2 …')
    })
  })

  rules('focus while a server is asked', () => {
    test('stays on Next when it is pressed again before the answer', async () => {
      const { control, list, load, requested } = await open((page) => ({ hasNextPage: page < 9 }))
      const next = control('next')
      await tabTo(next)
      for (const page of [2, 3, 4]) {
        await press('{Enter}')
        await expect.poll(requested).toBe(page)
        expect(await focused()).toBe(next)
      }
      await load()
      expect(await focused()).toBe(next)
      expect(list()).toBe('1 2 3 [4] 5 …')
    })

    test('stays on Next past the pages of `minCount` that are known', async () => {
      const { control, load, requested } = await open((page) => ({ minCount: 20, hasNextPage: page < 9 }))
      const next = control('next')
      await tabTo(next)
      for (const page of [2, 3, 4]) {
        await press('{Enter}')
        await expect.poll(requested).toBe(page)
        await load()
        expect(await focused()).toBe(next)
      }
    })

    test('stays on Next at the last page whose cursor is known, until the answer', async () => {
      const { control, list, load, requested } = await open((page) => ({
        maxPage: Math.min(page + 1, 3),
        hasNextPage: page < 3,
      }))
      const next = control('next')
      await tabTo(next)
      for (const page of [2, 3]) {
        await press('{Enter}')
        await expect.poll(requested).toBe(page)
        await press('{Enter}')
        expect(await focused()).toBe(next)
        expect(requested()).toBe(page)
        await load()
      }
      expect(list()).toBe('1 2 [3]')
      expect(await focused()).toBe(control(3))
    })

    test('isn’t moved by a count that arrives while loading', async () => {
      const { control, load, requested, update } = await open(() => ({ count: 100 }))
      await tabTo(control('next'))
      await press('{Enter}')
      await expect.poll(requested).toBe(2)
      await update({ count: 100 })
      await load()
      expect(await focused()).toBe(control('next'))
    })
  })
}
