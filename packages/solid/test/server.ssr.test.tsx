import { createPageUrl } from '@dogear/core/url'
import { getPageInputProps, getPageSizeSelectProps, Pagination, usePageUrl, usePagination } from '@dogear/solid'
import { For, type JSX } from 'solid-js'
import { renderToString } from 'solid-js/web'
import { expect, test, vi } from 'vitest'

const render = (props: Pagination.RootProps, parts: () => JSX.Element) =>
  renderToString(() => (
    <Pagination.Root count={100} {...props}>
      {parts()}
    </Pagination.Root>
  ))

test('the server joins classes and styles, calls getPageUrl once for each link, and renders content once', () => {
  const getPageUrl = vi.fn(({ page }: { page: number }) => `?page=${page}`)
  const content = vi.fn(() => 'next')
  const own = { classList: { child: true, off: false }, style: 'left: 2px' }
  const html = render({ type: 'link', getPageUrl }, () => [
    <For each={[1, 2]}>{(value) => <Pagination.Item type="page" value={value} class="item" />}</For>,
    <Pagination.NextTrigger
      class="part"
      style={{ color: 'red', left: '1px' }}
      asChild={(props) => <a {...props(own)} />}
    >
      {content()}
    </Pagination.NextTrigger>,
  ])
  expect(html).toMatch(/class="part child ?"/)
  expect(html).toContain('style="color:red;left:1px;left: 2px"')
  expect(html).toMatch(/>next<\/a>/)
  expect(getPageUrl.mock.calls).toEqual([1, 2, 2].map((page) => [{ page, pageSize: 10 }]))
  expect(content).toHaveBeenCalledOnce()
})

test('the server renders the value of an input from its prop getter', () => {
  const html = renderToString(() => {
    const pagination = usePagination({ count: 100, page: 3 })
    return [<select {...getPageSizeSelectProps(pagination())} />, <input {...getPageInputProps(pagination())} />]
  })
  expect(html.match(/ value="[^"]*"/g)).toEqual([' value="3"'])
})

test('the server hides an ellipsis from assistive technology, unless it can be clicked or focused', () => {
  const html = render({}, () => [
    <Pagination.Ellipsis index={1} />,
    <Pagination.Ellipsis index={1} tabindex="0" />,
    <Pagination.Ellipsis index={1} onClick={() => {}} />,
    <Pagination.List ellipsisProps={{ tabIndex: 0 }} />,
  ])
  expect(html.match(/aria-hidden/g)).toHaveLength(1)
})

test('the server knows the `url` of the address, also beside a document, and doesn’t render it as an attribute', () => {
  vi.stubGlobal('document', {})
  vi.stubGlobal('location', { href: 'https://example.com/other' })
  const html = renderToString(() => {
    const fromUrl = usePageUrl(createPageUrl(), { url: '/list?q=tea&page=2' })
    return <Pagination.Root {...fromUrl}>{fromUrl.url}</Pagination.Root>
  })
  expect(html).toContain('/list?q=tea&amp;page=2')
  expect(html).not.toMatch(/ (url|setparams)=/i)
  vi.unstubAllGlobals()
})
