// Not the default entry, which warns of state that changes outside `act`, as that of kits does after a timer.
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react/pure'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { expectSilentConsole } from '../samples/test/silent-console'
import AgGrid from './ag-grid'
import BaseUi from './base-ui'
import Nuqs from './nuqs'
import ReactAria from './react-aria'

// What jsdom lacks, before a kit replaces it.
vi.hoisted(() => {
  Element.prototype.getAnimations = () => []
  vi.stubGlobal('CSS', { escape: (text: string) => text })
})

// No test may depend on speed.
configure({ asyncUtilTimeout: 60_000 })
expectSilentConsole()
afterEach(cleanup)

const user = userEvent.setup()
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const currentPage = () => document.querySelector('[aria-current=page]')?.textContent
const kits = [
  ['Base UI', BaseUi],
  ['React Aria', ReactAria],
] as const

test.for(kits)('%s: its buttons go to pages, and are disabled at the ends', async ([name, Kit]) => {
  render(<Kit />)
  expect(screen.getByRole('navigation', { name })).toBeTruthy()
  expect([button('previous page').disabled, button('next page').disabled]).toEqual([true, false])

  await user.tab()
  expect(document.activeElement?.textContent).toBe('1')
  button('next page').focus()
  await user.keyboard('{Enter} ')
  expect([currentPage(), button('previous page').disabled]).toEqual(['3', false])
  expect(document.activeElement).toBe(button('next page'))

  await user.click(button('last page, page 12'))
  await user.click(button('previous page'))
  expect(currentPage()).toBe('11')
  button('next page').focus()
  await user.keyboard('{Enter}')
  expect([currentPage(), button('next page').disabled]).toEqual(['12', true])
  // Focus isn't lost when Next becomes disabled.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('12'))
})

test.for(kits)('%s: its fields change the page size and the page', async ([_, Kit]) => {
  render(<Kit />)
  await user.click(button('page 3'))
  const size = screen.queryByRole('combobox') ?? button('10 Items per page')
  size.focus()
  await user.keyboard('{Enter}')
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: '20' }))
  await screen.findByRole('button', { name: 'last page, page 6' })
  // The first item of the page stays on it.
  expect(currentPage()).toBe('2')

  const page = screen.getByRole<HTMLInputElement>('textbox', { name: 'Page' })
  expect(page.value).toBe('2')
  await user.clear(page)
  await user.type(page, '5{Enter}')
  await waitFor(() => expect(currentPage()).toBe('5'))
  await user.click(button('next page'))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Page' }).value).toBe('6'))
})

test('AG Grid: the footer changes the page and the page size of the grid, and follows it', async () => {
  const rows = () => [...document.querySelectorAll('.ag-row [col-id=name]')].map((cell) => cell.textContent)
  const footer = () => [currentPage(), document.querySelector('[data-part=status]')?.textContent]
  render(<AgGrid />)
  await waitFor(() => expect(rows()).toContain('Hydrogen'))
  // The grid shows its rows before React renders the footer.
  await waitFor(() => expect(footer()).toEqual(['1', '1–10 of 118']))
  expect(document.querySelector('.ag-paging-panel:not(.ag-hidden)')).toBeNull()

  await user.click(button('next page'))
  await user.click(button('next page'))
  await waitFor(() => expect(rows()).toContain('Scandium'))
  await waitFor(() => expect([...footer(), rows().length]).toEqual(['3', '21–30 of 118', 10]))

  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '20')
  await waitFor(() => expect(footer()).toEqual(['2', '21–40 of 118']))
  await waitFor(() => expect(rows()).toContain('Scandium'))
  expect(rows()).not.toContain('Hydrogen')

  await user.click(button('last page, page 6'))
  await waitFor(() => expect(rows()).toContain('Mendelevium'))
  await waitFor(() => expect(footer()).toEqual(['6', '101–118 of 118']))
  expect(button('next page').disabled).toBe(true)
})

test('nuqs: page, page size and search are in the URL', async () => {
  const firstRow = () => screen.getAllByRole('listitem')[0]?.textContent
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

test.for([
  ['?page=99', '12', 8, '?page=12'],
  ['?page=abc', '1', 10, '?page=abc'],
  ['?page=-3', '1', 10, '?page=-3'],
  ['?size=1000000', '1', 10, '?size=1000000'],
] as const)('nuqs: %s shows page %s with %s rows', async ([query, shown, rows, replaced]) => {
  history.replaceState(null, '', `/elements${query}`)
  const { length } = history
  render(<Nuqs />)
  expect(currentPage()).toBe(shown)
  await waitFor(() => expect(location.search).toBe(replaced))
  // The list of pages has items too.
  const items = screen.getAllByRole('listitem').filter((item) => !item.closest('nav'))
  expect([items.length, history.length]).toEqual([rows, length])
})
