import { takeConsole } from '@dogear/contract'
import { type ExoticComponent, Fragment, type ReactNode, Suspense } from 'react'
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
