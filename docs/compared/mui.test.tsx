import { Pagination } from '@dogear/react'
import MuiPagination from '@mui/material/Pagination'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import TablePagination from '@mui/material/TablePagination'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { listsAt, type Selectors } from './lists'
import { ours, theirs } from './render'

const selectors: Selectors = {
  page: '.MuiPaginationItem-page',
  current: '[aria-current]',
  ellipsis: '.MuiPaginationItem-ellipsis',
}
afterEach(cleanup)

test.for([{}, { siblingCount: 0 }, { siblingCount: 2, boundaryCount: 2 }, { boundaryCount: 0 }])(
  'with %o, the list is the same on each page',
  (counts) => {
    const list = listsAt(({ totalPages, page }) =>
      theirs(<MuiPagination count={totalPages} page={page} {...counts} />, selectors),
    )
    expect(list).toEqual(listsAt(({ totalPages, page }) => ours({ totalPages, page, ...counts })))
  },
)

test('when Enter on Next reaches the last page, both move focus to the current page', async () => {
  const { container } = render(
    <>
      <MuiPagination count={10} defaultPage={9} />
      <Pagination.Root totalPages={10} defaultPage={9}>
        <Pagination.List />
        <Pagination.NextTrigger />
      </Pagination.Root>
    </>,
  )
  for (const next of container.querySelectorAll<HTMLElement>(
    '[aria-label="Go to next page"], [aria-label="next page"]',
  )) {
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.textContent).toBe('10')
    expect(document.activeElement?.getAttribute('aria-current')).toBeTruthy()
  }
})

const table = { component: 'div', count: 95, page: 2, rowsPerPage: 10, onPageChange() {} } as const

test('a theme has the labels of a TablePagination in its default props', () => {
  const theme = createTheme({ components: { MuiTablePagination: { defaultProps: { labelRowsPerPage: 'Zeilen' } } } })
  const { container } = render(
    <ThemeProvider theme={theme}>
      <TablePagination {...table} />
    </ThemeProvider>,
  )
  expect(container.textContent).toContain('Zeilen')
})

test('TablePagination counts pages from 0', () => {
  const { container } = render(
    <>
      <TablePagination {...table} />
      <Pagination.Root count={95} page={3}>
        <Pagination.Status />
      </Pagination.Root>
    </>,
  )
  expect(container.querySelector('.MuiTablePagination-displayedRows')?.textContent).toBe('21–30 of 95')
  expect(container.querySelector('[data-part=status]')?.textContent).toBe('21–30 of 95')
})
