import { cleanup, configure, render, screen, waitFor } from '@testing-library/react/pure'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { expectSilentConsole } from '../samples/test/silent-console'
import Nuqs from './nuqs'

// No test may depend on speed.
configure({ asyncUtilTimeout: 60_000 })
expectSilentConsole()
afterEach(cleanup)

const currentPage = () => screen.getByRole('link', { current: 'page' }).textContent
const firstRow = () => screen.getAllByRole('listitem')[0]?.textContent

test('page, page size and search are in the URL', async () => {
  const user = userEvent.setup()
  history.replaceState(null, '', '/elements?page=2')
  render(<Nuqs />)
  expect([currentPage(), firstRow()]).toEqual(['2', 'Sodium'])
  expect(screen.getByRole('link', { name: 'page 3' }).getAttribute('href')).toBe('/elements?page=3')
  expect(screen.getByRole('link', { name: 'page 1' }).getAttribute('href')).toBe('/elements')

  // Three quick presses go three pages further.
  const next = screen.getByRole('link', { name: 'next page' })
  for (let press = 0; press < 3; press++) await user.click(next)
  expect(currentPage()).toBe('5')
  await waitFor(() => expect(location.search).toBe('?page=5'))

  // The first row stays on the page, and both numbers are one history entry.
  const { length } = history
  await user.selectOptions(screen.getByRole('combobox'), '20')
  await waitFor(() => expect(location.search).toBe('?page=3&size=20'))
  expect([currentPage(), firstRow(), history.length]).toEqual(['3', 'Niobium', length + 1])

  history.back()
  await waitFor(() => expect([currentPage(), firstRow()]).toEqual(['5', 'Niobium']))

  await user.type(screen.getByRole('searchbox'), 'ium')
  await waitFor(() => expect(location.search).toBe('?q=ium'))
  expect(currentPage()).toBe('1')
})

test('a page past the end is replaced, and nonsense is page 1', async () => {
  history.replaceState(null, '', '/elements?page=99')
  const { length } = history
  const { unmount } = render(<Nuqs />)
  expect(currentPage()).toBe('12')
  await waitFor(() => expect(location.search).toBe('?page=12'))
  expect(history.length).toBe(length)
  unmount()

  for (const query of ['?page=abc', '?page=-3', '?size=1000000']) {
    history.replaceState(null, '', `/elements${query}`)
    const { unmount } = render(<Nuqs />)
    expect([currentPage(), screen.getAllByRole('listitem').length >= 10]).toEqual(['1', true])
    unmount()
  }
})
