import { userEvent } from '@testing-library/user-event'
import { render, screen } from '@testing-library/vue'
import { expect, test } from 'vitest'
import Basic from '../../../examples/vue/src/scenes/basic.vue'
import Links from '../../../examples/vue/src/scenes/links.vue'

test('a button goes to its page', async () => {
  const user = userEvent.setup()
  render(Basic)
  await user.click(screen.getByRole('button', { name: 'page 3' }))
  await screen.findByRole('button', { name: 'page 3', current: 'page' })
})

test('a link goes to its URL and its page', async () => {
  const user = userEvent.setup()
  render(Links)
  await user.click(screen.getByRole('link', { name: 'next page' }))
  await screen.findByRole('link', { name: 'page 2', current: 'page' })
  expect(location.hash).toBe('#page-2')
})
