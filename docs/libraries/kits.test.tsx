// Not the default entry, which warns of state that changes outside `act`, as that of kits does after a timer.
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react/pure'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { expectSilentConsole } from '../samples/test/silent-console'
import BaseUi from './base-ui'
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

const kits = [
  ['Base UI', BaseUi],
  ['React Aria', ReactAria],
] as const

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const currentPage = () => screen.getByRole('button', { current: 'page' }).textContent

test.for(kits)('%s: its buttons go to pages, and are disabled at the ends', async ([name, Kit]) => {
  const user = userEvent.setup()
  render(<Kit />)
  expect(screen.getByRole('navigation', { name })).toBeTruthy()
  expect([button('previous page').disabled, button('next page').disabled]).toEqual([true, false])

  await user.tab()
  expect(document.activeElement?.textContent).toBe('1')
  button('next page').focus()
  await user.keyboard('{Enter}')
  expect(currentPage()).toBe('2')
  await user.keyboard(' ')
  expect(currentPage()).toBe('3')
  expect(button('previous page').disabled).toBe(false)
  expect(document.activeElement).toBe(button('next page'))

  await user.click(button('page 4'))
  expect(currentPage()).toBe('4')
  await user.click(button('last page, page 12'))
  expect([currentPage(), button('next page').disabled]).toEqual(['12', true])
  await user.click(button('previous page'))
  button('next page').focus()
  await user.keyboard('{Enter}')
  expect([currentPage(), button('next page').disabled]).toEqual(['12', true])
  // Focus isn't lost when Next becomes disabled.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('12'))
})

test.for(kits)('%s: its fields change the page size and the page', async ([_, Kit]) => {
  const user = userEvent.setup()
  render(<Kit />)
  await user.click(button('page 3'))

  const size = screen.queryByRole('combobox') ?? screen.getByRole('button', { name: /Items per page/ })
  if (size instanceof HTMLSelectElement) await user.selectOptions(size, '20')
  else {
    size.focus()
    await user.keyboard('{Enter}')
    await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: '20' }))
  }
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
