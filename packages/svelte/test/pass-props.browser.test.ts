import { expect, test, vi } from 'vitest'
import Binding from './fixtures/binding.svelte'
import { mount } from './mount.svelte'

test('a component that another one calls receives the props as the parent passes them: those that it binds have a setter', () => {
  const report = vi.fn()
  mount(Binding, { report })
  expect(report.mock.calls.map(([names]) => names.sort())).toEqual([['bound', 'called']])
})
