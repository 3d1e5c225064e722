import { render, screen } from '@solidjs/testing-library'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import Basic from './basic'
import Links from './links'
import PageSize from './page-size'

test('a click on a page shows it', async () => {
  const user = userEvent.setup()
  render(() => <Basic />)
  await user.click(screen.getByRole('button', { name: 'page 3' }))
  await screen.findByRole('button', { name: 'page 3', current: 'page' })
})

test('a link moves the page with the URL', async () => {
  const user = userEvent.setup()
  render(() => <Links />)
  await user.click(screen.getByRole('link', { name: 'next page' }))
  await screen.findByRole('link', { name: 'page 2', current: 'page' })
  expect(location.hash).toBe('#page-2')
})

test('a larger page size keeps the first item on the page', async () => {
  const user = userEvent.setup()
  render(() => <PageSize />)
  await user.selectOptions(screen.getByLabelText('Items on a page'), '20')
  await screen.findByText('41–60 of 500')
  await screen.findByRole('button', { name: 'page 3', current: 'page' })
})

test('on the last page focus is on that page, since Next is disabled', async () => {
  const user = userEvent.setup()
  render(() => <Basic />)
  await user.click(screen.getByRole('button', { name: 'last page, page 10' }))
  await user.click(screen.getByRole('button', { name: 'page 9' }))
  await user.click(screen.getByRole('button', { name: 'next page' }))
  const current = await screen.findByRole('button', { name: 'last page, page 10', current: 'page' })
  expect(document.activeElement).toBe(current)
})
