import { Pagination } from '@dogear/react'
import { Activity } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mount } from './mount.js'

test('what is typed into a PageInput is not requested when an Activity hides it', async () => {
  const onPageChange = vi.fn()
  const tab = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Pagination.Root count={95} onPageChange={onPageChange}>
        <Pagination.PageInput />
      </Pagination.Root>
    </Activity>
  )
  const outside = document.body.appendChild(document.createElement('button'))
  const { render, part } = mount(tab('visible'))
  // With the pointer over the field, the edit would be dropped.
  await userEvent.click(outside)
  const input = part('page-input') as HTMLInputElement
  input.focus()
  input.select()
  await userEvent.keyboard('7')
  render(tab('hidden'))
  input.blur()
  for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
  expect(onPageChange).not.toHaveBeenCalled()
  outside.remove()
})
