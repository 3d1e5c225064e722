import { expectSilentConsole } from '@dogear/contract'
import { Pagination } from '@dogear/react'
import { createElement, createRef, forwardRef, type ReactNode, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { mount } from './mount'

expectSilentConsole()

const list = (child: ReactNode) => (
  <Pagination.Root count={100}>
    <Pagination.Ellipsis index={5} asChild>
      {child}
    </Pagination.Ellipsis>
  </Pagination.Root>
)

test.for([
  ['a', { href: '#gap' }],
  ['button', {}],
  ['input', {}],
  ['select', {}],
  ['textarea', {}],
  ['summary', {}],
  ['span', { tabIndex: 0 }],
] as const)('an Ellipsis whose child can be focused is not hidden from the first render on: %s %o', ([tag, props]) => {
  expect(
    mount(list(createElement(tag, props as object)))
      .part('ellipsis')
      .hasAttribute('aria-hidden'),
  ).toBe(false)
})

test.for([
  ['a', {}],
  ['span', {}],
  ['span', { tabIndex: -1 }],
  ['span', { contentEditable: 'false' }],
] as const)('an Ellipsis whose child cannot be focused is hidden: %s %o', async ([tag, props]) => {
  const { part } = mount(list(createElement(tag, props as object)))
  // Long enough for what is done once the element is in the document.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(part('ellipsis').getAttribute('aria-hidden')).toBe('true')
})

test('an Ellipsis whose child can be edited is not hidden', async () => {
  const { part } = mount(list(<span contentEditable suppressContentEditableWarning />))
  await expect.poll(() => part('ellipsis').hasAttribute('aria-hidden')).toBe(false)
})

test('an Ellipsis that has a tabIndex of its own is not hidden', () => {
  const { part } = mount(
    <Pagination.Root count={100}>
      <Pagination.Ellipsis index={5} tabIndex={0} />
    </Pagination.Root>,
  )
  expect(part('ellipsis').hasAttribute('aria-hidden')).toBe(false)
})

test('a component as the child is looked at when it is there and when it is given something else, and its ref is kept', async () => {
  const ref = createRef<HTMLElement>()
  let setOpen = (_isOpen: boolean) => {}
  const Gap = forwardRef<HTMLElement, { isOpen: boolean }>(({ isOpen, ...props }, ref) => (
    <span tabIndex={isOpen ? 0 : -1} {...props} ref={ref} />
  ))
  function App() {
    const [isOpen, set] = useState(true)
    useLayoutEffect(() => {
      setOpen = set
    }, [])
    return (
      <Pagination.Root count={100}>
        <Pagination.Ellipsis index={5} asChild ref={ref}>
          <Gap isOpen={isOpen} />
        </Pagination.Ellipsis>
      </Pagination.Root>
    )
  }
  const { part } = mount(<App />)
  await expect.poll(() => part('ellipsis').hasAttribute('aria-hidden')).toBe(false)
  expect(ref.current).toBe(part('ellipsis'))
  flushSync(() => setOpen(false))
  await expect.poll(() => part('ellipsis').getAttribute('aria-hidden')).toBe('true')
})

test('a component as the child is looked at when only its part is given something else', async () => {
  const Gap = forwardRef<HTMLElement, { lang?: string }>((props, ref) => (
    <span {...props} tabIndex={props.lang ? 0 : -1} ref={ref} />
  ))
  const child = <Gap />
  const listIn = (lang: string | undefined) => (
    <Pagination.Root count={100}>
      <Pagination.Ellipsis index={5} lang={lang} asChild>
        {child}
      </Pagination.Ellipsis>
    </Pagination.Root>
  )
  const { part, render } = mount(listIn(undefined))
  expect(part('ellipsis').getAttribute('aria-hidden')).toBe('true')
  render(listIn('de'))
  await expect.poll(() => part('ellipsis').hasAttribute('aria-hidden')).toBe(false)
})
