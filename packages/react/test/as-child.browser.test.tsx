import { click, takeConsole } from '@dogear/contract'
import type { PaginationNextTriggerProps } from '@dogear/react'
import {
  type ButtonHTMLAttributes,
  type ComponentProps,
  type ExoticComponent,
  Fragment,
  type ReactNode,
  Suspense,
} from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Boundary } from './contract/boundary'
import { mount, nextAsChild } from './mount'

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
    const { part } = mount(nextAsChild(child))
    expect(part('next-trigger').localName).toBe('a')
  })
})

/** Props that TypeScript rejects, but JavaScript or a wider type allows. */
const loose = (props: object) => props as ButtonHTMLAttributes<HTMLButtonElement>

describe('props of a child', () => {
  test.for([false, ''])('className %j adds no class', (className) => {
    const { part } = mount(nextAsChild(<button type="button" {...loose({ className })} />, { className: 'part' }))
    expect(part('next-trigger').className).toBe('part')
  })

  test('onClick false replaces nothing', async () => {
    const onClick = vi.fn()
    const child = <button type="button" {...loose({ onClick: false })} />
    const { part, currentPage } = mount(nextAsChild(child, { onClick }))
    await click(part('next-trigger'))
    expect(currentPage()).toBe('2')
    expect(onClick).toHaveBeenCalledOnce()
  })

  test('a shorthand in the part’s style doesn’t override a declaration of the child', () => {
    const child = <button type="button" style={{ marginTop: 3, color: undefined }} />
    const { part } = mount(nextAsChild(child, { style: { marginTop: 1, color: 'red', margin: 2 } }))
    expect(part('next-trigger').style).toMatchObject({ marginTop: '3px', marginLeft: '2px', color: 'red' })
  })

  test('the style object of the part isn’t changed', () => {
    const style = { color: 'red' }
    mount(nextAsChild(<button type="button" style={{ margin: 1 }} />, { style }))
    expect(style).toEqual({ color: 'red' })
  })

  test('a class or style that is a function, as in some link components, replaces the part’s', () => {
    type Props = Omit<ComponentProps<'button'>, 'className' | 'style'>
    const Child = ({ className, style, ...props }: Props & { className: () => string; style: () => object }) => (
      <button type="button" {...props} className={className()} style={style()} />
    )
    const child = <Child className={() => 'active'} style={() => ({ color: 'red' })} />
    for (const props of [{}, { className: 'part' }]) {
      const next = mount(nextAsChild(child, props)).part('next-trigger')
      expect([next.className, next.style.color]).toEqual(['active', 'red'])
    }
  })

  test('merged handlers receive every argument', () => {
    const [onMove, partOnMove] = [vi.fn(), vi.fn()]
    function Child({ onMove, ...props }: { onMove: (...args: unknown[]) => void }) {
      onMove(1, 2)
      return <button type="button" {...props} />
    }
    const props = loose({ onMove: partOnMove }) as PaginationNextTriggerProps
    mount(nextAsChild(<Child onMove={onMove} />, props))
    expect(onMove).toHaveBeenCalledWith(1, 2)
    expect(partOnMove).toHaveBeenCalledWith(1, 2)
  })

  test('a `type` with another meaning reaches the child', () => {
    const Child = ({ type, ...props }: { type: 'primary' }) => <button type="button" {...props} className={type} />
    expect(mount(nextAsChild(<Child type="primary" />)).part('next-trigger').className).toBe('primary')
  })
})
