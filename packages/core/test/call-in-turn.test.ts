import { expect, test, vi } from 'vitest'
import { callInTurn } from '../src/requests/call-in-turn.js'

const fail = (message: string) => () => {
  throw new Error(message)
}

test('functions run in order', () => {
  const calls: number[] = []
  callInTurn(
    () => void calls.push(1),
    () => void calls.push(2),
  )
  expect(calls).toEqual([1, 2])
})

test('an error doesn’t stop the next function, and the first error is thrown at the end', () => {
  const last = vi.fn()
  expect(() => callInTurn(fail('first'), fail('second'), last)).toThrow('first')
  expect(last).toHaveBeenCalledOnce()
})

test('an error may be any value', () => {
  const throwNothing = () => {
    throw undefined
  }
  let hasThrown = false
  try {
    callInTurn(throwNothing)
  } catch {
    hasThrown = true
  }
  expect(hasThrown).toBe(true)
})
