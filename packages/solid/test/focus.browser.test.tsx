import { Pagination } from '@dogear/solid'
import { createEffect, createSignal, on } from 'solid-js'
import { render } from 'solid-js/web'
import { expect, test, vi } from 'vitest'
import { current, Items, item, mount, mountInRoot } from './mount'

// On the way from page 5 to page 4, `<For>` takes the Item of page 4 out of the document.

test('focus isn’t lost on an Item in a shadow root, and the page doesn’t scroll', () => {
  let host!: HTMLDivElement
  mount(() => <div ref={host} />)
  const shadow = host.attachShadow({ mode: 'open' })
  const app = () => (
    <Pagination.Root count={100} defaultPage={5}>
      <Items />
    </Pagination.Root>
  )
  const dispose = render(app, shadow)
  const used = shadow.querySelector<HTMLElement>('[data-index="4"]') as HTMLElement
  used.focus()
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  used.click()
  expect(used.ariaCurrent).toBe('page')
  expect(shadow.activeElement).toBe(used)
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  focus.mockRestore()
  dispose()
})

test('focus stays on an element that an effect has focused', () => {
  const [page, setPage] = createSignal(5)
  let heading!: HTMLElement
  const Heading = () => {
    createEffect(on(page, () => heading.focus(), { defer: true }))
    return <b ref={heading} tabIndex={-1} />
  }
  mountInRoot({ defaultPage: 5, onPageChange: (details) => setPage(details.page) }, () => [<Heading />, <Items />])
  item(4).focus()
  item(4).click()
  expect(current()).toBe('4')
  expect(document.activeElement).toBe(heading)
})
