import {
  getContentProps,
  getEllipsisTriggerProps,
  getPageInputProps,
  getPageSizeOptions,
  getPageSizeSelectProps,
  getStatusProps,
  getStatusText,
  type UsePaginationReturn,
  usePagination,
} from '@dogear/solid'
import { For, type JSX } from 'solid-js'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { get, mount } from './mount'

describe('prop getters', () => {
  test('of a select show the page size, and change it', async () => {
    const pagination = mountGetters((pagination) => (
      <select {...getPageSizeSelectProps(pagination())}>
        <For each={getPageSizeOptions(pagination(), [5, 20])}>
          {({ value, label }) => <option value={value}>{label}</option>}
        </For>
      </select>
    ))
    const select = get('select') as HTMLSelectElement
    expect([...select.options].map(({ text }) => text)).toEqual(['5', '10', '20'])
    expect(select.value).toBe('10')
    await userEvent.selectOptions(select, '20')
    expect(pagination().pageSize).toBe(20)
    expect(select.value).toBe('20')
    pagination.setPageSize(5)
    expect(select.value).toBe('5')
  })

  test('of an input go to the page that the user types, and keep what is being typed', async () => {
    const pagination = mountGetters((pagination) => <input {...getPageInputProps(pagination())} />)
    const input = get('input') as HTMLInputElement
    expect(input.value).toBe('1')
    await userEvent.fill(input, '7')
    await userEvent.keyboard('{Enter}')
    expect(pagination().page).toBe(7)
    await userEvent.fill(input, '12')
    pagination.goToNextPage()
    expect(input.value).toBe('12')
    await userEvent.keyboard('{Escape}')
    expect(input.value).toBe('8')
    pagination.setPage(3)
    expect(input.value).toBe('3')
  })

  test('of an ellipsis jump into its gap', async () => {
    const pagination = mountGetters((pagination) => (
      <button {...getEllipsisTriggerProps(pagination(), { index: 5 })}>…</button>
    ))
    await userEvent.click(get('button'))
    expect(pagination().page).toBe(6)
  })

  test('of a status and of content follow the pagination', () => {
    const pagination = mountGetters((pagination) => (
      <>
        <div {...getStatusProps(pagination())}>{getStatusText(pagination())}</div>
        <ul {...getContentProps(pagination())} />
      </>
    ))
    pagination.goToNextPage()
    expect(get('[role=status]').textContent).toBe('11–20 of 200')
    expect(get('ul').dataset.part).toBe('content')
  })
})

function mountGetters(render: (pagination: UsePaginationReturn) => JSX.Element) {
  let pagination!: UsePaginationReturn
  mount(() => {
    pagination = usePagination({ count: 200 })
    return render(pagination)
  })
  return pagination
}
