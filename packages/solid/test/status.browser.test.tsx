import { Pagination } from '@dogear/solid'
import { expect, test } from 'vitest'
import { get, mount, next } from './mount'

test('a custom text of a Status changes after a browser has translated the page, which replaces text nodes', () => {
  mount(() => (
    <Pagination.Root count={100}>
      <Pagination.NextTrigger />
      <Pagination.Status text={({ start, end }) => `From ${start} to ${end}`} />
    </Pagination.Root>
  ))
  for (const range of ['11 to 20', '21 to 30']) {
    get('[role=status]').replaceChildren(Object.assign(document.createElement('font'), { textContent: 'Ab 1' }))
    next().click()
    expect(get('[role=status]').textContent).toBe(`From ${range}`)
  }
})
