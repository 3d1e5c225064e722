import { expectSilentConsole, takeConsole } from '@dogear/contract'
import { Pagination, type PaginationNextTriggerProps } from '@dogear/react'
import { type ExoticComponent, Fragment, type ReactNode, StrictMode, Suspense } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Boundary } from './contract/boundary'
import { Items, mount } from './mount'

expectSilentConsole()

const link = (
  <a key="0" href="#next">
    Next
  </a>
)

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

const fragment = (Wrapper: ExoticComponent<{ children?: ReactNode }>) => <Wrapper>{link}</Wrapper>

describe('asChild takes exactly one element', () => {
  test.for([
    ['a Fragment', fragment(Fragment), 'a Fragment or similar'],
    ['a Suspense boundary', fragment(Suspense), 'a Fragment or similar'],
    ['two elements', [link, link], '2 children'],
    ['an element and text', [link, 'text'], '2 children'],
    ['text', 'text', 'text'],
    ['a number', 7, 'text'],
  ] as const)('%s: an error says what it got, and what to do', ([, child, found]) => {
    const onError = vi.fn()
    mount(<Boundary onError={onError}>{list(child)}</Boundary>)
    expect(String(onError.mock.lastCall?.[0])).toBe(
      `Error: asChild needs exactly one element, but got ${found}. Wrap it in an element, or remove asChild.`,
    )
    takeConsole()
  })

  test.for([null, undefined, false, true, '', 0, []])('%s renders nothing', (child) => {
    const { container, part, render } = mount(list(child))
    expect(part('next-trigger')).toBeNull()
    render(list(link))
    expect(part('next-trigger').localName).toBe('a')
    render(list(child))
    expect(part('next-trigger')).toBeNull()
    expect(container.querySelectorAll('[data-part=item]')).toHaveLength(6)
  })

  test.for([
    ['an element in an array', [link]],
    ['an element after a condition that is false', [false, link, null]],
    ['an element after a count that is 0', [0, link]],
  ] as const)('%s is one element', ([, child]) => {
    const { part } = mount(list(child))
    expect(part('next-trigger').localName).toBe('a')
  })
})
