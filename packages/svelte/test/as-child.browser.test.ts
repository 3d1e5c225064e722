import { type ComponentProps, createRawSnippet } from 'svelte'
import { createAttachmentKey } from 'svelte/attachments'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import Child from './fixtures/child.svelte'
import { find, mount, next, reactive } from './mount.svelte'

const ellipsis = (container: Element) => find(container, '[data-part=ellipsis]')

const mountChild = (props: ComponentProps<typeof Child>) => mount(Child, { child: 'first', ...props })

test.for([
  ['arrays', ['part', 'more'], ['child'], 'part more child'],
  ['objects', { part: true, never: false }, { child: true, never: false }, 'part child'],
  ['one of each', 'part', [{ child: true }, ['more']], 'part child more'],
  ['none in the child', ['part'], undefined, 'part'],
  ['none in the part', undefined, { child: true }, 'child'],
  ['nothing in the child', 'part', [false, null], 'part'],
] as const)('asChild joins classes: %s', ([, part, own, expected]) => {
  const { container } = mountChild({ part: { class: part as string }, own: { class: own } })
  expect(next(container).className).toBe(expected)
})

test('asChild joins styles that begin or end with a semicolon', () => {
  const { container } = mountChild({ part: { style: 'color: red;' }, own: { style: ';top: 1px;' } })
  expect(next(container).style.cssText).toBe('color: red; top: 1px;')
})

test('capture handlers of part and child both run', async () => {
  const log: string[] = []
  const handler = (name: string) => () => void log.push(name)
  const { container } = mountChild({
    part: { onclickcapture: handler('part'), onfocus: handler('focus of the part') },
    own: { onclickcapture: handler('child'), onclick: handler('click'), onfocus: handler('focus of the child') },
  })
  await userEvent.click(next(container))
  expect(log).toEqual(['child', 'part', 'click'])
  next(container).tabIndex = 0
  next(container).focus()
  expect(log.slice(3)).toEqual(['focus of the child', 'focus of the part'])
})

test('attachments of part and child all run, once while they stay the same', () => {
  const attachments = { part: vi.fn(), own: vi.fn(), child: vi.fn() }
  const part = { [createAttachmentKey()]: attachments.part }
  const own = { [createAttachmentKey()]: attachments.own }
  const { container, change } = mountChild({ part, own, attached: attachments.child })
  const element = next(container)
  for (const title of ['a', 'b']) {
    change({ root: { title }, part: { ...part, title } })
    expect(element.title).toBe(title)
  }
  expect(next(container)).toBe(element)
  expect(attachments.part.mock.calls).toEqual([[element]])
  expect(attachments.own.mock.calls).toEqual([[element], [ellipsis(container)]])
  expect(attachments.child.mock.calls).toEqual([[element]])
})

test('`disabled` of the child disables a control and `disabled: false` enables it, but is an attribute of an Ellipsis', () => {
  const { container } = mountChild({ own: { type: 'button', disabled: true } })
  expect(next(container).ariaDisabled).toBe('true')
  expect(ellipsis(container)).toMatchObject({ type: 'button', disabled: true })
  const enabled = mountChild({ part: { disabled: true }, own: { disabled: false } })
  expect(next(enabled.container).ariaDisabled).toBeNull()
})

test('a part follows another `children` and another `asChild`', () => {
  const { container, change } = mount(Child, {})
  const render = (text: string) => () => ({ render: () => `<b data-part="next-trigger">${text}</b>` })
  for (const text of ['one', 'two', undefined, 'three']) {
    for (const name of ['children', 'asChild', 'children'] as const) {
      change({ part: { [name]: text && createRawSnippet(render(`${name} ${text}`)) } })
      expect(next(container).textContent).toBe(text ? `${name} ${text}` : '')
    }
  }
})

test.for([undefined, 'first'] as const)('bind:ref is written once for an element, with the child %s', (child) => {
  const attached = vi.fn()
  const state = reactive({ seen: 0 })
  const onElement = vi.fn(() => void state.seen)
  const part = { [createAttachmentKey()]: attached }
  const { container, change, end } = mount(Child, { child, onElement, part })
  const element = next(container)
  change({ part: { ...part, title: 'b' } })
  change({ root: { page: 2 } })
  state.seen = 1
  change({})
  expect([next(container), element.hasAttribute('ref')]).toEqual([element, false])
  expect(onElement.mock.calls).toEqual([[element]])
  expect(attached).toHaveBeenCalledExactlyOnceWith(element)
  end()
  change({})
  expect(onElement.mock.calls.slice(1)).toEqual([[null]])
})

test('bind:ref of a part and of its child hold the same element, if the child is a part itself', () => {
  const onElement = vi.fn()
  const { container } = mountChild({ child: 'part', onElement })
  const item = find(container, '[data-part=item]')
  expect(onElement.mock.calls).toEqual([[item], [item]])
})

test('bind:ref is null while the child renders no element', async () => {
  const onElement = vi.fn()
  const { container, change } = mountChild({ onElement })
  change({ child: 'nothing' })
  await expect.poll(() => onElement.mock.lastCall).toEqual([null])
  expect(container.querySelector('[data-part=next-trigger]')).toBeNull()
  change({ child: 'first' })
  expect(onElement).toHaveBeenLastCalledWith(next(container))
})

test('bind:ref holds the new element while the old one fades out', async () => {
  const onElement = vi.fn()
  const { container, change } = mountChild({ onElement })
  change({ child: 'second' })
  const [first, second] = [find(container, '#first'), find(container, '#second')]
  await expect.poll(() => first.isConnected).toBe(false)
  expect(onElement.mock.calls).toEqual([[first], [second]])
})
