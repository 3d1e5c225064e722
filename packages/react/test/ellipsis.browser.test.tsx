import { Pagination } from '@dogear/react'
import { createRef, forwardRef, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { mount } from './mount'

const list = (child: ReactNode, props = {}) => (
  <Pagination.Root count={100}>
    <Pagination.Ellipsis index={5} {...props} asChild>
      {child}
    </Pagination.Ellipsis>
  </Pagination.Root>
)

test('an Ellipsis follows a component that makes its element focusable or not, and keeps the part’s ref', async () => {
  const ref = createRef<HTMLElement>()
  const Gap = forwardRef<HTMLElement, { isOpen: boolean }>(({ isOpen, ...props }, ref) => (
    <span tabIndex={isOpen ? 0 : -1} {...props} ref={ref} />
  ))
  const { part, render } = mount(list(<Gap isOpen />, { ref }))
  await expect.poll(() => part('ellipsis').hasAttribute('aria-hidden')).toBe(false)
  expect(ref.current).toBe(part('ellipsis'))
  render(list(<Gap isOpen={false} />, { ref }))
  await expect.poll(() => part('ellipsis').getAttribute('aria-hidden')).toBe('true')
})

test('an Ellipsis follows a component when only the part’s props change', async () => {
  const Gap = forwardRef<HTMLElement, { lang?: string }>((props, ref) => (
    <span {...props} tabIndex={props.lang ? 0 : -1} ref={ref} />
  ))
  const child = <Gap />
  const { part, render } = mount(list(child))
  expect(part('ellipsis').getAttribute('aria-hidden')).toBe('true')
  render(list(child, { lang: 'de' }))
  await expect.poll(() => part('ellipsis').hasAttribute('aria-hidden')).toBe(false)
})
