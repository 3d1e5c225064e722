import { Pagination } from '@dogear/solid'
import { type JSX, splitProps } from 'solid-js'
import { describe, expect, test, vi } from 'vitest'
import { item, mount, next } from './mount'

describe('a component as the child of a part', () => {
  test('receives the merged props, and can split them', () => {
    const Link = (props: JSX.AnchorHTMLAttributes<HTMLAnchorElement>) => {
      const [own, others] = splitProps(props, ['class', 'children', 'ref'])
      return (
        <a ref={own.ref} class={`link ${own.class}`} {...others}>
          {own.children}
        </a>
      )
    }
    const ref = vi.fn()
    mount(() => (
      <Pagination.Root count={100}>
        <Pagination.NextTrigger
          ref={ref}
          class="part"
          asChild={(props) => <Link {...props({ class: 'child', href: '#2' })} />}
        >
          next
        </Pagination.NextTrigger>
        <Pagination.Item type="page" value={2} />
      </Pagination.Root>
    ))
    expect(next().className).toBe('link part child')
    expect(next()).toMatchObject({ localName: 'a', textContent: 'next' })
    next().click()
    expect(item(2).ariaCurrent).toBe('page')
    expect(ref.mock.calls).toEqual([[next()]])
  })

  test('can both call and spread the ref, and its onClick runs once', () => {
    const log: string[] = []
    mount(() => (
      <Pagination.Root count={100} onPageChange={({ page }) => log.push(`page ${page}`)}>
        <Pagination.NextTrigger
          asChild={(props) => (
            <button
              {...props()}
              ref={(element) => (props().ref as (element: HTMLElement) => void)(element)}
              onClick={() => log.push('child')}
            />
          )}
        />
      </Pagination.Root>
    ))
    next().click()
    expect(log).toEqual(['child', 'page 2'])
  })
})
