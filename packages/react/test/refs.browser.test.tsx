import { click } from '@dogear/contract'
import { Pagination } from '@dogear/react'
import { type ComponentProps, createRef, type Ref, StrictMode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Items, mount } from './mount'

interface Refs {
  root?: Ref<HTMLElement>
  part?: Ref<HTMLElement>
  child?: Ref<HTMLButtonElement>
}

const names = ['root', 'part', 'child'] as const

/** A root and a trigger, both with a child. */
const list = ({ root, part, child }: Refs, rest?: ComponentProps<'button'>) => (
  <Pagination.Root count={100} ref={root} asChild>
    <section>
      <Items />
      <Pagination.NextTrigger ref={part} asChild>
        <button type="button" ref={child} {...rest} />
      </Pagination.NextTrigger>
    </section>
  </Pagination.Root>
)

const elementsOf = (ref: { mock: { calls: unknown[][] } }) => ref.mock.calls.map(([element]) => element)

describe.for(names)('a ref of the %s', (name) => {
  test('that is an object holds the element, follows another object, and holds null at the end', () => {
    const [first, second] = [createRef<HTMLButtonElement>(), createRef<HTMLButtonElement>()]
    const { part, render, unmount } = mount(list({ [name]: first }))
    const element = part(name === 'root' ? 'root' : 'next-trigger')
    expect(first.current).toBe(element)
    render(list({ [name]: second }))
    expect([first.current, second.current]).toEqual([null, element])
    render(list({}))
    expect(second.current).toBeNull()
    render(list({ [name]: first }))
    expect(first.current).toBe(element)
    unmount()
    expect(first.current).toBeNull()
  })

  test('that is a function is called once with the element, and once with null when it is replaced', async () => {
    const [first, second] = [vi.fn(), vi.fn()]
    const { part, render } = mount(list({ [name]: first }))
    const element = part(name === 'root' ? 'root' : 'next-trigger')
    await click(part('next-trigger'))
    render(list({ [name]: first }, { title: 'Next' }))
    expect(elementsOf(first)).toEqual([element])
    render(list({ [name]: second }))
    expect(elementsOf(first)).toEqual([element, null])
    expect(elementsOf(second)).toEqual([element])
    render(list({}))
    expect(elementsOf(second)).toEqual([element, null])
  })
})

test('a ref callback that returns a clean-up is called once, and so is the clean-up', async () => {
  const cleanUps = { root: vi.fn(), part: vi.fn(), child: vi.fn() }
  const refs = {
    root: vi.fn(() => cleanUps.root),
    part: vi.fn(() => cleanUps.part),
    child: vi.fn(() => cleanUps.child),
  }
  const { part: find, unmount } = mount(list(refs))
  await click(find('next-trigger'))
  for (const cleanUp of Object.values(cleanUps)) expect(cleanUp).not.toHaveBeenCalled()
  unmount()
  for (const fn of [...Object.values(refs), ...Object.values(cleanUps)]) expect(fn).toHaveBeenCalledOnce()
})

test('a ref callback can return something that isn’t a clean-up, as an arrow function does', () => {
  let element: HTMLElement | null = null
  const assign = ((node: HTMLElement | null) => (element = node)) as unknown as () => void
  const { part, unmount } = mount(list({ part: assign, child: createRef() }))
  expect(element).toBe(part('next-trigger'))
  unmount()
  expect(element).toBeNull()
})

test('in StrictMode, which attaches refs twice, each attachment has its clean-up', () => {
  const cleanUp = vi.fn()
  const [part, child] = [vi.fn(() => cleanUp), createRef<HTMLButtonElement>()]
  const { unmount } = mount(<StrictMode>{list({ part, child })}</StrictMode>)
  expect(child.current).not.toBeNull()
  unmount()
  expect(cleanUp).toHaveBeenCalledTimes(part.mock.calls.length)
  expect(child.current).toBeNull()
})
