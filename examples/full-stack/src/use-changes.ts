import { useState } from 'react'
import { addProducts, deleteProduct } from './requests'

type State = 'sent' | 'failed'

/** Adds and deletes products, and remembers what failed, so that it can be tried again. */
export function useChanges(reload: () => void) {
  const [deletes, setDeletes] = useState<Readonly<Record<number, State>>>({})
  const [adding, setAdding] = useState<State>()
  const undeleted = Object.keys(deletes)
    .map(Number)
    .filter((id) => deletes[id] === 'failed')

  async function remove(id: number) {
    if (deletes[id] === 'sent') return
    const mark = (state: State) => setDeletes((before) => ({ ...before, [id]: state }))
    mark('sent')
    await deleteProduct(id).then(reload, () => mark('failed'))
  }

  async function add() {
    if (adding === 'sent') return
    setAdding('sent')
    await addProducts().then(
      () => {
        setAdding(undefined)
        reload()
      },
      () => setAdding('failed'),
    )
  }

  return {
    add,
    remove,
    undeleted,
    hasFailedToAdd: adding === 'failed',
    isDeleting: (id: number) => deletes[id] === 'sent',
  }
}
