import { Pagination } from '@dogear/solid'
import { createEffect, createSignal, on } from 'solid-js'
import { render } from 'solid-js/web'
import { describe, expect, test, vi } from 'vitest'
import { current, Items, item, show, unmount } from './mount'

describe('focus', () => {
  test('keep the focus from every page to every page, also where <For> takes them out for a moment', () => {
    const lost: string[] = []
    for (const siblingCount of [0, 1, 2]) {
      for (let from = 1; from <= 12; from++) {
        for (let to = 1; to <= 12; to++) {
          show(() => (
            <Pagination.Root count={120} defaultPage={from} siblingCount={siblingCount}>
              <Items />
            </Pagination.Root>
          ))
          const used = item(to)
          used?.focus()
          used?.click()
          if (used && document.activeElement !== used) lost.push(`${siblingCount}: ${from} to ${to}`)
          unmount()
        }
      }
    }
    expect(lost).toEqual([])
  })

  test('keep it in a shadow root too, and do not scroll to it', () => {
    let host!: HTMLDivElement
    show(() => <div ref={host} />)
    const shadow = host.attachShadow({ mode: 'open' })
    const [page, setPage] = createSignal(1)
    const app = () => (
      <Pagination.Root count={120} page={page()} onPageChange={(details) => setPage(details.page)}>
        <Items />
      </Pagination.Root>
    )
    const dispose = render(app, shadow)
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    const givenBack: unknown[] = []
    const pages = Array.from({ length: 12 }, (_, index) => index + 1)
    for (const [from, to] of pages.flatMap((from) => pages.map((to) => [from, to] as const))) {
      setPage(from)
      const used = shadow.querySelector<HTMLElement>(`[data-index="${to}"]`)
      used?.focus()
      focus.mockClear()
      used?.click()
      givenBack.push(...focus.mock.calls)
      if (used) expect(shadow.activeElement).toBe(used)
    }
    expect(givenBack.length).toBeGreaterThan(0)
    for (const options of givenBack) expect(options).toEqual([{ preventScroll: true }])
    focus.mockRestore()
    dispose()
  })

  test('do not take the focus back from where an effect puts it', () => {
    const [page, setPage] = createSignal(5)
    let heading!: HTMLHeadingElement
    show(() => {
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
