import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import Basic from '../../../examples/react/src/scenes/basic'
import Links from '../../../examples/react/src/scenes/links'

test('a button goes to its page', async () => {
  const user = userEvent.setup()
  render(<Basic />)
  await user.click(screen.getByRole('button', { name: 'page 3' }))
  await screen.findByRole('button', { name: 'page 3', current: 'page' })
})

test('a link goes to its URL and its page', async () => {
  const user = userEvent.setup()
  render(<Links />)
  await user.click(screen.getByRole('link', { name: 'next page' }))
  await screen.findByRole('link', { name: 'page 2', current: 'page' })
  expect(location.search).toBe('?page=2')
})
