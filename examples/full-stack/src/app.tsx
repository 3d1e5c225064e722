import * as Pagination from '@dogear/react/pagination'
import { type FormEvent, useRef, useState } from 'react'
import type { InitialData } from './answer'
import { Filter } from './filter'
import { Modes } from './modes'
import { Pager } from './pager'
import { ProductTable } from './product-table'
import { addProducts, deleteProduct } from './requests'
import { useCatalogue } from './use-catalogue'

export function App(data: InitialData) {
  const { url, query, answer, busy, failed, reload, pagination, urlOf, navigate } = useCatalogue(data)
  const [failedChange, setFailedChange] = useState<Change>()
  const content = useRef<HTMLDivElement>(null)
  const search = url.slice(url.indexOf('?'))

  async function change(request: Change) {
    setFailedChange(undefined)
    await request().then(reload, () => setFailedChange(() => request))
  }

  function handleAdd(event: FormEvent) {
    event.preventDefault()
    change(addProducts)
  }

  function handleDelete(event: FormEvent) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const id = Number((submitter as HTMLButtonElement).value)
    // The pressed button disappears, so focus moves to the table.
    content.current?.focus()
    change(() => deleteProduct(id))
  }

  function retry() {
    content.current?.focus()
    if (failedChange) change(failedChange)
    if (failed) reload()
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
      {(failed || failedChange) && (
        <p role="alert">
          The products could not be {failed ? 'loaded' : 'changed'}.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <Pagination.Content value={pagination} ref={content} tabIndex={-1} role="region" aria-label="Products">
        <form method="post" action={`delete${search}`} onSubmit={handleDelete}>
          <ProductTable {...{ query, urlOf, navigate }} products={answer.products} />
        </form>
        {answer.products.length === 0 && !busy && <p className="empty">There are no products here.</p>}
      </Pagination.Content>
      <Pager pagination={pagination} query={query} />
    </main>
  )
}

type Change = () => Promise<unknown>
