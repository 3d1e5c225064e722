import type { PaginationOptions } from '@dogear/core'
import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import type { Renderer } from '../renderer.js'

const pages: Record<string, PaginationOptions> = {
  'the first page': { count: 100 },
  'a page in the middle': { count: 100, defaultPage: 5 },
  'the last page': { count: 100, defaultPage: 10 },
  'no page': { count: 0 },
}
const getPageUrl: PaginationOptions['getPageUrl'] = ({ page }) => `#page=${page}`

export function describeAccessibility({ render, has }: Renderer): void {
  const cases = (['button', 'link'] as const).flatMap((type) => Object.keys(pages).map((page) => [type, page] as const))

  describe('accessibility', () => {
    test.for(cases)('axe finds nothing: type %s, %s', async ([type, page]) => {
      document.body.append(roomForFingers())
      const { container } = await render({ ...pages[page], type, getPageUrl })
      const rules = axe.getRules().map(({ ruleId }) => ruleId)
      const { violations, passes } = await axe.run(container, { runOnly: { type: 'rule', values: rules } })
      expect(violations.map(({ id, help, nodes }) => [id, help, nodes.map(({ html }) => html)])).toEqual([])
      expect(passes.map(({ id }) => id)).toContain(type === 'button' ? 'button-name' : 'aria-allowed-attr')
    })

    if (!has('parts')) return

    test('axe finds nothing: an ellipsis that can be clicked', async () => {
      document.body.append(roomForFingers())
      const ellipsis = { asChild: { tag: 'button', attributes: { 'aria-label': 'five pages on' }, onClick: () => {} } }
      const { container } = await render({ count: 100, props: { ellipsis } })
      const { violations, passes } = await axe.run(container)
      expect(violations.map(({ id }) => id)).toEqual([])
      expect(passes.map(({ id }) => id)).toContain('button-name')
    })
  })
}

/** How large a target is, is up to the page: nothing is styled here that was not requested for. */
function roomForFingers(): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = '[data-part] { display: inline-block; min-width: 24px; min-height: 24px }'
  return style
}
