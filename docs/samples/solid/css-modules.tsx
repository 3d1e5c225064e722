import { Pagination } from '@dogear/solid'
import { For } from 'solid-js'
import styles from '../shared/pagination.module.css'

export default function CssModules() {
  return (
    <Pagination.Root count={50} aria-label="CSS modules">
      <Pagination.Context>
        {(pagination) => (
          <For each={pagination().pages}>
            {(entry, index) =>
              entry.type === 'page' ? (
                <Pagination.Item {...entry} class={styles.page}>
                  {entry.value}
                </Pagination.Item>
              ) : (
                <Pagination.Ellipsis index={index()}>…</Pagination.Ellipsis>
              )
            }
          </For>
        )}
      </Pagination.Context>
    </Pagination.Root>
  )
}
