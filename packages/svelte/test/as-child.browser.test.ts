import type { ComponentProps } from 'svelte'
import { createAttachmentKey } from 'svelte/attachments'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import AsChild from './fixtures/as-child.svelte'
import Content from './fixtures/content.svelte'
import Plain from './fixtures/plain.svelte'
import { reactive } from './fixtures/reactive.svelte'
import { change, find, mount } from './mount'

const next = (container: Element) => find(container, '[data-part=next-trigger]')
const ellipsis = (container: Element) => find(container, '[data-part=ellipsis]')

test('a part accepts classes as an array or object', () => {
  const { container } = mount(Plain, { class: ['a', { b: true, c: false }] })
  expect(find(container, 'nav').className).toBe('a b')
})

test.for([
  ['arrays', ['part', 'more'], ['child'], 'part more child'],
  ['objects', { part: true, never: false }, { child: true, never: false }, 'part child'],
  ['one of each', 'part', [{ child: true }, ['more']], 'part child more'],
  ['none in the child', ['part'], undefined, 'part'],
  ['none in the part', undefined, { child: true }, 'child'],
  ['nothing in the child', 'part', [false, null], 'part'],
] as const)('asChild joins classes: %s', ([, part, own, expected]) => {
  const { container } = mount(AsChild, { part: { class: part as string }, child: { class: own } })
  expect(next(container).className).toBe(expected)
})

test.for([
  ['color: red', 'top: 1px', 'color: red; top: 1px;'],
  ['color: red;', ';top: 1px;', 'color: red; top: 1px;'],
  ['color: red; top: 2px', 'top: 1px', 'color: red; top: 1px;'],
  ['color: red', undefined, 'color: red;'],
  ['color: red', null, 'color: red;'],
  [null, 'top: 1px', 'top: 1px;'],
] as const)('asChild joins the styles %s and %s', ([part, own, expected]) => {
  const { container } = mount(AsChild, { part: { style: part }, child: { style: own } })
  expect(next(container).style.cssText).toBe(expected)
})

test('`class:` and `style:` directives of the child apply too', () => {
  const props = reactive({ part: { class: 'part', style: 'color: red' }, child: { class: 'child' }, isMarked: false })
  const { container } = mount(AsChild, props)
  for (const isMarked of [true, false]) {
    change(props, { isMarked })
    expect(next(container).className).toBe(isMarked ? 'part child marked' : 'part child')
    expect(next(container).style).toMatchObject({ color: 'red', borderWidth: isMarked ? '1px' : '' })
  }
})

test('capture handlers of part and child both run', async () => {
  const log: string[] = []
  const handler = (name: string) => () => void log.push(name)
  const { container } = mount(AsChild, {
    part: { onclickcapture: handler('part'), onfocus: handler('focus of the part') },
    child: { onclickcapture: handler('child'), onclick: handler('click'), onfocus: handler('focus of the child') },
  })
  await userEvent.click(next(container))
  expect(log).toEqual(['child', 'part', 'click'])
  next(container).tabIndex = 0
  next(container).focus()
  expect(log.slice(3)).toEqual(['focus of the child', 'focus of the part'])
})

test('attachments of part and child all run, once while they stay the same', () => {
  const attachments = { part: vi.fn(), own: vi.fn(), child: vi.fn() }
  const props = reactive<ComponentProps<typeof AsChild>>({
    part: { [createAttachmentKey()]: attachments.part },
    child: { [createAttachmentKey()]: attachments.own },
    attached: attachments.child,
  })
  const { container } = mount(AsChild, props)
  const part = next(container)
  for (const title of ['a', 'b']) {
    change(props, { title, isMarked: title === 'a', part: { ...props.part, title } })
    expect(part.title).toBe(title)
  }
  expect(next(container)).toBe(part)
  expect(attachments.part.mock.calls).toEqual([[part]])
  expect(attachments.own.mock.calls).toEqual([[part], [ellipsis(container)]])
  expect(attachments.child.mock.calls).toEqual([[part]])
})

test('`disabled` of the child disables the control, and `disabled: false` enables it', () => {
  const { container } = mount(AsChild, { child: { disabled: true } })
  expect(next(container).ariaDisabled).toBe('true')
  const enabled = mount(AsChild, { part: { disabled: true }, child: { disabled: false } })
  expect(next(enabled.container).ariaDisabled).toBeNull()
})

test('`type` and `disabled` of an Ellipsis’s child are ordinary attributes', () => {
  const { container } = mount(AsChild, { child: { type: 'button', disabled: true } })
  expect(ellipsis(container)).toMatchObject({ type: 'button', disabled: true })
})

test('every part follows another `children` and another `asChild`', () => {
  const props = reactive<{ shown: 'one' | 'two' | 'child' | 'other child' | undefined }>({ shown: 'one' })
  const { container } = mount(Content, props)
  const texts = () => [...container.querySelectorAll('[data-part]:not([data-outer])')].map((part) => part.textContent)
  for (const shown of ['one', 'two', 'child', 'other child', 'two', undefined, 'child', undefined] as const) {
    change(props, { shown })
    expect(texts()).toEqual(Array(8).fill(shown ?? ''))
  }
})
