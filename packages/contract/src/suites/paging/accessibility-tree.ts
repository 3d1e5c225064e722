import type { PaginationOptions } from '@dogear/core'
import { expect, test } from 'vitest'
import { cdp, server } from 'vitest/browser'
import type { Renderer } from '../../harness/renderer.js'

interface Value {
  readonly value: unknown
}

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

interface Frame {
  readonly frame: { readonly id: string }
  readonly childFrames?: readonly Frame[]
}

/** Sends commands of Chromium's protocol. */
interface Session {
  send(command: string, parameters?: object): Promise<unknown>
}

const shownRoles = /^(navigation|list|listitem|button|link|combobox|textbox|status|region)$/
const shownStates = ['disabled', 'live', 'busy']

export function describeAccessibilityTree({ render, rules }: Renderer): void {
  // Other browsers don't show their tree.
  if (server.browser !== 'chromium') return

  const renderTree = async (options: PaginationOptions) => {
    await render({
      ...options,
      list: 'list',
      jump: 5,
      extras: ['pageSizeSelect', 'pageInput', 'status', 'content'],
      props: { content: { attributes: { role: 'region', 'aria-label': 'Results' } } },
    })
    return accessibilityTree()
  }

  rules('the accessibility tree', () => {
    test('has every part with its role, name and value', async () => {
      expect(await renderTree({ count: 950, page: 50 })).toEqual([
        'navigation "pagination"',
        '  button "first page"',
        '  button "previous page"',
        '  list',
        '    listitem',
        '      button "page 1"',
        '    listitem',
        '      button "5 pages back"',
        '    listitem',
        '      button "page 49"',
        '    listitem',
        '      button "page 50"',
        '    listitem',
        '      button "page 51"',
        '    listitem',
        '      button "5 pages forward"',
        '    listitem',
        '      button "last page, page 95"',
        '  button "next page"',
        '  button "last page"',
        '  combobox "items per page" value 10',
        '  textbox "page" value 50',
        '  status',
        '  region "Results"',
      ])
    })

    test('has the state of every part', async () => {
      const getPageUrl = ({ page }: { page: number }) => `?page=${page}`
      expect(await renderTree({ count: 20, page: 2, disabled: true, busy: true, type: 'link', getPageUrl })).toEqual([
        'navigation "pagination"',
        '  link "first page" disabled',
        '  link "previous page" disabled',
        '  list',
        '    listitem',
        '      link "page 1" disabled',
        '    listitem',
        '      link "last page, page 2" disabled',
        '  link "next page" disabled',
        '  link "last page" disabled',
        '  combobox "items per page" value 10 disabled',
        '  textbox "page" value 2 disabled',
        '  status',
        '  region "Results" busy',
      ])
    })
  })
}

/** What the browser tells assistive technology, one indented line per node. */
async function accessibilityTree(): Promise<string[]> {
  const session = cdp() as unknown as Session
  const { frameTree } = (await session.send('Page.getFrameTree')) as { frameTree: Frame }
  const frameId = (frameTree.childFrames?.[0] ?? frameTree).frame.id
  const { nodes } = (await session.send('Accessibility.getFullAXTree', { frameId })) as { nodes: Node[] }
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
  const states = properties.filter(
    ({ name, value }) => shownStates.includes(name) && value.value && value.value !== 'off',
  )
  return [
    role?.value,
    name?.value && JSON.stringify(name.value),
    value?.value && `value ${value.value}`,
    ...states.map(({ name }) => name),
  ]
    .filter(Boolean)
    .join(' ')
}
