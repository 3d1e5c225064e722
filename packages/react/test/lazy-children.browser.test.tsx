import { click } from '@dogear/contract'
import { Pagination } from '@dogear/react'
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, test } from 'vitest'
import { mount, nextAsChild } from './mount'

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

function mountSuspended(child: ReactNode) {
  return mount(<Suspense fallback={<i>loading</i>}>{nextAsChild(child, { className: 'part' })}</Suspense>)
}

async function expectNextToWork({ container, part, currentPage }: ReturnType<typeof mount>) {
  await expect.poll(() => container.querySelector('[data-part="next-trigger"]')).not.toBeNull()
  const next = part('next-trigger')
  expect([next.localName, next.className, next.textContent]).toEqual(['button', 'part child', 'Next'])
  await click(next)
  expect(currentPage()).toBe('2')
  expect(part('next-trigger')).toBe(next)
}

describe('a lazy child', () => {
  test('suspends until it has loaded', async () => {
    const { load, node } = createModule(button)
    const mounted = mountSuspended(node)
    expect(mounted.container.textContent).toBe('loading')
    load()
    await expectNextToWork(mounted)
  })

  test('can load another lazy child', async () => {
    const inner = createModule(button)
    const outer = createModule(inner.node)
    const mounted = mountSuspended(outer.node)
    outer.load()
    inner.load()
    await expectNextToWork(mounted)
  })

  test('works next to a condition that is false', async () => {
    const { load, node } = createModule(button)
    const mounted = mountSuspended([false, node])
    load()
    await expectNextToWork(mounted)
  })

  test('can be an element of a lazy component', async () => {
    const { load, component: Button } = createModule((props: ComponentProps<'button'>) => <button {...props} />)
    const mounted = mountSuspended(<Button className="child">Next</Button>)
    load()
    await expectNextToWork(mounted)
  })

  test('can be a promise, as in React 19', async () => {
    await expectNextToWork(mountSuspended(Promise.resolve(button)))
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
    const mounted = mount(
      <Suspense>
        <Pagination.Root count={100}>
          <Pagination.Ellipsis index={5} asChild>
            {node}
          </Pagination.Ellipsis>
        </Pagination.Root>
      </Suspense>,
    )
    load()
    await expect.poll(() => mounted.container.textContent).toBe('Next')
    expect(mounted.part('ellipsis').hasAttribute('aria-hidden')).toBe(false)
  })
})
