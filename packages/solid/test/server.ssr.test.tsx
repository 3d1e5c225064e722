import { createPageUrl } from '@dogear/core/url'
import { getPageInputProps, getPageSizeSelectProps, Pagination, usePageUrl, usePagination } from '@dogear/solid'
import { For } from 'solid-js'
import { renderToString } from 'solid-js/web'
import { expect, test, vi } from 'vitest'

test('the server joins the classes and styles of part and child, in every spelling that Solid accepts', () => {
  const html = renderToString(() => (
    <Pagination.Root count={100}>
      <Pagination.NextTrigger
        class="part"
        style={{ color: 'red', left: '1px' }}
        asChild={(props) => <a {...props({ classList: { child: true, off: false }, style: 'left: 2px' })}>next</a>}
      />
    </Pagination.Root>
  ))
  expect(html).toMatch(/class="part child ?"/)
  expect(html).toContain('style="color:red;left:1px;left: 2px"')
  expect(html).toMatch(/>next<\/a>/)
})

test('the server calls getPageUrl once for each link, and renders content once', () => {
  const getPageUrl = vi.fn(({ page }: { page: number }) => `?page=${page}`)
  const content = vi.fn(() => 'next')
  renderToString(() => (
    <Pagination.Root count={30} type="link" getPageUrl={getPageUrl}>
      <For each={[1, 2]}>{(value) => <Pagination.Item type="page" value={value} class="item" />}</For>
      <Pagination.NextTrigger asChild={(props) => <a {...props({ class: 'own' })} />}>
        {content()}
      </Pagination.NextTrigger>
    </Pagination.Root>
  ))
  expect(getPageUrl.mock.calls).toEqual([1, 2, 2].map((page) => [{ page, pageSize: 10 }]))
  expect(content).toHaveBeenCalledOnce()
})

test('the server renders the value of an input from its prop getter', () => {
  const html = renderToString(() => {
    const pagination = usePagination({ count: 100, page: 3 })
    return (
      <>
        <select {...getPageSizeSelectProps(pagination())} />
        <input {...getPageInputProps(pagination())} />
      </>
    )
  })
  expect(html.match(/ value="[^"]*"/g)).toEqual([' value="3"'])
})

test('the server hides an ellipsis from assistive technology, unless it can be clicked or focused', () => {
  const html = renderToString(() => (
    <Pagination.Root count={100}>
      <Pagination.Ellipsis index={1} />
      <Pagination.Ellipsis index={1} tabindex="0" />
      <Pagination.Ellipsis index={1} onClick={() => {}} />
      <Pagination.List ellipsisProps={{ tabIndex: 0 }} />
    </Pagination.Root>
  ))
  expect(html.match(/aria-hidden/g)).toHaveLength(1)
})

test('the server knows the `url` of the address, and doesn’t render it as an attribute', () => {
  const html = renderToString(() => {
    const fromUrl = usePageUrl(createPageUrl(), { url: '/list?q=tea&page=2' })
    return (
      <Pagination.Root count={100} {...fromUrl}>
        {fromUrl.url}
      </Pagination.Root>
    )
  })
  expect(html).toContain('/list?q=tea&amp;page=2')
  expect(html).not.toMatch(/ (url|setparams)=/i)
})
