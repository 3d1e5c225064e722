import { createEffect, createMemo, createSignal, For, on } from 'solid-js'
import { keepFocus } from '../keep-focus'
import { straightLoop } from '../straight-loop'

export default function HandWritten(props) {
  const [requested, setPage] = createSignal(1)
  const totalPages = () => Math.ceil(props.count / props.pageSize)
  const page = createMemo(() => Math.max(1, Math.min(requested(), totalPages())))
  const values = createMemo(() => straightLoop(page(), totalPages()).map(({ value }) => value))
  let nav
  createEffect(on([page, totalPages], () => keepFocus(nav)))

  const trigger = (text, { label, target, end }) => (
    <button type="button" aria-label={label} disabled={page() === end()} onClick={() => setPage(target())}>
      {text}
    </button>
  )
  const first = () => 1

  return (
    <nav ref={nav} aria-label="pagination">
      {trigger('First', { label: 'first page', target: first, end: first })}
      {trigger('Previous', { label: 'previous page', target: () => page() - 1, end: first })}
      <ul>
        <For each={values()}>
          {(value) =>
            typeof value === 'number' ? (
              <li>
                <button
                  type="button"
                  aria-current={value === page() ? 'page' : undefined}
                  aria-label={`page ${value}`}
                  onClick={() => setPage(value)}
                >
                  {value}
                </button>
              </li>
            ) : (
              <li aria-hidden="true">…</li>
            )
          }
        </For>
      </ul>
      {trigger('Next', { label: 'next page', target: () => page() + 1, end: totalPages })}
      {trigger('Last', { label: 'last page', target: totalPages, end: totalPages })}
    </nav>
  )
}
