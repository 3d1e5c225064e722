import { click, takeConsole } from '@dogear/contract'
import { frames, lineOf } from '@dogear/contract/harness/fit-list'
import { Pagination, type PaginationNextTriggerProps } from '@dogear/react'
import {
  type ButtonHTMLAttributes,
  type ComponentProps,
  type ComponentType,
  createElement,
  createRef,
  type ExoticComponent,
  Fragment,
  forwardRef,
  lazy,
  type ReactNode,
  type Ref,
  StrictMode,
  Suspense,
} from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, test, vi } from 'vitest'
import { Boundary } from './contract/boundary'
import { Items, mount, nextAsChild } from './mount'

const link = (
  <a key="0" href="#next">
    Next
  </a>
)
const wrap = (Wrapper: ExoticComponent<{ children?: ReactNode }>) => <Wrapper>{link}</Wrapper>

describe('asChild', () => {
  test.for([
    ['a Fragment', wrap(Fragment), 'a Fragment or similar'],
    ['a Suspense boundary', wrap(Suspense), 'a Fragment or similar'],
    ['an element and text', [link, 'text'], '2 children'],
    ['a number', 7, 'text'],
  ] as const)('throws for %s, with an error that says what to do', ([, child, found]) => {
    const onError = vi.fn()
    mount(<Boundary onError={onError}>{nextAsChild(child)}</Boundary>)
    expect(String(onError.mock.lastCall?.[0])).toBe(
      `Error: asChild needs exactly one element, but got ${found}. Wrap it in an element, or remove asChild.`,
    )
    takeConsole()
  })

  test.for([null, undefined, false, true, '', 0, []])('renders nothing for %s', (child) => {
    const { container, part, render } = mount(nextAsChild(child))
    expect(part('next-trigger')).toBeNull()
    render(nextAsChild(link))
    expect(part('next-trigger').localName).toBe('a')
    render(nextAsChild(child))
    expect(part('next-trigger')).toBeNull()
    expect(container.querySelectorAll('[data-part=item]')).toHaveLength(6)
  })

  test.for([
    ['in an array', [link]],
    ['after a condition that is false', [false, link, null]],
    ['after a count that is 0', [0, link]],
  ] as const)('renders an element %s', ([, child]) => {
    expect(mount(nextAsChild(child)).part('next-trigger').localName).toBe('a')
  })
})

/** Props that TypeScript rejects, but JavaScript or a wider type allows. */
const loose = (props: object) => props as ButtonHTMLAttributes<HTMLButtonElement>

describe('props of a child', () => {
  const mountNext = (child: ReactNode, props?: PaginationNextTriggerProps) =>
    mount(nextAsChild(child, props)).part('next-trigger')

  test.for([false, ''])('className %j adds no class', (className) => {
    const next = mountNext(<button type="button" {...loose({ className })} />, { className: 'part' })
    expect(next.className).toBe('part')
  })

  test('onClick false replaces nothing', async () => {
    const onClick = vi.fn()
    const child = <button type="button" {...loose({ onClick: false })} />
    const { part, currentPage } = mount(nextAsChild(child, { onClick }))
    await click(part('next-trigger'))
    expect(currentPage()).toBe('2')
    expect(onClick).toHaveBeenCalledOnce()
  })

  test('a shorthand in the part’s style doesn’t override a declaration of the child, nor is the part’s changed', () => {
    const style = { marginTop: 1, color: 'red', margin: 2 }
    const next = mountNext(<button type="button" style={{ marginTop: 3, color: undefined }} />, { style })
    expect(next.style).toMatchObject({ marginTop: '3px', marginLeft: '2px', color: 'red' })
    expect(style).toEqual({ marginTop: 1, color: 'red', margin: 2 })
  })

  test('a class or style that is a function, as in some link components, replaces the part’s', () => {
    type Props = Omit<ComponentProps<'button'>, 'className' | 'style'>
    const Child = ({ className, style, ...props }: Props & { className: () => string; style: () => object }) => (
      <button type="button" {...props} className={className()} style={style()} />
    )
    for (const props of [{}, { className: 'part', style: { color: 'blue' } }]) {
      const next = mountNext(<Child className={() => 'active'} style={() => ({ color: 'red' })} />, props)
      expect([next.className, next.style.color]).toEqual(['active', 'red'])
    }
  })

  test('a custom text of a Status replaces the child’s content, also while nothing is known', () => {
    const status = (count?: number) => (
      <Pagination.Root count={count}>
        <Pagination.Status asChild text={({ end }) => `up to ${end}`}>
          <p>Own</p>
        </Pagination.Status>
      </Pagination.Root>
    )
    const { render, text } = mount(status(5))
    expect(text('p')).toBe('up to 5')
    render(status())
    expect(text('p')).toBe('')
  })

  test('merged handlers receive every argument, and a `type` with another meaning reaches the child', () => {
    const [onMove, partOnMove] = [vi.fn(), vi.fn()]
    function Child({ onMove, type, ...props }: { onMove: (...args: unknown[]) => void; type: 'primary' }) {
      onMove(1, 2)
      return <button type="button" {...props} className={type} />
    }
    const next = mountNext(
      <Child onMove={onMove} type="primary" />,
      loose({ onMove: partOnMove }) as PaginationNextTriggerProps,
    )
    expect(onMove).toHaveBeenCalledWith(1, 2)
    expect(partOnMove).toHaveBeenCalledWith(1, 2)
    expect(next.className).toBe('primary')
  })
})

describe('refs', () => {
  const names = ['root', 'part', 'child'] as const
  type Refs = { [Name in (typeof names)[number]]?: Ref<HTMLButtonElement & HTMLElement> | undefined }

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

  test.for(names)('an object of the %s holds the element, follows another one, and holds null at the end', (name) => {
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

  test.for(names)(
    'a function of the %s is called once with the element, and once with null at the end',
    async (name) => {
      const [first, second] = [vi.fn(), vi.fn()]
      const calls = () => [first, second].map(({ mock }) => mock.calls.map(([element]) => element))
      const { part, render } = mount(list({ [name]: first }))
      const element = part(name === 'root' ? 'root' : 'next-trigger')
      await click(part('next-trigger'))
      render(list({ [name]: first }, { title: 'Next' }))
      expect(calls()).toEqual([[element], []])
      render(list({ [name]: second }))
      expect(calls()).toEqual([[element, null], [element]])
      render(list({}))
      expect(calls()[1]).toEqual([element, null])
    },
  )

  test('that return a clean-up are called once, and so are the clean-ups', async () => {
    const cleanUps = names.map(() => vi.fn())
    const refs = cleanUps.map((cleanUp) => vi.fn(() => cleanUp))
    const [root, part, child] = refs
    const { part: find, unmount } = mount(list({ root, part, child }))
    await click(find('next-trigger'))
    for (const cleanUp of cleanUps) expect(cleanUp).not.toHaveBeenCalled()
    unmount()
    for (const fn of [...refs, ...cleanUps]) expect(fn).toHaveBeenCalledOnce()
  })

  test('can return something that isn’t a clean-up, as an arrow function does', () => {
    let element: HTMLElement | null = null
    const assign = ((node: HTMLElement | null) => (element = node)) as unknown as () => void
    const { part, unmount } = mount(list({ part: assign, child: createRef() }))
    expect(element).toBe(part('next-trigger'))
    unmount()
    expect(element).toBeNull()
  })

  test('have a clean-up for each attachment in StrictMode, which attaches them twice', () => {
    const cleanUp = vi.fn()
    const [part, child] = [vi.fn(() => cleanUp), createRef<HTMLButtonElement>()]
    const { unmount } = mount(<StrictMode>{list({ part, child })}</StrictMode>)
    expect(child.current).not.toBeNull()
    unmount()
    expect(cleanUp).toHaveBeenCalledTimes(part.mock.calls.length)
    expect(child.current).toBeNull()
  })
})

const ellipsisAsChild = (child: ReactNode, props = {}) => (
  <Pagination.Root count={100}>
    <Pagination.Ellipsis index={5} {...props} asChild>
      {child}
    </Pagination.Ellipsis>
  </Pagination.Root>
)

test('an Ellipsis follows a component that makes its element focusable or not, and keeps the part’s ref', async () => {
  const ref = createRef<HTMLElement>()
  const Gap = forwardRef<HTMLElement, { isOpen?: boolean; lang?: string }>(({ isOpen, ...props }, ref) => (
    <span {...props} tabIndex={isOpen || props.lang ? 0 : -1} ref={ref} />
  ))
  const { part, render } = mount(ellipsisAsChild(<Gap isOpen />, { ref }))
  const isHidden = () => part('ellipsis').getAttribute('aria-hidden')
  await expect.poll(isHidden).toBe(null)
  expect(ref.current).toBe(part('ellipsis'))
  const child = <Gap />
  render(ellipsisAsChild(child, { ref }))
  await expect.poll(isHidden).toBe('true')
  // Only the part's props change.
  render(ellipsisAsChild(child, { ref, lang: 'de' }))
  await expect.poll(isHidden).toBe(null)
})

describe('a lazy child', () => {
  /** A module that loads on demand. Server components send `lazy` nodes, for which React has no type. */
  function createModule<T>(value: T) {
    let load = () => {}
    const module = new Promise<{ default: T }>((resolve) => {
      load = () => resolve({ default: value })
    })
    const component = lazy(() => module as unknown as Promise<{ default: ComponentType<ComponentProps<'button'>> }>)
    return { load, component, node: component as unknown as ReactNode }
  }
  const button = (
    <button type="button" className="child">
      Next
    </button>
  )
  const [alone, beside, inner] = [createModule(button), createModule(button), createModule(button)]
  const outer = createModule(inner.node)
  const Lazy = createModule((props: ComponentProps<'button'>) => <button {...props} />)

  test.for<[what: string, child: ReactNode, ...modules: { load: () => void }[]]>([
    ['suspends until it has loaded', alone.node, alone],
    ['works next to a condition that is false', [false, beside.node], beside],
    ['can load another lazy child', outer.node, outer, inner],
    ['can be an element of a lazy component', <Lazy.component key="0" className="child" children="Next" />, Lazy],
    ['can be a promise, as in React 19', Promise.resolve(button)],
  ])('%s', async ([, child, ...modules]) => {
    const inSuspense = <Suspense fallback={<i>loading</i>}>{nextAsChild(child, { className: 'part' })}</Suspense>
    const { container, part, currentPage } = mount(inSuspense)
    if (modules.length) expect(container.textContent).toBe('loading')
    for (const { load } of modules) load()
    await expect.poll(() => part('next-trigger')).not.toBeNull()
    const next = part('next-trigger')
    expect([next.localName, next.className, next.textContent]).toEqual(['button', 'part child', 'Next'])
    await click(next)
    expect(currentPage()).toBe('2')
    expect(part('next-trigger')).toBe(next)
  })

  test('works without a Suspense boundary', async () => {
    const { load, node } = createModule(button)
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    root.render(nextAsChild(node))
    load()
    await expect.poll(() => container.textContent).toContain('Next')
    flushSync(() => root.unmount())
    container.remove()
  })

  test('makes an Ellipsis visible to assistive technology when it is focusable', async () => {
    const { load, node } = createModule(button)
    const { container, part } = mount(<Suspense>{ellipsisAsChild(node)}</Suspense>)
    load()
    await expect.poll(() => container.textContent).toBe('Next')
    expect(part('ellipsis').hasAttribute('aria-hidden')).toBe(false)
  })
})

/** Defines an element that renders its content later than it is added, and returns its tag. */
function defineLate(later: (render: () => void) => unknown) {
  const tag = `late-button-${customElements.get('late-button-1') ? 2 : 1}`
  class LateButton extends HTMLElement {
    connectedCallback() {
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      later(() => {
        shadow.innerHTML = '<span style="display: inline-block; width: 60px"><slot></slot></span>'
      })
    }
  }
  customElements.define(tag, LateButton)
  return tag
}

test.for([
  ['in a microtask', queueMicrotask],
  ['in a later frame', (render: () => void) => requestAnimationFrame(() => requestAnimationFrame(render))],
] as const)('a FitList of custom elements that render %s has as many entries as fit', async ([, later]) => {
  const Tag = defineLate(later)
  const fitList = (
    <Pagination.Root count={2000} defaultPage={100} siblingCount={3} style={{ display: 'flex', width: 420 }}>
      <Pagination.FitList
        style={{ display: 'flex', flex: '1 1 0', minWidth: 0, margin: 0, padding: 0, listStyle: 'none' }}
        item={(entry) => (
          <Pagination.Item {...entry} asChild>
            {createElement(Tag, {}, entry.value)}
          </Pagination.Item>
        )}
      />
      <Pagination.NextTrigger />
    </Pagination.Root>
  )
  const { part, render, unmount, container } = mount(fitList)
  // Before they have rendered, all of them have room.
  await expect.poll(() => lineOf(part('list')).length).toBe(5)
  await click(part('next-trigger'))
  await frames(4)
  expect(lineOf(part('list'))).toEqual({ length: 5, lines: 1, hasRoom: true })
  render(null)
  expect(container.innerHTML).toBe('')
  unmount()
})
