import { expectSilentConsole } from '@dogear/contract/harness/console'
import { getPagination, type LinkProps, Pagination } from '@dogear/react/server'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

expectSilentConsole()

/** Refuses to render without an `href`, as that of Next.js does. */
function Link({ children, href, ...props }: LinkProps) {
  if (typeof href !== 'string') throw new Error('The prop `href` is missing.')
  if ('ref' in props) throw new Error('Server components pass no refs.')
  return (
    <a data-link="" href={href} {...props}>
      {children}
    </a>
  )
}

const getPageUrl = ({ page }: { page: number }) => `?page=${page}`

const render = (page: number) => {
  const list = getPagination({ count: 30, page, getPageUrl, link: Link })
  return renderToString(
    <Pagination.Root pagination={list}>
      <Pagination.FirstTrigger pagination={list} />
      <Pagination.PrevTrigger pagination={list} className="back" />
      <Pagination.List pagination={list} />
      <Pagination.Item pagination={list} type="page" value={2} />
      <Pagination.NextTrigger pagination={list} disabled />
      <Pagination.LastTrigger pagination={list} />
    </Pagination.Root>,
  )
}

test('`link` renders every enabled link, inside a List too', () => {
  const html = render(2)
  const tags = html.match(/<a [^>]*>/g) ?? []
  expect(tags).toHaveLength(8)
  expect(tags.filter((tag) => tag.includes('data-link'))).toEqual(tags.filter((tag) => tag.includes('href=')))
  expect(html).toContain('class="back"')
})

test('disabled links stay an `<a>` without an `href`', () => {
  const disabled = render(1).match(/<a [^>]*role="link"[^>]*>/g)
  expect(disabled).toHaveLength(3)
  for (const tag of disabled ?? []) {
    expect(tag).toContain('aria-disabled="true"')
    expect(tag).not.toMatch(/href|data-link/)
  }
})
