import { createEffect, createMemo, createSignal, For, on } from 'solid-js'
import { keepFocus } from '../keep-focus'
import { straightLoop } from '../straight-loop'
import { labels } from '../trigger-labels'

export default function HandWritten(props) {
  const [requested, setPage] = createSignal(1)
  const totalPages = () => Math.ceil(props.count / props.pageSize)
  const page = createMemo(() => Math.max(1, Math.min(requested(), totalPages())))
  const isFirst = () => page() === 1
  const isLast = () => page() === totalPages()
  const values = createMemo(() => straightLoop(page(), totalPages()).map(({ value }) => value))
  let nav
  createEffect(on([page, totalPages], () => keepFocus(nav)))

  const trigger = ({ to, target, isAtEnd, text }) => (
    <button
      type="button"
      data-scope="pagination"
      data-part={`${to}-trigger`}
      data-disabled={isAtEnd() ? '' : undefined}
      aria-disabled={isAtEnd() || undefined}
      aria-label={labels[to]}
      disabled={isAtEnd()}
      onClick={() => setPage(target())}
    >
      {text}
    </button>
  )

  return (
    <nav ref={nav} data-scope="pagination" data-part="root" aria-label="pagination">
      {trigger({ to: 'first', target: () => 1, isAtEnd: isFirst, text: 'First' })}
      {trigger({ to: 'prev', target: () => page() - 1, isAtEnd: isFirst, text: 'Previous' })}
      <ul data-scope="pagination" data-part="list">
        <For each={values()}>
          {(value) =>
            typeof value === 'number' ? (
              <li data-scope="pagination" data-part="list-item">
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
              </li>
            ) : (
              <li data-scope="pagination" data-part="list-item" aria-hidden="true">
                <div data-scope="pagination" data-part="ellipsis" aria-hidden="true">
                  …
                </div>
              </li>
            )
          }
        </For>
      </ul>
      {trigger({ to: 'next', target: () => page() + 1, isAtEnd: isLast, text: 'Next' })}
      {trigger({ to: 'last', target: totalPages, isAtEnd: isLast, text: 'Last' })}
    </nav>
  )
}
