import { type ComponentProps, flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { reactive } from './fixtures/reactive.svelte'
import RefLife from './fixtures/ref-life.svelte'
import Refs from './fixtures/refs.svelte'
import { change, expectSilentConsole, find, mount } from './mount'

expectSilentConsole()

test('gives the element of every part, of a child too, and null once it is gone', () => {
  const props = reactive({ items: [1, 2] })
  const { container, app } = mount(Refs, props)
  const parts = [...container.querySelectorAll('[data-part]')]
  expect(parts).toHaveLength(9)
  expect(new Set(Object.values(app.refs))).toEqual(new Set(parts))
  expect(app.refs.last).toBe(find(container, 'b[data-part=last-trigger]'))
  change(props, { items: [2] })
  expect([app.refs[1], app.refs[2]]).toEqual([null, find(container, '[data-index="2"]')])
})

const next = (container: Element) => find(container, '[data-part=next-trigger]')

test.for([undefined, 'first'] as const)('is written once for an element, which is that of the child %s', (child) => {
  const take = vi.fn()
  const attached = vi.fn()
  const props = reactive({ child, take, attached, title: 'a', page: 1, seen: 0 })
  take.mockImplementation(() => void props.seen)
  const { container, end } = mount(RefLife, props)
  const element = next(container)
  change(props, { title: 'b' })
  change(props, { page: 2 })
  change(props, { seen: 1 })
  expect(next(container)).toBe(element)
  expect(take.mock.calls).toEqual([[element]])
  expect(attached).toHaveBeenCalledExactlyOnceWith(element)
  end()
  flushSync()
  expect(take.mock.calls.slice(1)).toEqual([[null]])
})

test('follows the element from button to link to children and back, and is null while there is none', async () => {
  const take = vi.fn()
  const props = reactive<ComponentProps<typeof RefLife>>({ take })
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
    expect(take).toHaveBeenLastCalledWith(next(container))
  }
  change(props, { child: 'nothing' })
  await expect.poll(() => take.mock.lastCall).toEqual([null])
  expect(container.querySelector('[data-part=next-trigger]')).toBeNull()
  change(props, { child: 'first' })
  expect(take).toHaveBeenLastCalledWith(next(container))
})

test('an element that fades away does not take the ref from the one that replaces it', async () => {
  const take = vi.fn()
  const props = reactive<{ child: 'first' | 'second'; take: typeof take }>({ child: 'first', take })
  const { container } = mount(RefLife, props)
  change(props, { child: 'second' })
  const [first, second] = [find(container, '#first'), find(container, '#second')]
  await expect.poll(() => first.isConnected).toBe(false)
  expect(take.mock.calls).toEqual([[first], [second]])
})
