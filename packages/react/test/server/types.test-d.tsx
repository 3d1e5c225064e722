import type { AnyPagination, PageEntry, Pages, StatusLabelDetails } from '@dogear/core'
import type * as client from '@dogear/react'
import {
  type GetPaginationOptions,
  type GetPaginationReturn,
  getPagination,
  type LinkProps,
  Pagination,
} from '@dogear/react/server'
import { type AnchorHTMLAttributes, createRef, forwardRef } from 'react'
import { expectTypeOf, test } from 'vitest'

declare const list: GetPaginationReturn
declare const searchParams: Record<string, string | string[] | undefined>

const getPageUrl = ({ page }: { page: number }) => `?page=${page}`

test('getPagination accepts what a URL says', () => {
  const { page, size } = searchParams
  getPagination({ getPageUrl, page, pageSize: size, pageSizes: [10, 20], defaultPageSize: 20 })
  getPagination({ getPageUrl, page: new URLSearchParams().get('page'), pageSize: 20 })
  expectTypeOf(getPagination).returns.toEqualTypeOf<GetPaginationReturn>()
  expectTypeOf<GetPaginationReturn>().toExtend<AnyPagination>()
  expectTypeOf(list.pages).toEqualTypeOf<Pages>()
  expectTypeOf(list.isOutOfRange).toEqualTypeOf<boolean>()
})

test('options for a browser, and those that are missing, don’t compile', () => {
  // @ts-expect-error getPageUrl is missing
  getPagination({ count: 100 })
  // @ts-expect-error all controls are links
  getPagination({ getPageUrl, type: 'button' })
  // @ts-expect-error nothing requests another page
  getPagination({ getPageUrl, onPageChange() {} })
  // @ts-expect-error nothing navigates
  getPagination({ getPageUrl, navigate() {} })
  expectTypeOf<keyof client.UsePaginationProps & keyof GetPaginationOptions>().toEqualTypeOf<
    Exclude<keyof client.UsePaginationProps, 'id' | 'defaultPage' | 'type' | 'navigate' | `on${string}`>
  >()
})

test('`link` is a component that accepts the attributes of a link', () => {
  const RouterLink = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement> & { href: string | URL }>(
    function RouterLink() {
      return null
    },
  )
  getPagination({ getPageUrl, link: RouterLink })
  getPagination({ getPageUrl, link: ({ href, children }: LinkProps) => <a href={href}>{children}</a> })
  // @ts-expect-error a button is no link
  getPagination({ getPageUrl, link: 'button' })
  // @ts-expect-error nobody passes `to`
  getPagination({ getPageUrl, link: (props: { to: string }) => <a href={props.to}>page</a> })
})

test('the parts accept the props of the client parts', () => (
  <Pagination.Root {...({ pagination: list, 'data-testid': 'x' } satisfies Pagination.RootProps)} lang="en">
    <Pagination.FirstTrigger pagination={list} disabled />
    <Pagination.PrevTrigger pagination={list} rel="nofollow" target="_blank" download />
    <Pagination.List
      pagination={list}
      data-testid="x"
      itemProps={{ className: 'page', 'data-testid': 'x' }}
      ellipsisProps={{ title: 'more', 'data-testid': 'x' }}
      item={(entry) => {
        expectTypeOf(entry).toEqualTypeOf<PageEntry>()
        return (
          <Pagination.Item {...entry} pagination={list}>
            {entry.value}
          </Pagination.Item>
        )
      }}
    />
    <Pagination.Item {...({ pagination: list, type: 'page', value: 1, 'data-x': 1 } satisfies Pagination.ItemProps)} />
    <Pagination.Ellipsis pagination={list} index={1} style={{ color: 'red' }} />
    <Pagination.NextTrigger pagination={list}>Next</Pagination.NextTrigger>
    <Pagination.LastTrigger pagination={list} type="button" value="last" />
    <Pagination.Status
      pagination={list}
      text={(details) => {
        expectTypeOf(details).toEqualTypeOf<StatusLabelDetails>()
        return <b>{details.page}</b>
      }}
    />
  </Pagination.Root>
))

test('asChild, refs, handlers and a missing pagination don’t compile', () => (
  <>
    {/* @ts-expect-error the pagination is missing */}
    <Pagination.Root />
    {/* @ts-expect-error the value is missing */}
    <Pagination.Item pagination={list} type="page" />
    {/* @ts-expect-error the option `link` replaces the element */}
    <Pagination.NextTrigger pagination={list} asChild />
    {/* @ts-expect-error refs need client code */}
    <Pagination.NextTrigger pagination={list} ref={createRef<HTMLElement>()} />
    {/* @ts-expect-error handlers need client code */}
    <Pagination.NextTrigger pagination={list} onClick={() => {}} />
    {/* @ts-expect-error handlers need client code */}
    <Pagination.List pagination={list} itemProps={{ onClick: () => {} }} />
    {/* @ts-expect-error the children of a Status are its text */}
    <Pagination.Status pagination={list}>text</Pagination.Status>
  </>
))
