import { Pagination } from '@dogear/solid'
import { createEffect, createSignal, on } from 'solid-js'
import { render } from 'solid-js/web'
import { describe, expect, test, vi } from 'vitest'
import { current, Items, item, mount } from './mount'

describe('focus', () => {
  test('isn’t lost on an Item in a shadow root, and the page doesn’t scroll', () => {
    let host!: HTMLDivElement
    mount(() => <div ref={host} />)
    const shadow = host.attachShadow({ mode: 'open' })
    const [page, setPage] = createSignal(1)
    const app = () => (
      <Pagination.Root count={120} page={page()} onPageChange={(details) => setPage(details.page)}>
        <Items />
      </Pagination.Root>
    )
    const dispose = render(app, shadow)
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    const restored: unknown[] = []
    const pages = Array.from({ length: 12 }, (_, index) => index + 1)
    for (const [from, to] of pages.flatMap((from) => pages.map((to) => [from, to] as const))) {
      setPage(from)
      const used = shadow.querySelector<HTMLElement>(`[data-index="${to}"]`)
      used?.focus()
      focus.mockClear()
      used?.click()
      restored.push(...focus.mock.calls)
      if (used) expect(shadow.activeElement).toBe(used)
    }
    expect(restored.length).toBeGreaterThan(0)
    for (const options of restored) expect(options).toEqual([{ preventScroll: true }])
    focus.mockRestore()
    dispose()
  })

  test('stays on an element that an effect has focused', () => {
    const [page, setPage] = createSignal(5)
    let heading!: HTMLHeadingElement
    mount(() => {
      createEffect(on(page, () => heading.focus(), { defer: true }))
      return (
        <>
          <h1 ref={heading} tabIndex={-1}>
            Page {page()}
          </h1>
          <Pagination.Root count={100} page={page()} onPageChange={(details) => setPage(details.page)}>
            <Items />
          </Pagination.Root>
        </>
      )
    })
    item(4).focus()
    item(4).click()
    expect(current()).toBe('4')
    expect(document.activeElement).toBe(heading)
  })
})
