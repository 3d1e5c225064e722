import { click, expectSilentConsole } from '@dogear/contract'
import { Pagination } from '@dogear/react'
import { type ComponentProps, createRef, type Ref, StrictMode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Items, mount } from './mount'

expectSilentConsole()

interface Refs {
  root?: Ref<HTMLElement>
  part?: Ref<HTMLElement>
  child?: Ref<HTMLButtonElement>
}

/** A root and a trigger, both of them with a child. */
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

describe('a ref object', () => {
  test('holds the element of the part and of its child, and null once it is gone', () => {
    const refs = {
      root: createRef<HTMLElement>(),
      part: createRef<HTMLElement>(),
      child: createRef<HTMLButtonElement>(),
    }
    const { part, unmount } = mount(list(refs))
    expect(refs.root.current).toBe(part('root'))
    expect(refs.part.current).toBe(part('next-trigger'))
    expect(refs.child.current).toBe(part('next-trigger'))
    unmount()
    expect([refs.root.current, refs.part.current, refs.child.current]).toEqual([null, null, null])
  })

  test.for(['root', 'part', 'child'] as const)('given to the %s is followed when it changes', (name) => {
    const [first, second] = [createRef<HTMLButtonElement>(), createRef<HTMLButtonElement>()]
    const { part, render } = mount(list({ [name]: first }))
    const element = part(name === 'root' ? 'root' : 'next-trigger')
    render(list({ [name]: second }))
    expect([first.current, second.current]).toEqual([null, element])
    render(list({}))
    expect(second.current).toBeNull()
    render(list({ [name]: first }))
    expect(first.current).toBe(element)
  })
})

describe('a ref callback', () => {
  test('is called once with the element, however often the parts render, and once with null', async () => {
    const [root, part, child] = [vi.fn(), vi.fn(), vi.fn()]
    const { container, part: find, render, unmount } = mount(list({ root, part, child }))
    const elements = [find('root'), find('next-trigger'), find('next-trigger')]
    await click(find('next-trigger'))
    render(list({ root, part, child }, { title: 'Next' }))
    expect(container.querySelector('[title]')).toBe(elements[2])
    expect([root, part, child].map(elementsOf)).toEqual(elements.map((element) => [element]))
    unmount()
    expect([root, part, child].map(elementsOf)).toEqual(elements.map((element) => [element, null]))
  })

  test.for(['root', 'part', 'child'] as const)('given to the %s is followed when it changes', (name) => {
    const [first, second] = [vi.fn(), vi.fn()]
    const { part, render } = mount(list({ [name]: first }))
    const element = part(name === 'root' ? 'root' : 'next-trigger')
    render(list({ [name]: second }))
    expect(elementsOf(first)).toEqual([element, null])
    expect(elementsOf(second)).toEqual([element])
    render(list({}))
    expect(elementsOf(second)).toEqual([element, null])
  })

  test('may return what is no clean-up, as an arrow function does', () => {
    let element: HTMLElement | null = null
    const assign = ((node: HTMLElement | null) => (element = node)) as unknown as () => void
    const { part, unmount } = mount(list({ part: assign, child: createRef() }))
    expect(element).toBe(part('next-trigger'))
    unmount()
    expect(element).toBeNull()
  })
})

test('a ref callback that returns a clean-up is called once, and its clean-up once at the end', async () => {
  const cleanUps = { root: vi.fn(), part: vi.fn(), child: vi.fn() }
  const refs = {
    root: vi.fn(() => cleanUps.root),
    part: vi.fn(() => cleanUps.part),
    child: vi.fn(() => cleanUps.child),
  }
  const { part: find, unmount } = mount(list(refs))
  await click(find('next-trigger'))
  for (const ref of Object.values(refs)) expect(ref).toHaveBeenCalledOnce()
  for (const cleanUp of Object.values(cleanUps)) expect(cleanUp).not.toHaveBeenCalled()
  unmount()
  for (const ref of Object.values(refs)) expect(ref).toHaveBeenCalledOnce()
  for (const cleanUp of Object.values(cleanUps)) expect(cleanUp).toHaveBeenCalledOnce()
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
