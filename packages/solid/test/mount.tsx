import { Pagination } from '@dogear/solid'
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

/** Unmounts it earlier. */
export function unmount() {
  dispose()
  container.remove()
}

afterEach(unmount)

export const get = (selector: string) => container.querySelector(selector) as HTMLElement
export const item = (page: number) => get(`[data-index="${page}"]`)
export const next = () => get('[data-part=next-trigger]')
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
            <Pagination.Ellipsis index={index()}>…</Pagination.Ellipsis>
          )
        }
      </For>
    )}
  </Pagination.Context>
)
