import { Pagination, usePagination } from '@dogear/react'
import { Pagination as MantinePagination, MantineProvider } from '@mantine/core'
import { usePagination as useMantinePagination } from '@mantine/hooks'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { listsAt, type Selectors } from './lists'
import { ours, theirs } from './render'

const selectors: Selectors = {
  page: '[data-with-padding]',
  current: '[aria-current]',
  ellipsis: '.mantine-Pagination-dots',
}
afterEach(cleanup)

test.for([
  [{}, {}],
  [
    { siblings: 2, boundaries: 2 },
    { siblingCount: 2, boundaryCount: 2 },
  ],
  [{ boundaries: 0 }, { boundaryCount: 0 }],
] as const)('with %o, the list is that of %o, on each page', ([counts, own]) => {
  const list = listsAt(({ totalPages, page }) =>
    theirs(
      <MantineProvider>
        <MantinePagination total={totalPages} value={page} {...counts} />
      </MantineProvider>,
      selectors,
    ),
  )
  expect(list).toEqual(listsAt(({ totalPages, page }) => ours({ totalPages, page, ...own })))
})

test('`usePagination({ total })` of its hooks counts pages, as `totalPages` does', () => {
  const Theirs = ({ total, page }: { total: number; page: number }) => {
    const { range, active } = useMantinePagination({ total, page })
    return range.map((entry) => (entry === 'dots' ? '…' : entry === active ? `[${entry}]` : entry)).join(' ')
  }
  const Ours = ({ total, page: requested }: { total: number; page: number }) => {
    const { pages, page } = usePagination({ totalPages: total, page: requested })
    return pages.map(({ type, value }) => (type === 'ellipsis' ? '…' : value === page ? `[${value}]` : value)).join(' ')
  }
  const show = (Side: typeof Ours) =>
    listsAt(({ totalPages: total, page }) => {
      const { container } = render(<Side total={total} page={page} />)
      const text = container.textContent ?? ''
      cleanup()
      return text
    })
  expect(show(Theirs)).toEqual(show(Ours))
})

test('when Enter on Next reaches the last page, its focus moves to the body, and Dogear’s to the current page', async () => {
  const { container } = render(
    <MantineProvider>
      <MantinePagination
        total={10}
        defaultValue={9}
        getControlProps={(control) => ({ 'data-control': control }) as object}
      />
      <Pagination.Root totalPages={10} defaultPage={9}>
        <Pagination.List />
        <Pagination.NextTrigger />
      </Pagination.Root>
    </MantineProvider>,
  )
  const focusAfter = async (selector: string) => {
    const next = container.querySelector<HTMLElement>(selector)
    next?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement).not.toBe(next)
    return document.activeElement
  }
  expect(await focusAfter('[data-control=next]')).toBe(document.body)
  expect((await focusAfter('[data-part=next-trigger]'))?.textContent).toBe('10')
})

test('`hideWithOnePage` hides what has `data-single-page`', () => {
  const { container } = render(
    <MantineProvider>
      <MantinePagination total={1} hideWithOnePage />
      <Pagination.Root totalPages={1} />
    </MantineProvider>,
  )
  expect(container.querySelector('.mantine-Pagination-root')).toBe(null)
  expect(container.querySelector('nav[data-single-page]')).toBeTruthy()
})
