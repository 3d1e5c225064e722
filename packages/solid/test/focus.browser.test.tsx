import { Pagination } from '@dogear/solid'
import { createEffect, createSignal, on } from 'solid-js'
import { describe, expect, test } from 'vitest'
import { current, Items, item, show, unmount } from './show'

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
