import { createEffect, createMemo, createSignal, For, on } from 'solid-js'
import { keepFocus } from '../keep-focus'
import type { Options } from '../page'
import { straightLoop } from '../straight-loop.mjs'

interface Props extends Options {
  onPageChange?: (page: number) => void
}

export default function HandWritten(props: Props) {
  const [wish, setWish] = createSignal(1)
  const totalPages = () => Math.ceil(props.count / props.pageSize)
  const page = createMemo(() => Math.max(1, Math.min(wish(), totalPages())))
  const isFirst = () => page() === 1
  const isLast = () => page() === totalPages()
  const values = createMemo(() => straightLoop(page(), totalPages()).map(({ value }) => value))
  let nav!: HTMLElement
  createEffect(on([page, totalPages], () => keepFocus(nav)))

  const setPage = (next: number) => {
    const isChange = next !== page()
    setWish(next)
    if (isChange) props.onPageChange?.(next)
  }

  return (
    <nav ref={nav} data-scope="pagination" data-part="root" aria-label="pagination">
      <button
        type="button"
        data-scope="pagination"
        data-part="first-trigger"
        data-disabled={isFirst() ? '' : undefined}
        aria-disabled={isFirst() || undefined}
        aria-label="first page"
        disabled={isFirst()}
        onClick={() => setPage(1)}
      >
        First
      </button>
      <button
        type="button"
        data-scope="pagination"
        data-part="prev-trigger"
        data-disabled={isFirst() ? '' : undefined}
        aria-disabled={isFirst() || undefined}
        aria-label="previous page"
        disabled={isFirst()}
        onClick={() => setPage(page() - 1)}
      >
        Previous
      </button>
      <For each={values()}>
        {(value) =>
          typeof value === 'number' ? (
            <button
              type="button"
              data-scope="pagination"
              data-part="item"
              data-index={value}
              data-selected={value === page() ? '' : undefined}
              aria-current={value === page() ? 'page' : undefined}
              aria-label={value === totalPages() ? `last page, page ${value}` : `page ${value}`}
              onClick={() => setPage(value)}
            >
              {value}
            </button>
          ) : (
            <div data-scope="pagination" data-part="ellipsis" aria-hidden="true">
              …
            </div>
          )
        }
      </For>
      <button
        type="button"
        data-scope="pagination"
        data-part="next-trigger"
        data-disabled={isLast() ? '' : undefined}
        aria-disabled={isLast() || undefined}
        aria-label="next page"
        disabled={isLast()}
        onClick={() => setPage(page() + 1)}
      >
        Next
      </button>
      <button
        type="button"
        data-scope="pagination"
        data-part="last-trigger"
        data-disabled={isLast() ? '' : undefined}
        aria-disabled={isLast() || undefined}
        aria-label="last page"
        disabled={isLast()}
        onClick={() => setPage(totalPages())}
      >
        Last
      </button>
    </nav>
  )
}
