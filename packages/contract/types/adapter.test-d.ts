import type * as core from '@dogear/core'
import type { Pagination } from '@host'
import * as host from '@host'
import type * as sub from '@host/pagination'
import type { Elements, OwnProps, PropsOf } from '@host-types'
import { expectTypeOf, test } from 'vitest'
import type { BaseProps, Details, Props } from './names.js'

type Parts = typeof Pagination
type Part = keyof Parts

declare const api: host.PaginationApi

/** Accepts what a template can pass to a part. */
const accept = <Name extends Part>(_part: Name, _props: PropsOf<Parts[Name]>) => {}

/** Accepts what a template can spread on an element. */
const spread = <Tag extends keyof Elements>(_attributes: Elements[Tag]) => {}

/** The types in one column of such a table. */
type Column<Table extends Record<string, unknown[]>, Index extends 0 | 1 | 2> = {
  [Name in keyof Table]: Table[Name][Index]
}

type ElementProps = Omit<Column<Props, 0>, 'Context'>

/** The props of every element, including the default elements in a List. */
type AllProps = ElementProps & {
  ItemOfList: NonNullable<Pagination.ListProps['itemProps']>
  EllipsisOfList: NonNullable<Pagination.ListProps['ellipsisProps']>
}

/** The names that are declared, without those of an index signature. */
type Declared<Of> = {
  [Name in keyof Of as `data-${string}` extends Name ? never : symbol extends Name ? never : Name]: Of[Name]
}
type Optional<Of> = { [Name in keyof Of as object extends Pick<Of, Name> ? Name : never]: Of[Name] }
type Mandatory<Of> = Omit<Declared<Of>, keyof Optional<Declared<Of>>>
type AllUndefined<Of> = { [Name in keyof Optional<Declared<Of>>]: undefined }

test('the props of every part have a short and a flat name', () => {
  expectTypeOf<keyof Props>().toEqualTypeOf<Part>()
  expectTypeOf<keyof BaseProps>().toEqualTypeOf<Exclude<Part, 'Context'>>()
  expectTypeOf<Column<Props, 1>>().toEqualTypeOf<Column<Props, 0>>()
  expectTypeOf<Column<Props, 2>>().toEqualTypeOf<Column<Props, 0>>()
  expectTypeOf<Column<BaseProps, 1>>().toEqualTypeOf<Column<BaseProps, 0>>()
  expectTypeOf<Column<BaseProps, 2>>().toEqualTypeOf<Column<BaseProps, 0>>()
})

test('so do the parts', () => {
  expectTypeOf<{ [Name in Part]: (typeof host)[`Pagination${Name}`] }>().toEqualTypeOf<Parts>()
  expectTypeOf<Pick<typeof sub, Part>>().toEqualTypeOf<Parts>()
  expectTypeOf<Pick<typeof sub, keyof typeof host>>().toEqualTypeOf<typeof host>()
})

test('so do the details of callbacks, which are those of the core', () => {
  expectTypeOf<Column<Details, 1>>().toEqualTypeOf<Column<Details, 0>>()
  expectTypeOf<Column<Details, 2>>().toEqualTypeOf<Column<Details, 0>>()
  expectTypeOf<host.PageChangeDetails>().toEqualTypeOf<core.PageChangeDetails>()
})

test('every part accepts data and ARIA attributes, and no misspelled ones', () => {
  type Attributes = { 'data-testid': string; 'data-on': true; 'data-off': undefined; 'aria-label': string | undefined }
  type Accepted<Of> = {
    [Name in keyof Attributes as Name extends keyof Of ? (Attributes[Name] extends Of[Name] ? Name : never) : never]: 1
  }
  expectTypeOf<{ [Name in keyof ElementProps]: keyof Accepted<ElementProps[Name]> }>().toEqualTypeOf<
    Record<keyof ElementProps, keyof Attributes>
  >()
  expectTypeOf<{ [Name in keyof ElementProps]: 'dataTestid' extends keyof ElementProps[Name] ? 1 : 0 }>().toEqualTypeOf<
    Record<keyof ElementProps, 0>
  >()
})

test('every part requires these props only, and accepts undefined for the others', () => {
  type Required = { RootProvider: 'value'; Item: 'type' | 'value'; Ellipsis: 'index'; EllipsisTrigger: 'index' }
  expectTypeOf<{ [Name in keyof ElementProps]: keyof Mandatory<ElementProps[Name]> }>().toEqualTypeOf<{
    [Name in keyof ElementProps]: Name extends keyof Required ? Required[Name] : never
  }>()
  expectTypeOf<{
    [Name in keyof AllProps]: AllUndefined<AllProps[Name]> & Mandatory<AllProps[Name]>
  }>().toExtend<AllProps>()
  expectTypeOf<Column<Props, 0>>().toExtend<{ [Name in Part]: PropsOf<Parts[Name]> }>()
})

test('BaseProps are the props of a part without the attributes of its element', () => {
  interface Own {
    RootProvider: 'value'
    Item: 'type' | 'value'
    Ellipsis: 'index'
    EllipsisTrigger: 'index' | 'value' | 'by'
    List: 'itemProps' | 'ellipsisProps'
    FitList: 'itemProps' | 'ellipsisProps'
    PageSizeSelect: 'sizes'
    Content: 'value' | 'scroll' | 'focus'
  }
  type Base = Column<BaseProps, 0>
  type Inner = Exclude<keyof Base, 'Root'>
  expectTypeOf<{ [Name in Inner]: Exclude<keyof Base[Name], OwnProps> }>().toEqualTypeOf<{
    [Name in Inner]: Name extends keyof Own ? Own[Name] : never
  }>()
  expectTypeOf<Exclude<keyof Base['Root'], OwnProps | `on${string}`>>().toEqualTypeOf<
    Exclude<keyof core.PaginationOptions | 'id', OwnProps | `on${string}`>
  >()
  expectTypeOf<ElementProps>().toExtend<Base>()
  expectTypeOf<Pagination.RootProps>().toExtend<host.UsePaginationProps>()
  expectTypeOf<Base['Item']>().toExtend<host.PageEntry>()
  expectTypeOf<Base['Ellipsis']['index']>().toBeNumber()
  expectTypeOf<NonNullable<Pagination.ContentProps['value']>>().toEqualTypeOf<Pagination.RootProviderProps['value']>()
})

test('the hooks accept the options, and return the context and its actions', () => {
  expectTypeOf<host.UsePaginationProps>().toExtend<Parameters<typeof host.usePagination>[0]>()
  expectTypeOf(host.usePagination).returns.toEqualTypeOf<host.UsePaginationReturn>()
  expectTypeOf<host.UsePaginationReturn>().toExtend<host.UsePaginationContext>()
  expectTypeOf(host.usePaginationContext).returns.toEqualTypeOf<host.UsePaginationContext>()
  expectTypeOf<Pick<host.UsePaginationContext, keyof core.PaginationActions>>().toEqualTypeOf<core.PaginationActions>()
  // @ts-expect-error a count is a number
  host.usePagination({ count: '100' })
})

test('callbacks receive these details', () => {
  const accepted: host.UsePaginationProps = {
    onPageChange: (details) => expectTypeOf(details).toEqualTypeOf<core.PageChangeDetails>(),
    onPageSizeChange: (details) => expectTypeOf(details).toEqualTypeOf<core.PageSizeChangeDetails>(),
    onPaginationChange: (details) => expectTypeOf(details).toEqualTypeOf<core.PaginationChangeDetails>(),
    onPageOutOfRange: (details) => expectTypeOf(details).toEqualTypeOf<core.PageOutOfRangeDetails>(),
    navigate: (_url, details) => expectTypeOf(details).toEqualTypeOf<core.NavigateDetails>(),
    getPageUrl(details) {
      expectTypeOf(details).toEqualTypeOf<core.PageUrlDetails>()
      return ''
    },
  }
  host.usePagination(accepted)
  accept('Root', {
    onPageChange: (details) => expectTypeOf(details).toEqualTypeOf<core.PageChangeDetails>(),
    onPageSizeChange: (details) => expectTypeOf(details).toEqualTypeOf<core.PageSizeChangeDetails>(),
    onPaginationChange: (details) => expectTypeOf(details).toEqualTypeOf<core.PaginationChangeDetails>(),
    onPageOutOfRange: (details) => expectTypeOf(details).toEqualTypeOf<core.PageOutOfRangeDetails>(),
  })
})

test('prop getters return attributes of their elements', () => {
  spread<'nav'>({ ...api.getRootProps() })
  spread<'button'>({ ...api.getNextTriggerProps() })
  spread<'a'>({ ...api.getItemProps({ type: 'page', value: 1 }) })
  spread<'div'>({ ...api.getEllipsisProps({ index: 1 }) })
  spread<'button'>({ ...host.getEllipsisTriggerProps(api, { index: 1, by: 10 }) })
  spread<'select'>({ ...host.getPageSizeSelectProps(api, { disabled: true }) })
  spread<'input'>({ ...host.getPageInputProps(api, { disabled: true }) })
  spread<'div'>({ ...host.getContentProps(api) })
  spread<'div'>({ ...host.getStatusProps(api) })
  expectTypeOf(host.getStatusText(api)).toBeString()
  expectTypeOf(host.getPageSizeOptions(api, [10, 20])).toEqualTypeOf<readonly core.PageSizeOption[]>()
  // @ts-expect-error the index is missing
  host.getEllipsisTriggerProps(api)
})

test('missing or invalid props don’t compile', () => {
  accept('Item', { type: 'page', value: 1, disabled: true, target: '_blank', href: '?page=1', media: 'print' })
  accept('NextTrigger', { href: '?page=2', media: 'print' })
  accept('EllipsisTrigger', { index: 1, href: undefined, media: 'print' })
  // @ts-expect-error the value is missing
  accept('RootProvider', {})
  // @ts-expect-error the value is missing
  accept('Item', { type: 'page' })
  // @ts-expect-error an ellipsis isn’t an Item
  accept('Item', { type: 'ellipsis', value: 1 })
  // @ts-expect-error the index is missing
  accept('Ellipsis', {})
  // @ts-expect-error the index is missing
  accept('EllipsisTrigger', {})
  // @ts-expect-error a URL is a text
  accept('NextTrigger', { href: 1 })
  // @ts-expect-error a button has no such type
  accept('NextTrigger', { type: 'link' })
  // @ts-expect-error there is no such type
  accept('Root', { type: 'anchor' })
  // @ts-expect-error there is no such option
  accept('Root', { counts: 100 })
})

test('parts accept the attributes of their elements, as wrappers written for Ark UI pass them on', () => {
  const { type, value, ...itemProps } = {} as Elements['button']
  accept('NextTrigger', {} as Elements['button'])
  accept('Item', { ...({} as Elements['button']), type: 'page', value: 1 })
  accept('Ellipsis', { ...({} as Elements['div']), index: 1 })
  accept('List', { itemProps, ellipsisProps: {} as Elements['div'] })
  accept('Root', {} as Pick<Elements['nav'], 'dir'>)
})

test('a List accepts attributes for its default elements', () => {
  accept('List', { itemProps: undefined, ellipsisProps: undefined })
  accept('List', {
    itemProps: {
      disabled: true,
      target: '_blank',
      media: 'print',
      'aria-label': 'x',
      'data-testid': 'x',
      'data-on': true,
    },
    ellipsisProps: { title: 'more', 'aria-label': 'x', 'data-testid': 'x', 'data-on': true },
  })
  // @ts-expect-error the list renders the element
  accept('List', { itemProps: { asChild: true } })
  // @ts-expect-error there is no such attribute
  accept('List', { itemProps: { clas: 'x' } })
  // @ts-expect-error an ellipsis can’t be disabled
  accept('List', { ellipsisProps: { disabled: true } })
})
