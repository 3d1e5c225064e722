import type { Deletes } from '../../shared/orders-deletes'
import { columns, type Order } from '../../shared/orders-server'
import { price } from '../../shared/orders-text'

/** A table without rows. */
export const orderTable = `
  <div class="rows">
    <table aria-label="Orders" tabindex="-1">
      <thead>
        <tr>
          ${columns.map(({ name }) => `<th scope="col"><button type="button">${name}</button></th>`).join('')}
          <th scope="col">Status</th>
          <td></td>
        </tr>
      </thead>
      <tbody></tbody>
    </table>
  </div>`

/** Shows orders in a table, each with a button that deletes it. A button whose delete was sent is disabled. */
export function orderRows(body: HTMLTableSectionElement, onDelete: (number: number) => void) {
  const buttons = new Map<number, HTMLButtonElement>()
  return {
    show(rows: readonly Order[]) {
      body.replaceChildren()
      buttons.clear()
      for (const { number, customer, total, status } of rows) {
        const row = body.insertRow()
        for (const text of [number, customer, price(total), status]) row.insertCell().textContent = String(text)
        const button = row.insertCell().appendChild(document.createElement('button'))
        button.type = 'button'
        button.ariaLabel = `Delete order ${number}`
        button.textContent = '✕'
        button.addEventListener('click', () => onDelete(number))
        buttons.set(number, button)
      }
    },
    update(deletes: Deletes) {
      for (const [number, button] of buttons) button.ariaDisabled = String(deletes[number] === 'sent')
    },
  }
}
