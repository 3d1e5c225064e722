import { Pagination, type UsePaginationReturn, usePagination } from '@dogear/solid'
import { For, type JSX } from 'solid-js'
import { render } from 'solid-js/web'
import { afterEach } from 'vitest'

let container: HTMLElement
let dispose = () => {}

/** Mounts an app until the end of the test. */
export function mount(app: () => JSX.Element) {
  container = document.body.appendChild(document.createElement('div'))
  dispose = render(app, container)
}

/** Mounts parts in a Root of 100 items, which follows the getters of its props. */
export const mountInRoot = (props: Pagination.RootProps, parts: () => JSX.Element) =>
  mount(() => (
    <Pagination.Root count={100} {...props}>
      {parts()}
    </Pagination.Root>
  ))

/** Mounts an app without elements, which calls `usePagination`. */
export function createInApp(...options: Parameters<typeof usePagination>) {
  let pagination!: UsePaginationReturn
  mount(() => {
    pagination = usePagination(...options)
    return null
  })
  return pagination
}

afterEach(() => {
  dispose()
  container.remove()
})

export const get = (selector: string) => container.querySelector(selector) as HTMLElement
export const item = (page: number) => get(`[data-index="${page}"]`)
export const next = () => get('[data-part=next-trigger]')
export const previous = () => get('[data-part=prev-trigger]')
export const current = () => get('[aria-current]').textContent
export const text = () => container.textContent

export const Items = () => (
  <Pagination.Context>
    {(pagination) => (
      <For each={pagination().pages}>
        {(entry, index) =>
          entry.type === 'page' ? (
            <Pagination.Item {...entry}>{entry.value}</Pagination.Item>
          ) : (
            <Pagination.Ellipsis {...entry} index={index()}>
              …
            </Pagination.Ellipsis>
          )
        }
      </For>
    )}
  </Pagination.Context>
)
