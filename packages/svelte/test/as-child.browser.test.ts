import type { ComponentProps } from 'svelte'
import { createAttachmentKey } from 'svelte/attachments'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import AsChild from './fixtures/as-child.svelte'
import Plain from './fixtures/plain.svelte'
import { reactive } from './fixtures/reactive.svelte'
import { change, expectSilentConsole, find, mount } from './mount'

expectSilentConsole()

const next = (container: Element) => find(container, '[data-part=next-trigger]')
const ellipsis = (container: Element) => find(container, '[data-part=ellipsis]')

test('a part takes classes as an array, and an object', () => {
  const { container } = mount(Plain, { class: ['a', { b: true, c: false }] })
  expect(find(container, 'nav').className).toBe('a b')
})

test.for([
  ['strings', 'part', 'child', 'part child'],
  ['arrays', ['part', 'more'], ['child'], 'part more child'],
  ['objects', { part: true, never: false }, { child: true, never: false }, 'part child'],
  ['one of each', 'part', [{ child: true }, ['more']], 'part child more'],
  ['none in the child', ['part'], undefined, 'part'],
  ['none in the part', undefined, { child: true }, 'child'],
  ['nothing in the child', 'part', [false, null], 'part'],
] as const)('classes join: %s', ([, part, own, expected]) => {
  const { container } = mount(AsChild, { given: { class: part as string }, own: { class: own } })
  expect(next(container).className).toBe(expected)
})

test.for([
  ['color: red', 'top: 1px', 'color: red; top: 1px;'],
  ['color: red;', ';top: 1px;', 'color: red; top: 1px;'],
  ['color: red; top: 2px', 'top: 1px', 'color: red; top: 1px;'],
  ['color: red', undefined, 'color: red;'],
  ['color: red', null, 'color: red;'],
  [null, 'top: 1px', 'top: 1px;'],
] as const)('the styles %s and %s join', ([part, own, expected]) => {
  const { container } = mount(AsChild, { given: { style: part }, own: { style: own } })
  expect(next(container).style.cssText).toBe(expected)
})

test('`class:` and `style:` of the child come on top', () => {
  const props = reactive({ given: { class: 'part', style: 'color: red' }, own: { class: 'child' }, isMarked: false })
  const { container } = mount(AsChild, props)
  for (const isMarked of [true, false]) {
    change(props, { isMarked })
    expect(next(container).className).toBe(isMarked ? 'part child marked' : 'part child')
    expect(next(container).style).toMatchObject({ color: 'red', borderWidth: isMarked ? '1px' : '' })
  }
})

test('handlers of the capture phase run one after the other too', async () => {
  const log: string[] = []
  const handler = (name: string) => () => void log.push(name)
  const { container } = mount(AsChild, {
    given: { onclickcapture: handler('part'), onfocus: handler('focus of the part') },
    own: { onclickcapture: handler('child'), onclick: handler('click'), onfocus: handler('focus of the child') },
  })
  await userEvent.click(next(container))
  expect(log).toEqual(['child', 'part', 'click'])
  next(container).tabIndex = 0
  next(container).focus()
  expect(log.slice(3)).toEqual(['focus of the child', 'focus of the part'])
})

test('attachments of the part and of the child are all kept, and run once while they stay the same', () => {
  const attachments = { part: vi.fn(), own: vi.fn(), child: vi.fn() }
  const props = reactive<ComponentProps<typeof AsChild>>({
    given: { [createAttachmentKey()]: attachments.part },
    own: { [createAttachmentKey()]: attachments.own },
    attached: attachments.child,
  })
  const { container } = mount(AsChild, props)
  const part = next(container)
  for (const title of ['a', 'b']) {
    change(props, { title, isMarked: title === 'a', given: { ...props.given, title } })
    expect(part.title).toBe(title)
  }
  expect(next(container)).toBe(part)
  expect(attachments.part.mock.calls).toEqual([[part]])
  expect(attachments.own.mock.calls).toEqual([[part], [ellipsis(container)]])
  expect(attachments.child.mock.calls).toEqual([[part]])
})

test('`disabled` of the child disables its control, and `disabled: false` lets it be', () => {
  const { container } = mount(AsChild, { own: { disabled: true } })
  expect(next(container).ariaDisabled).toBe('true')
  const enabled = mount(AsChild, { given: { disabled: true }, own: { disabled: false } })
  expect(next(enabled.container).ariaDisabled).toBeNull()
})

test('`type` and `disabled` of the child of an Ellipsis are attributes like others', () => {
  const { container } = mount(AsChild, { own: { type: 'button', disabled: true } })
  expect(ellipsis(container)).toMatchObject({ type: 'button', disabled: true })
})
