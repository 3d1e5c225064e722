import type { PaginationOptions } from '@dogear/core'
import { describe, expect, test } from 'vitest'
import type { Renderer } from '../../harness/renderer.js'

/** The compiler reports an option that is missing here. */
const everyOption: Required<PaginationOptions> = {
  count: 100,
  totalPages: 10,
  minCount: 90,
  hasNextPage: true,
  maxPage: 50,
  busy: false,
  disabled: false,
  page: 5,
  defaultPage: 4,
  pageSize: 10,
  defaultPageSize: 20,
  siblingCount: 0,
  boundaryCount: 2,
  type: 'button',
  getPageUrl: ({ page }) => `#${page}`,
  onPageChange: () => {},
  onPageSizeChange: () => {},
  onPaginationChange: () => {},
  onPageOutOfRange: () => {},
  navigate: () => {},
  translations: { rootLabel: 'pages' },
  ids: { root: 'pages' },
  dir: 'ltr',
}

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

    test('no option becomes an attribute of the root, except `dir` and its id', async () => {
      const { roots } = await render(everyOption)
      const names = roots()[0]?.getAttributeNames().sort()
      expect(names).toEqual(['aria-label', 'data-part', 'data-scope', 'dir', 'id'])
    })
  })
}
