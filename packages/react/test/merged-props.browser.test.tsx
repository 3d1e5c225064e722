import { click, expectSilentConsole } from '@dogear/contract'
import { Pagination, type PaginationNextTriggerProps } from '@dogear/react'
import { type ButtonHTMLAttributes, type ComponentProps, type ReactNode, StrictMode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Items, mount } from './mount'

expectSilentConsole()

const list = (child: ReactNode, props?: PaginationNextTriggerProps) => (
  <StrictMode>
    <Pagination.Root count={100}>
      <Items />
      <Pagination.NextTrigger {...props} asChild>
        {child}
      </Pagination.NextTrigger>
    </Pagination.Root>
  </StrictMode>
)

/** What TypeScript refuses, and JavaScript or a wider type lets through. */
const loose = (props: object) => props as ButtonHTMLAttributes<HTMLButtonElement>

describe('the props of a child', () => {
  test.for([false, '', null, undefined])('className %j adds no class', (className) => {
    const { part } = mount(list(<button type="button" {...loose({ className })} />, { className: 'mine' }))
    expect(part('next-trigger').className).toBe('mine')
  })

  test.for([false, null, undefined])('onClick %j leaves ours and the part’s', async (onClick) => {
    const partOnClick = vi.fn()
    const { part, currentPage } = mount(
      list(<button type="button" {...loose({ onClick })} />, { onClick: partOnClick }),
    )
    await click(part('next-trigger'))
    expect(currentPage()).toBe('2')
    expect(partOnClick).toHaveBeenCalledOnce()
  })

  test('a shorthand of the part doesn’t override a declaration of the child', () => {
    const { part } = mount(
      list(<button type="button" style={{ marginTop: 3, color: undefined }} />, {
        style: { marginTop: 1, color: 'red', margin: 2 },
      }),
    )
    expect(part('next-trigger').style).toMatchObject({ marginTop: '3px', marginLeft: '2px', color: 'red' })
  })

  test('a style that two parts share stays as it was given', () => {
    const style = { color: 'red' }
    mount(list(<button type="button" style={{ margin: 1 }} />, { style }))
    expect(style).toEqual({ color: 'red' })
  })

  test('a class or a style that is a function, as some links take it, is the child’s own', () => {
    type Props = Omit<ComponentProps<'button'>, 'className' | 'style'>
    const Child = ({ className, style, ...props }: Props & { className: () => string; style: () => object }) => (
      <button type="button" {...props} className={className()} style={style()} />
    )
    const child = <Child className={() => 'active'} style={() => ({ color: 'red' })} />
    for (const props of [{}, { className: 'mine' }]) {
      const next = mount(list(child, props)).part('next-trigger')
      expect([next.className, next.style.color]).toEqual(['active', 'red'])
    }
  })

  test('each of two handlers gets every argument', () => {
    const [onMove, partOnMove] = [vi.fn(), vi.fn()]
    function Child({ onMove, ...props }: { onMove: (...args: unknown[]) => void }) {
      onMove(1, 2)
      return <button type="button" {...props} />
    }
    mount(list(<Child onMove={onMove} />, loose({ onMove: partOnMove }) as PaginationNextTriggerProps))
    expect(onMove).toHaveBeenCalledWith(1, 2)
    expect(partOnMove).toHaveBeenCalledWith(1, 2)
  })

  test.for(['submit', 'reset'] as const)('type="%s" becomes "button", on an element and on a component', (type) => {
    const Child = (props: ComponentProps<'button'>) => <button {...props} />
    for (const child of [<button key="0" type={type} />, <Child key="1" type={type} />]) {
      expect(mount(list(child)).part('next-trigger').getAttribute('type')).toBe('button')
    }
  })

  test('a `type` with another meaning is the child’s own', () => {
    const Child = ({ type, ...props }: { type: 'primary' }) => <button type="button" {...props} className={type} />
    expect(mount(list(<Child type="primary" />)).part('next-trigger').className).toBe('primary')
  })
})

test('null and false for a part’s own props leave ours', async () => {
  const given = loose({ 'aria-label': null, onClick: null, id: undefined, type: 'submit' })
  const { part, currentPage } = mount(
    <Pagination.Root count={100} ids={{ nextTrigger: 'next' }}>
      <Items />
      <Pagination.NextTrigger {...(given as PaginationNextTriggerProps)} />
    </Pagination.Root>,
  )
  expect(part('next-trigger')).toMatchObject({ ariaLabel: 'next page', id: 'next', type: 'button' })
  await click(part('next-trigger'))
  expect(currentPage()).toBe('2')
})
