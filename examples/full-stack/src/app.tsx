import * as Pagination from '@dogear/react/pagination'
import { type FormEvent, useRef } from 'react'
import { Alert } from './alert'
import { Filter } from './filter'
import type { InitialData } from './initial-data'
import { Modes } from './modes'
import { Pager } from './pager'
import { ProductTable } from './product-table'
import { useCatalogue } from './use-catalogue'
import { useChanges } from './use-changes'

export function App(data: InitialData) {
  const { url, query, answer, busy, failed, reload, pagination, urlOf, navigate } = useCatalogue(data)
  const { add, remove, undeleted, hasFailedToAdd, isDeleting } = useChanges(reload)
  const content = useRef<HTMLDivElement>(null)
  const search = url.slice(url.indexOf('?'))

  function handleDelete(event: FormEvent) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    // The pressed button disappears, so focus moves to the table.
    content.current?.focus()
    remove(Number((submitter as HTMLButtonElement).value))
  }

  function handleAdd(event: FormEvent) {
    event.preventDefault()
    add()
  }

  function retry(action: () => void) {
    content.current?.focus()
    action()
  }

  return (
    <main>
      <header>
        <h1>Offset and keyset</h1>
        <p>
          Made-up products in Postgres. Choose how to page through them; links and forms work without JavaScript, too.
        </p>
      </header>
      <Modes query={query} urlOf={urlOf} navigate={navigate} />
      <div className="tools">
        <Filter query={query} onChange={(category) => navigate(urlOf({ category }))} />
        <form method="post" action={`add${search}`} onSubmit={handleAdd}>
          <button type="submit">Add 5 products</button>
        </form>
      </div>
      {failed && <Alert onRetry={() => retry(reload)}>The products could not be loaded.</Alert>}
      {hasFailedToAdd && <Alert onRetry={() => retry(add)}>The products could not be added.</Alert>}
      {undeleted.length > 0 && (
        <Alert onRetry={() => retry(() => undeleted.forEach(remove))}>{`Not deleted: ${undeleted.join(', ')}.`}</Alert>
      )}
      <Pagination.Content value={pagination} ref={content} role="region" aria-label="Products">
        <form method="post" action={`delete${search}`} onSubmit={handleDelete}>
          <ProductTable {...{ query, urlOf, navigate, isDeleting }} products={answer.products} />
        </form>
        {answer.products.length === 0 && !busy && <p className="empty">There are no products here.</p>}
      </Pagination.Content>
      <Pager pagination={pagination} query={query} />
    </main>
  )
}
