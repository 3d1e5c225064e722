import { describe, expect, test } from 'vitest'
import { choose, optionsOf, renderExtras, type } from '../../harness/extras.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describePropGetters({ render, has }: Renderer): void {
  if (!has('parts')) return

  describe('elements with the props of the getters', () => {
    const renderOwn = () => renderExtras(render, { count: 200, sizes: [5, 20], hasOwnElements: true })

    test('a select shows the page size, and changes it', async () => {
      const { api, run, select } = await renderOwn()
      expect([...optionsOf(select()), select().value]).toEqual(['5: 5', '10: 10', '20: 20', '10'])
      choose(select(), '20')
      await expect.poll(() => api().pageSize).toBe(20)
      expect(select().value).toBe('20')
      await run(({ setPageSize }) => setPageSize(5))
      expect(select().value).toBe('5')
    })

    test('an input goes to the page that the user types, and keeps what is being typed', async () => {
      const { api, input, run } = await renderOwn()
      expect(input().value).toBe('1')
      await type(input(), '7{Enter}')
      await expect.poll(() => api().page).toBe(7)
      await type(input(), '12')
      await run(({ goToNextPage }) => goToNextPage())
      expect(input().value).toBe('12')
      await type(input(), '{Escape}')
      expect(input().value).toBe('8')
      await run(({ setPage }) => setPage(3))
      expect(input().value).toBe('3')
    })

    test('a button jumps into the gap, and the status follows', async () => {
      const { jump, status } = await renderOwn()
      await click(jump(0))
      await expect.poll(() => status().textContent).toBe('51–60 of 200')
    })

    test('the controls can be disabled', async () => {
      const { input, jump, select, update } = await renderOwn()
      await update({ props: { pageInput: { disabled: true } } })
      expect([input(), jump(0), select()].map((control) => control.matches(':disabled'))).toEqual([true, true, true])
    })
  })
}
