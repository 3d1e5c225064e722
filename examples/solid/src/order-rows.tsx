import { For } from 'solid-js'
import type { Deletes } from '../../shared/orders-deletes'
import type { Order } from '../../shared/orders-server'
import { price } from '../../shared/orders-text'

interface OrderRowsProps {
  rows?: readonly Order[] | undefined
  deletes: Deletes
  onDelete: (number: number) => void
}

export function OrderRows(props: OrderRowsProps) {
  return (
    <For each={props.rows}>
      {({ number, customer, total, status }) => (
        <tr>
          <td>{number}</td>
          <td>{customer}</td>
          <td>{price(total)}</td>
          <td>{status}</td>
          <td>
            <button
              type="button"
              aria-label={`Delete order ${number}`}
              aria-disabled={props.deletes[number] === 'sent'}
              onClick={() => props.onDelete(number)}
            >
              ✕
            </button>
          </td>
        </tr>
      )}
    </For>
  )
}
