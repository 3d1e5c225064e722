import { Pagination } from '@dogear/react'
import RcPagination from '@rc-component/pagination'
import { cleanup, render } from '@testing-library/react/pure'
import { Pagination as AntPagination } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { listsAt, type Selectors } from './lists'
import { ours, theirs } from './render'

const onChange = () => {}
const selectors: Selectors = {
  page: '.ant-pagination-item, .rc-pagination-item',
  current: '.ant-pagination-item-active, .rc-pagination-item-active',
  ellipsis: '.ant-pagination-jump-prev, .ant-pagination-jump-next, .rc-pagination-jump-prev, .rc-pagination-jump-next',
}
afterEach(cleanup)

test.for([
  ['Ant Design', AntPagination],
  ['rc-pagination', RcPagination],
] as const)('%s: without `showLessItems`, the list is `siblingCount={1}`, on each page', ([, Library]) => {
  const list = listsAt(({ totalPages, page }) =>
    theirs(<Library total={totalPages * 10} current={page} showSizeChanger={false} onChange={onChange} />, selectors),
  )
  expect(list).toEqual(listsAt(({ totalPages, page }) => ours({ count: totalPages * 10, page, siblingCount: 1 })))
})

test('with `showLessItems`, the list is the same in the middle, and another one near the ends', () => {
  const isMiddle = ({ totalPages, page }: { totalPages: number; page: number }) => page > 4 && page < totalPages - 3
  const list = listsAt(
    ({ totalPages, page }) =>
      theirs(<AntPagination total={totalPages * 10} current={page} showLessItems onChange={onChange} />, selectors),
    isMiddle,
  )
  expect(list).toEqual(listsAt(({ totalPages, page }) => ours({ count: totalPages * 10, page }), isMiddle))
  const near = (page: number) => [
    theirs(<AntPagination total={200} current={page} showLessItems onChange={onChange} />, selectors),
    ours({ count: 200, page }),
  ]
  expect(near(1)).toEqual(['[1] 2 3 … 20', '[1] 2 3 4 5 … 20'])
  expect(near(4)).toEqual(['1 … 3 [4] 5 … 20', '1 2 3 [4] 5 … 20'])
})

test.for([
  { by: 5, showLessItems: false },
  { by: 3, showLessItems: true },
])('an ellipsis jumps as far as `by={$by}`', async ({ by, showLessItems }) => {
  const pages: number[] = []
  const { container } = render(
    <>
      <AntPagination
        total={400}
        defaultCurrent={20}
        showLessItems={showLessItems}
        onChange={(page) => pages.push(page)}
      />
      <Pagination.Root count={400} defaultPage={20} onPageChange={({ page }) => pages.push(page)}>
        <Pagination.List ellipsis={(entry) => <Pagination.EllipsisTrigger {...entry} by={by} />} />
      </Pagination.Root>
    </>,
  )
  await userEvent.click(container.querySelector('.ant-pagination-jump-next') as Element)
  await userEvent.click(container.querySelectorAll('[data-part=ellipsis-trigger]')[1] as Element)
  expect(pages).toEqual([20 + by, 20 + by])
})

test('the size changer is there for more than 50 items', () => {
  const hasChanger = (total: number) => {
    const { container } = render(<AntPagination total={total} />)
    return !!container.querySelector('.ant-pagination-options-size-changer')
  }
  expect([hasChanger(50), hasChanger(51)]).toEqual([false, true])
})

test('another page size keeps the page number, and Dogear keeps the first item on the page', () => {
  const changes: number[][] = []
  const { container, rerender } = render(
    <AntPagination
      total={200}
      defaultCurrent={5}
      pageSize={10}
      onChange={(page, size) => changes.push([page, size])}
    />,
  )
  rerender(<AntPagination total={200} defaultCurrent={5} pageSize={20} />)
  expect(container.querySelector('.ant-pagination-item-active')?.textContent).toBe('5')
  expect(changes).toEqual([])
  cleanup()

  const { container: own } = render(
    <Pagination.Root count={200} defaultPage={5} defaultPageSize={10}>
      <Pagination.List />
      <Pagination.Context>
        {({ setPageSize }) => (
          <button type="button" onClick={() => setPageSize(20)}>
            20
          </button>
        )}
      </Pagination.Context>
    </Pagination.Root>,
  )
  ;(own.querySelector('nav > button') as HTMLElement).click()
  return expect.poll(() => own.querySelector('[aria-current]')?.textContent).toBe('3')
})
