import { flushSync } from 'svelte'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import Getters from './fixtures/getters.svelte'
import { find, mount } from './mount'

function mountGetters() {
  const { container, app } = mount(Getters, {})
  return { container, pagination: app.pagination }
}

describe('prop getters', () => {
  test('of a select show the page size, and change it', async () => {
    const { container, pagination } = mountGetters()
    const select = find(container, 'select') as HTMLSelectElement
    expect([...select.options].map(({ text }) => text)).toEqual(['5', '10', '20'])
    expect(select.value).toBe('10')
    await userEvent.selectOptions(select, '20')
    expect([pagination().pageSize, select.value]).toEqual([20, '20'])
    pagination.setPageSize(5)
    flushSync()
    expect(select.value).toBe('5')
  })

  test('of an input go to the page that the user types, and keep what is being typed', async () => {
    const { container, pagination } = mountGetters()
    const input = find(container, 'input') as HTMLInputElement
    expect(input.value).toBe('1')
    await userEvent.fill(input, '7')
    await userEvent.keyboard('{Enter}')
    expect(pagination().page).toBe(7)
    await userEvent.fill(input, '12')
    pagination.goToNextPage()
    flushSync()
    expect(input.value).toBe('12')
    await userEvent.keyboard('{Escape}')
    expect(input.value).toBe('8')
    pagination.setPage(3)
    flushSync()
    expect(input.value).toBe('3')
  })

  test('of an ellipsis jump into its gap', async () => {
    const { container, pagination } = mountGetters()
    await userEvent.click(find(container, 'button'))
    expect(pagination().page).toBe(6)
  })

  test('of a status and of content follow the pagination', () => {
    const { container, pagination } = mountGetters()
    pagination.goToNextPage()
    flushSync()
    expect(find(container, '[role=status]').textContent).toBe('11–20 of 200')
    expect(find(container, 'ul').dataset.part).toBe('content')
  })
})
