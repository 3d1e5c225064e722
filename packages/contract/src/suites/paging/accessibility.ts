import type { PaginationOptions } from '@dogear/core'
import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { takeUnspokenTexts } from '../../harness/console.js'
import { addStyle } from '../../harness/controls.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'
import type { ExtraName } from '../../harness/scene.js'

const allScenes: Record<string, PaginationOptions> = {
  'on the first page': { count: 100 },
  'on a page in the middle': { count: 100, defaultPage: 5 },
  'on the last page': { count: 100, defaultPage: 10 },
  'without pages': { count: 0 },
  'with an open total': { hasNextPage: true, page: 5 },
  'with a known number of pages': { totalPages: 5, page: 5 },
  'with a single page': { count: 7 },
  'while busy': { minCount: 1000, page: 5, busy: true },
  'that are disabled': { count: 100, page: 5, disabled: true },
}
const getPageUrl: PaginationOptions['getPageUrl'] = ({ page }) => `#page=${page}`

const extras: readonly ExtraName[] = ['pageSizeSelect', 'pageInput', 'status', 'content']

export function describeAccessibility({ render, has, rules, isThorough }: Renderer): void {
  const scenes = Object.entries(allScenes).filter(([name]) => isThorough || name === 'on a page in the middle')
  const check = async (props: SceneProps, passing: string) => {
    // The size of the targets is up to the page.
    addStyle('[data-part] { display: inline-block; min-width: 24px; min-height: 24px }')
    const { container } = await render(props)
    const values = axe.getRules().map(({ ruleId }) => ruleId)
    const { violations, passes } = await axe.run(container, { runOnly: { type: 'rule', values } })
    expect(violations.map(({ id, help, nodes }) => [id, help, nodes.map(({ html }) => html)])).toEqual([])
    expect(passes.map(({ id }) => id)).toContain(passing)
  }

  rules('axe finds no violation', () => {
    test.for(scenes)('in buttons %s', ([, options]) => check(options, 'button-name'))

    test.for(scenes)('in links %s', ([, options]) =>
      check({ ...options, type: 'link', getPageUrl }, 'aria-allowed-attr'),
    )

    test.for(scenes)('in a list of buttons %s', ([, options]) => check({ ...options, list: 'list' }, 'button-name'))

    test.for(scenes)('in a list of links %s', ([, options]) =>
      check({ ...options, type: 'link', getPageUrl, list: 'list' }, 'aria-allowed-attr'),
    )

    test.for(scenes)('in every other part %s', ([, options]) =>
      check({ ...options, list: 'list', jump: 5, extras }, 'select-name'),
    )

    test.for(scenes)('in every other part beside links %s', ([, options]) =>
      check({ ...options, type: 'link', getPageUrl, list: 'list', jump: 5, extras }, 'label'),
    )

    test('in a list with custom content', () => check({ count: 100, list: 'list', custom: 'both' }, 'button-name'))
  })

  test('a control whose name lacks its visible text is reported once', async () => {
    const options = { count: 100, translations: { nextTriggerLabel: 'onward' } }
    for (const _time of [1, 2]) await render(options)
    expect(takeUnspokenTexts()).toEqual([expect.stringMatching(/text "Next" has the name "onward"/)])
    for (const label of ['', 'NEXT, onward']) {
      const { control } = await render({ ...options, props: { nextTrigger: { attributes: { 'aria-label': label } } } })
      await expect.element(page.getByRole('button', { name: label || 'Next', exact: true })).toBe(control('next'))
    }
    expect(takeUnspokenTexts()).toEqual([])
  })

  if (!has('parts')) return

  describe('axe finds no violation', () => {
    test('in an Ellipsis with a click handler', async () => {
      const ellipsis = { asChild: { tag: 'button', attributes: { 'aria-label': 'five pages on' }, onClick: () => {} } }
      await check({ count: 100, props: { ellipsis } }, 'button-name')
    })
  })
}
