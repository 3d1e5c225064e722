import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { reactive } from './fixtures/reactive.svelte'
import Refs from './fixtures/refs.svelte'
import { expectSilentConsole, find, mount } from './harness'

expectSilentConsole()

test('gives the element of every part, of a child too, and null once it is gone', () => {
  const props = reactive({ items: [1, 2] })
  const { container, app } = mount(Refs, props)
  const parts = [...container.querySelectorAll('[data-part]')]
  expect(parts).toHaveLength(9)
  expect(new Set(Object.values(app.refs))).toEqual(new Set(parts))
  expect(app.refs.last).toBe(find(container, 'b[data-part=last-trigger]'))
  props.items = [2]
  flushSync()
  expect([app.refs[1], app.refs[2]]).toEqual([null, find(container, '[data-index="2"]')])
})
