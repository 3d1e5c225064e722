import { Pagination as ChakraPagination, ChakraProvider, defaultSystem } from '@chakra-ui/react'
import { Pagination } from '@dogear/react'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, expect, test } from 'vitest'
import { listsAt, type Selectors } from './lists'
import { ours, theirs } from './render'

const selectors: Selectors = { page: '[data-part=item]', current: '[aria-current]', ellipsis: '[data-part=ellipsis]' }
afterEach(cleanup)

const chakra = (props: ChakraPagination.RootProps) => (
  <ChakraProvider value={defaultSystem}>
    <ChakraPagination.Root pageSize={10} {...props}>
      <ChakraPagination.Items render={(page) => <span>{page.value}</span>} />
      <ChakraPagination.PageText format="long" />
    </ChakraPagination.Root>
  </ChakraProvider>
)

test.for([{}, { siblingCount: 2 }])('with %o, the list is the same on each page', (options) => {
  const list = listsAt(({ totalPages, page }) =>
    theirs(chakra({ count: totalPages * 10, page, ...options }), selectors),
  )
  expect(list).toEqual(listsAt(({ totalPages, page }) => ours({ count: totalPages * 10, page, ...options })))
})

test('the long PageText has other dashes than a Status', () => {
  const { container } = render(
    <>
      {chakra({ count: 95, page: 2 })}
      <Pagination.Root count={95} page={2}>
        <Pagination.Status />
      </Pagination.Root>
    </>,
  )
  expect(container.textContent).toContain('11 - 20 of 95')
  expect(container.querySelector('[data-part=status]')?.textContent).toBe('11–20 of 95')
})
