import { expect, test } from 'vitest'
import Content from './fixtures/content.svelte'
import { reactive } from './fixtures/reactive.svelte'
import { change, mount } from './mount'

test('every part follows another `children` and another `asChild`', () => {
  const props = reactive<{ shown: 'one' | 'two' | 'child' | 'other child' | undefined }>({ shown: 'one' })
  const { container } = mount(Content, props)
  const texts = () => [...container.querySelectorAll('[data-part]:not([data-outer])')].map((part) => part.textContent)
  for (const shown of ['one', 'two', 'child', 'other child', 'two', undefined, 'child', undefined] as const) {
    change(props, { shown })
    expect(texts()).toEqual(Array(8).fill(shown ?? ''))
  }
})
