import type { Deletes } from '../../shared/orders-deletes'
import type { Order } from '../../shared/orders-server'
import { price } from '../../shared/orders-text'

interface OrderRowsProps {
  rows?: readonly Order[] | undefined
  deletes: Deletes
  onDelete: (number: number) => void
}

export function OrderRows({ rows = [], deletes, onDelete }: OrderRowsProps) {
  return rows.map(({ number, customer, total, status }) => (
    <tr key={number}>
      <td>{number}</td>
      <td>{customer}</td>
      <td>{price(total)}</td>
      <td>{status}</td>
      <td>
        <button
          type="button"
          aria-label={`Delete order ${number}`}
          aria-disabled={deletes[number] === 'sent'}
          onClick={() => onDelete(number)}
        >
          ✕
        </button>
      </td>
    </tr>
  ))
}
