import { cleanup, configure, render, screen, waitFor } from '@testing-library/react/pure'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { expectSilentConsole } from '../samples/test/silent-console'
import AgGrid from './ag-grid'

// No test may depend on speed.
configure({ asyncUtilTimeout: 60_000 })
expectSilentConsole()
afterEach(cleanup)

const currentPage = () => screen.getByRole('button', { current: 'page' }).textContent
const status = () => screen.getByRole('status').textContent
const rows = () => [...document.querySelectorAll('.ag-row [col-id=name]')].map((cell) => cell.textContent)

test('the footer changes the page and the page size of the grid, and follows it', async () => {
  const user = userEvent.setup()
  render(<AgGrid />)
  await waitFor(() => expect(rows()).toContain('Hydrogen'))
  // The grid shows its rows before React renders the footer.
  await waitFor(() => expect([currentPage(), status()]).toEqual(['1', '1–10 of 118']))
  expect(document.querySelector('.ag-paging-panel:not(.ag-hidden)')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'next page' }))
  await user.click(screen.getByRole('button', { name: 'next page' }))
  await waitFor(() => expect(rows()).toContain('Scandium'))
  await waitFor(() => expect([currentPage(), status(), rows().length]).toEqual(['3', '21–30 of 118', 10]))

  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '20')
  await waitFor(() => expect([currentPage(), status()]).toEqual(['2', '21–40 of 118']))
  await waitFor(() => expect(rows()).toContain('Scandium'))
  expect(rows()).not.toContain('Hydrogen')

  await user.click(screen.getByRole('button', { name: 'last page, page 6' }))
  await waitFor(() => expect(rows()).toContain('Mendelevium'))
  await waitFor(() => expect(status()).toBe('101–118 of 118'))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'next page' }).disabled).toBe(true)
})
