import { describe, expect, test } from 'vitest'
import type { Renderer } from '../../harness/renderer.js'

export function describeMinimalMarkup({ render }: Renderer): void {
  describe('minimal markup', () => {
    test.for(['root', 'parent'] as const)(
      'no styles, wrapper elements or ids (created by the %s)',
      async (createdBy) => {
        const head = document.head.innerHTML
        const { container, roots } = await render({ count: 100, defaultPage: 5, createdBy })
        expect([...container.children]).toEqual(roots())
        const tags = [...(roots()[0]?.querySelectorAll('*') ?? [])].map(({ tagName }) => tagName)
        expect(tags.join(' ')).toBe('BUTTON BUTTON BUTTON DIV BUTTON BUTTON BUTTON DIV BUTTON BUTTON BUTTON')
        expect(container.querySelector('[id], [class], [style]')).toBeNull()
        expect(document.head.innerHTML).toBe(head)
      },
    )
  })
}
