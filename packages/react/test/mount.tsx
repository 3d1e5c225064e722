import { Pagination, type PaginationNextTriggerProps, usePaginationContext } from '@dogear/react'
import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Renders into the document until the end of the test. */
export function mount(node: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const render = (next: ReactNode) => flushSync(() => root.render(next))
  const unmount = () => flushSync(() => root.unmount())
  onTestFinished(() => {
    unmount()
    container.remove()
  })
  render(node)
  const part = (name: string) => container.querySelector(`[data-part="${name}"]`) as HTMLElement
  const text = (selector: string) => container.querySelector(selector)?.textContent
  const currentPage = () => text('[aria-current]')
  return { container, render, unmount, part, text, currentPage }
}

export function Items() {
  return usePaginationContext().pages.map((entry, index) =>
    entry.type === 'page' ? (
      <Pagination.Item key={entry.value} {...entry}>
        {entry.value}
      </Pagination.Item>
    ) : (
      <Pagination.Ellipsis key={entry.value} index={index} />
    ),
  )
}

/** A list whose NextTrigger renders a child. */
export const nextAsChild = (child: ReactNode, props?: PaginationNextTriggerProps) => (
  <StrictMode>
    <Pagination.Root count={100}>
      <Items />
      <Pagination.NextTrigger {...props} asChild>
        {child}
      </Pagination.NextTrigger>
    </Pagination.Root>
  </StrictMode>
)

/** A promise that a component can wait for as with `use`, but also in React 18. */
export function createArrival() {
  let hasArrived = false
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = () => {
      hasArrived = true
      resolve()
    }
  })
  const wait = () => {
    if (!hasArrived) throw arrival
  }
  return { arrive, wait }
}
