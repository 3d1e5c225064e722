import { address, click, openAddress } from '@dogear/contract'
import { createPageUrl } from '@dogear/core/url'
import { Pagination, usePageUrl } from '@dogear/react'
import { expect, test } from 'vitest'
import { Items, mount } from './mount'

const [pages, others] = [createPageUrl(), createPageUrl({ page: 'other' })]

function List({ pageUrl, history }: { pageUrl: typeof pages; history?: 'replace' }) {
  return (
    <Pagination.Root count={100} {...usePageUrl(pageUrl, { history })}>
      <Items />
      <Pagination.NextTrigger />
    </Pagination.Root>
  )
}

test('usePageUrl follows its arguments', async () => {
  const { pushed, replaced } = openAddress('/list?page=2&other=7')
  const { render, part, currentPage } = mount(<List pageUrl={pages} />)
  expect(currentPage()).toBe('2')
  render(<List pageUrl={others} />)
  expect(currentPage()).toBe('7')
  render(<List pageUrl={others} history="replace" />)
  await click(part('next-trigger'))
  expect(address()).toBe('/list?page=2&other=8')
  expect([pushed(), replaced()]).toEqual([0, 1])
})
