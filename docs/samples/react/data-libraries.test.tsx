import { configure, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fetchElements } from '../shared/fetch-elements'
import { controlsOf } from '../test/controls'
import { expectSilentConsole } from '../test/silent-console'
import { holdResponses } from '../test/speed-up'
import Apollo from './server-data-apollo'
import RtkQuery from './server-data-rtk-query'
import Swr from './server-data-swr'

vi.mock('../shared/fetch-elements', { spy: true })
vi.mock('../shared/respond', async (load) => (await import('../test/speed-up')).speedUp(await load()))

// No test may depend on speed.
configure({ asyncUtilTimeout: 60_000 })

expectSilentConsole()

test.for([
  ['SWR', Swr],
  ['RTK Query', RtkQuery],
  ['Apollo Client', Apollo],
] as const)('%s: the list stays while a page loads, and after an error', async ([_, Sample]) => {
  const user = userEvent.setup()
  const { container } = render(<Sample />)
  const { item, next, pages, firstRow, isBusy } = controlsOf(container)
  expect(isBusy()).toBe(true)
  await waitFor(() => expect(firstRow()).toBe('Hydrogen'))
  expect([pages(), isBusy()]).toEqual(['[1] 2 3 4 5 … 12', false])

  const release = holdResponses()
  await user.click(next())
  await waitFor(() => expect(isBusy()).toBe(true))
  expect([pages(), firstRow()]).toEqual(['1 [2] 3 4 5 … 12', 'Hydrogen'])
  await user.click(next())
  expect([pages(), firstRow(), isBusy()]).toEqual(['1 2 [3] 4 5 … 12', 'Hydrogen', true])
  release()
  await waitFor(() => expect(firstRow()).toBe('Scandium'))
  expect([pages(), isBusy()]).toEqual(['1 2 [3] 4 5 … 12', false])

  vi.mocked(fetchElements).mockRejectedValueOnce(new Error('503'))
  await user.click(item(12))
  await screen.findByRole('alert')
  expect([pages(), firstRow(), isBusy()]).toEqual(['1 … 8 9 10 11 [12]', 'Scandium', true])

  const list = container.querySelector('ol')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(list)
  await waitFor(() => expect(firstRow()).toBe('Roentgenium'))
  expect([screen.queryByRole('alert'), isBusy()]).toEqual([null, false])
  expect(document.activeElement).toBe(list)

  // A page that was loaded before appears at once.
  await user.click(item(1))
  expect([firstRow(), isBusy()]).toEqual(['Hydrogen', false])
})
