import type { PaginationOptions } from '@dogear/core'
import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { cdp, page, server } from 'vitest/browser'
import { takeUnspokenTexts } from '../../harness/console.js'
import { addStyle } from '../../harness/controls.js'
import { extraNames } from '../../harness/nodes.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

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

const links: SceneProps = { type: 'link', getPageUrl }
const list: SceneProps = { list: 'list' }
const all: SceneProps = { ...list, jump: 5, extras: extraNames }

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
    describe.for<[where: string, props: SceneProps, passing: string]>([
      ['buttons', {}, 'button-name'],
      ['links', links, 'aria-allowed-attr'],
      ['a list of buttons', list, 'button-name'],
      ['a list of links', { ...links, ...list }, 'aria-allowed-attr'],
      ['every other part', all, 'select-name'],
      ['every other part beside links', { ...links, ...all }, 'label'],
    ])('in %s', ([, props, passing]) => {
      test.for(scenes)('%s', ([, options]) => check({ ...options, ...props }, passing))
    })

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

  const renderTree = async (options: PaginationOptions) => {
    const content = { attributes: { role: 'region', 'aria-label': 'Results' } }
    await render({ ...options, ...all, props: { content } })
    return accessibilityTree()
  }

  // Other browsers don't show their tree.
  if (server.browser === 'chromium')
    rules('the accessibility tree', () => {
      test('has every part with its role, name and value', async () => {
        expect(await renderTree({ count: 950, page: 50 })).toEqual([
          ...['navigation "pagination"', '  button "first page"', '  button "previous page"', '  list'],
          ...items(
            'button "page 1"',
            'button "5 pages back"',
            'button "page 49"',
            'button "page 50"',
            'button "page 51"',
          ),
          ...items('button "5 pages forward"', 'button "last page, page 95"'),
          ...['  button "next page"', '  button "last page"', '  combobox "items per page" value 10'],
          ...['  textbox "page" value 50', '  region "Results"'],
        ])
      })

      test('has the state of every part', async () => {
        expect(await renderTree({ count: 20, page: 2, disabled: true, busy: true, type: 'link', getPageUrl })).toEqual([
          ...['navigation "pagination"', '  link "first page" disabled', '  link "previous page" disabled', '  list'],
          ...items('link "page 1" disabled', 'link "last page, page 2" disabled'),
          ...['  link "next page" disabled', '  link "last page" disabled'],
          ...['  combobox "items per page" value 10 disabled', '  textbox "page" value 2 disabled'],
          '  region "Results" busy',
        ])
      })
    })

  if (!has('parts')) return

  test('axe finds no violation in an Ellipsis with a click handler', async () => {
    const ellipsis = { asChild: { tag: 'button', attributes: { 'aria-label': 'five pages on' }, onClick: () => {} } }
    await check({ count: 100, props: { ellipsis } }, 'button-name')
  })
}

const items = (...lines: string[]) => lines.flatMap((line) => ['    listitem', `      ${line}`])

const shownRoles = /^(navigation|list|listitem|button|link|combobox|textbox|status|region)$/
const shownStates = ['disabled', 'live', 'busy']

/** A node of the accessibility tree, in Chromium's protocol. */
interface Node {
  readonly nodeId: string
  readonly childIds?: readonly string[]
  readonly ignored: boolean
  readonly role?: Value
  readonly name?: Value
  readonly value?: Value
  readonly properties?: readonly { readonly name: string; readonly value: Value }[]
}

type Value = { readonly value: unknown }

/** Sends commands of Chromium's protocol. */
interface Session {
  send(command: 'Page.getFrameTree'): Promise<{ readonly frameTree: Frame }>
  send(command: 'Accessibility.getFullAXTree', frame: { frameId: string }): Promise<{ readonly nodes: Node[] }>
}
type Frame = { readonly frame: { readonly id: string }; readonly childFrames?: readonly Frame[] }

/** What the browser tells assistive technology, one indented line per node. */
async function accessibilityTree(): Promise<string[]> {
  const session = cdp() as unknown as Session
  const { frameTree } = await session.send('Page.getFrameTree')
  const frameId = (frameTree.childFrames?.[0] ?? frameTree).frame.id
  const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId })
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const linesOf = (node: Node | undefined, indent = ''): string[] => {
    if (!node) return []
    const line = node.ignored ? '' : describeNode(node)
    const inner = line ? `${indent}  ` : indent
    const children = (node.childIds ?? []).flatMap((id) => linesOf(byId.get(id), inner))
    return line ? [indent + line, ...children] : children
  }
  return linesOf(nodes[0])
}

function describeNode({ role, name, value, properties = [] }: Node): string {
  if (!shownRoles.test(`${role?.value}`)) return ''
  const isShown = (state: string, { value }: Value) => shownStates.includes(state) && value && value !== 'off'
  const states = properties.flatMap(({ name, value }) => (isShown(name, value) ? name : []))
  const words = [role?.value, name?.value && JSON.stringify(name.value), value?.value && `value ${value.value}`]
  return [...words, ...states].filter(Boolean).join(' ')
}
