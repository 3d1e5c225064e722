import { click, expectSilentConsole } from '@dogear/contract'
import { Pagination } from '@dogear/react'
import { type ComponentProps, type ComponentType, lazy, type ReactNode, StrictMode, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, test } from 'vitest'
import { Items, mount } from './mount'

expectSilentConsole()

/** A module that arrives when it is told to. `lazy` nodes are what server components send; React has no type for them. */
function createModule<T>(value: T) {
  let arrive = () => {}
  const arrival = new Promise<{ default: T }>((resolve) => {
    arrive = () => resolve({ default: value })
  })
  const component = lazy(() => arrival as unknown as Promise<{ default: ComponentType<ComponentProps<'button'>> }>)
  return { arrive, component, node: component as unknown as ReactNode }
}

const list = (child: ReactNode) => (
  <StrictMode>
    <Suspense fallback={<i>waiting</i>}>
      <Pagination.Root count={100}>
        <Items />
        <Pagination.NextTrigger className="part" asChild>
          {child}
        </Pagination.NextTrigger>
      </Pagination.Root>
    </Suspense>
  </StrictMode>
)

async function expectNextToWork({ container, part, currentPage }: ReturnType<typeof mount>) {
  await expect.poll(() => container.querySelector('[data-part="next-trigger"]')).not.toBeNull()
  const next = part('next-trigger')
  expect([next.localName, next.className, next.textContent]).toEqual(['button', 'part child', 'Next'])
  await click(next)
  expect(currentPage()).toBe('2')
  expect(part('next-trigger')).toBe(next)
}

describe('a child that is lazy', () => {
  const button = (
    <button type="button" className="child">
      Next
    </button>
  )

  test('suspends until it arrives, and is then the element of the part', async () => {
    const { arrive, node } = createModule(button)
    const mounted = mount(list(node))
    expect(mounted.container.textContent).toBe('waiting')
    arrive()
    await expectNextToWork(mounted)
  })

  test('may arrive as another lazy one', async () => {
    const inner = createModule(button)
    const outer = createModule(inner.node)
    const mounted = mount(list(outer.node))
    outer.arrive()
    inner.arrive()
    await expectNextToWork(mounted)
  })

  test('may stand beside a condition that is false', async () => {
    const { arrive, node } = createModule(button)
    const mounted = mount(list([false, node]))
    arrive()
    await expectNextToWork(mounted)
  })

  test('may be the element of a component that is lazy', async () => {
    const { arrive, component: Button } = createModule((props: ComponentProps<'button'>) => <button {...props} />)
    const mounted = mount(list(<Button className="child">Next</Button>))
    arrive()
    await expectNextToWork(mounted)
  })

  test('may be a promise, as React 19 takes it', async () => {
    const mounted = mount(list(Promise.resolve(button)))
    await expectNextToWork(mounted)
  })

  test('needs no boundary around the pagination', async () => {
    const { arrive, node } = createModule(button)
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    root.render(
      <Pagination.Root count={100}>
        <Pagination.NextTrigger asChild>{node}</Pagination.NextTrigger>
      </Pagination.Root>,
    )
    arrive()
    await expect.poll(() => container.textContent).toBe('Next')
    flushSync(() => root.unmount())
    container.remove()
  })

  test('that is an Ellipsis’s is looked at once it has arrived', async () => {
    const { arrive, node } = createModule(button)
    const mounted = mount(
      <Suspense>
        <Pagination.Root count={100}>
          <Pagination.Ellipsis index={5} asChild>
            {node}
          </Pagination.Ellipsis>
        </Pagination.Root>
      </Suspense>,
    )
    arrive()
    await expect.poll(() => mounted.container.textContent).toBe('Next')
    expect(mounted.part('ellipsis').hasAttribute('aria-hidden')).toBe(false)
  })
})
