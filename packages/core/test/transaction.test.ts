import { expect, test } from 'vitest'
import type { PaginationOptions } from '../src/index.js'
import { callInTurn } from '../src/requests/call-in-turn.js'
import { dueCalls, type Transaction } from '../src/requests/transaction.js'

const at = (page: number, pageSize = 10) => ({ page, pageSize })
const cause = (reason: string) => ({ reason, event: undefined })

/** Runs the callbacks of a request from page 1 to another one. Returns what they were called with. */
function report(to: Transaction['to'], callbacks: (transaction: Transaction) => PaginationOptions = () => ({})) {
  const transaction: Transaction = { from: at(1), to, cause: cause('first'), isReported: false }
  const { onPageSizeChange, onPageChange, onPaginationChange } = callbacks(transaction)
  const calls: string[] = []
  const options: PaginationOptions = {
    onPageSizeChange(details) {
      calls.push(`size ${details.page}/${details.pageSize}`)
      onPageSizeChange?.(details)
    },
    onPageChange(details) {
      calls.push(`page ${details.page}/${details.pageSize}`)
      onPageChange?.(details)
    },
    onPaginationChange(details) {
      calls.push(`both ${details.page}/${details.pageSize} ${details.reason}`)
      onPaginationChange?.(details)
    },
  }
  callInTurn(dueCalls(transaction, () => options))
  return { calls, transaction }
}

test('each callback is called if its number has changed, and the last one if either has', () => {
  expect(report(at(3)).calls).toEqual(['page 3/10', 'both 3/10 first'])
  expect(report(at(1, 20)).calls).toEqual(['size 1/20', 'both 1/20 first'])
  expect(report(at(3, 20)).calls).toEqual(['size 3/20', 'page 3/20', 'both 3/20 first'])
  expect(report(at(1)).calls).toEqual([])
})

test('a callback that leads elsewhere is called again, and the last one hears only of the result', () => {
  const { calls } = report(at(3), (transaction) => ({
    onPageChange({ page }) {
      if (page === 3) transaction.to = at(4, 20)
    },
  }))
  expect(calls).toEqual(['page 3/10', 'size 4/20', 'page 4/20', 'both 4/20 first'])
})

test('a callback that undoes the change hears of that, and the last one of nothing', () => {
  const { calls, transaction } = report(at(3), (transaction) => ({
    onPageChange({ page }) {
      if (page === 3) transaction.to = at(1)
    },
  }))
  expect(calls).toEqual(['page 3/10', 'page 1/10'])
  expect(transaction.isReported).toBe(false)
})

test('the last one is called again, with the latest cause', () => {
  const { calls, transaction } = report(at(3), (transaction) => ({
    onPaginationChange({ page }) {
      if (page === 3) Object.assign(transaction, { to: at(4), cause: cause('second') })
    },
  }))
  expect(calls).toEqual(['page 3/10', 'both 3/10 first', 'page 4/10', 'both 4/10 second'])
  expect(transaction.isReported).toBe(true)
})

test('the callbacks are those of the latest options', () => {
  const calls: string[] = []
  let options: PaginationOptions = {
    onPageSizeChange() {
      options = { onPageChange: () => calls.push('latest') }
    },
    onPageChange: () => calls.push('earlier'),
  }
  const transaction: Transaction = { from: at(1), to: at(2, 20), cause: cause('first'), isReported: false }
  callInTurn(dueCalls(transaction, () => options))
  expect(calls).toEqual(['latest'])
})
