import { Pagination } from '@dogear/solid'
import { useSearchParams } from '@solidjs/router'
import { For } from 'solid-js'

export default function Routed() {
  const [search] = useSearchParams()
  const urlOf = (page: number | null) => (page ? `/routed?page=${page}` : undefined)
  return (
    <Pagination.Root count={100} page={Number(search.page) || 1} type="link">
      <Pagination.Context>
        {(pagination) => (
          <>
            <Pagination.PrevTrigger
              asChild={(props) => (
                <a {...props()} href={urlOf(pagination().previousPage)}>
                  ‹
                </a>
              )}
            />
            <For each={pagination().pages}>
              {(entry, index) =>
                entry.type === 'page' ? (
                  <Pagination.Item
                    {...entry}
                    asChild={(props) => (
                      <a {...props()} href={urlOf(entry.value)}>
                        {entry.value}
                      </a>
                    )}
                  />
                ) : (
                  <Pagination.Ellipsis index={index()}>…</Pagination.Ellipsis>
                )
              }
            </For>
            <Pagination.NextTrigger
              asChild={(props) => (
                <a {...props()} href={urlOf(pagination().nextPage)}>
                  ›
                </a>
              )}
            />
          </>
        )}
      </Pagination.Context>
    </Pagination.Root>
  )
}
