import { type ComponentProps, flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { reactive } from './fixtures/reactive.svelte'
import RefLife from './fixtures/ref-life.svelte'
import { change, find, mount } from './mount'

const next = (container: Element) => find(container, '[data-part=next-trigger]')

test.for([undefined, 'first'] as const)('bind:ref is written once for an element, with the child %s', (child) => {
  const onElement = vi.fn()
  const attached = vi.fn()
  const props = reactive({ child, onElement, attached, title: 'a', page: 1, seen: 0 })
  onElement.mockImplementation(() => void props.seen)
  const { container, end } = mount(RefLife, props)
  const element = next(container)
  change(props, { title: 'b' })
  change(props, { page: 2 })
  change(props, { seen: 1 })
  expect(next(container)).toBe(element)
  expect(onElement.mock.calls).toEqual([[element]])
  expect(attached).toHaveBeenCalledExactlyOnceWith(element)
  end()
  flushSync()
  expect(onElement.mock.calls.slice(1)).toEqual([[null]])
})

test('bind:ref follows the element from button to link to children and back, and is null without an element', async () => {
  const onElement = vi.fn()
  const props = reactive<ComponentProps<typeof RefLife>>({ onElement })
  const { container } = mount(RefLife, props)
  const changes = [
    { type: 'link' },
    { type: 'button' },
    { child: 'first' },
    { child: undefined },
    { child: 'second' },
  ] as const
  for (const changed of changes) {
    change(props, changed)
    await expect.poll(() => container.querySelectorAll('[data-part=next-trigger]').length).toBe(1)
    expect(onElement).toHaveBeenLastCalledWith(next(container))
  }
  change(props, { child: 'nothing' })
  await expect.poll(() => onElement.mock.lastCall).toEqual([null])
  expect(container.querySelector('[data-part=next-trigger]')).toBeNull()
  change(props, { child: 'first' })
  expect(onElement).toHaveBeenLastCalledWith(next(container))
})

test('bind:ref holds the new element while the old one fades out', async () => {
  const onElement = vi.fn()
  const props = reactive<{ child: 'first' | 'second'; onElement: typeof onElement }>({ child: 'first', onElement })
  const { container } = mount(RefLife, props)
  change(props, { child: 'second' })
  const [first, second] = [find(container, '#first'), find(container, '#second')]
  await expect.poll(() => first.isConnected).toBe(false)
  expect(onElement.mock.calls).toEqual([[first], [second]])
})
