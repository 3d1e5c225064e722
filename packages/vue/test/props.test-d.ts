import { Pagination, type UsePaginationContext, usePagination, usePaginationContext } from '@dogear/vue'
import { expectTypeOf, test } from 'vitest'
import { type ButtonHTMLAttributes, type HTMLAttributes, h } from 'vue'

declare const buttonProps: ButtonHTMLAttributes
declare const gapProps: HTMLAttributes

type AllProps = {
  root: Pagination.RootProps
  rootProvider: Pagination.RootProviderProps
  item: Pagination.ItemProps
  ellipsis: Pagination.EllipsisProps
  ellipsisTrigger: Pagination.EllipsisTriggerProps
  firstTrigger: Pagination.FirstTriggerProps
  prevTrigger: Pagination.PrevTriggerProps
  nextTrigger: Pagination.NextTriggerProps
  lastTrigger: Pagination.LastTriggerProps
  list: Pagination.ListProps
  fitList: Pagination.FitListProps
  pageSizeSelect: Pagination.PageSizeSelectProps
  pageInput: Pagination.PageInputProps
  status: Pagination.StatusProps
  content: Pagination.ContentProps
  itemOfList: NonNullable<Pagination.ListProps['itemProps']>
  ellipsisOfList: NonNullable<Pagination.ListProps['ellipsisProps']>
}

/** The names that are declared, without those of an index signature. */
type Declared<Props> = { [Name in keyof Props as `data-${string}` extends Name ? never : Name]: Props[Name] }
type Optional<Props> = { [Name in keyof Props as object extends Pick<Props, Name> ? Name : never]: Props[Name] }
type Required<Props> = Omit<Declared<Props>, keyof Optional<Declared<Props>>>
type AllUndefined<Props> = { [Name in keyof Optional<Declared<Props>>]: undefined }

test('every part accepts data and ARIA attributes', () => {
  const accept = <Name extends keyof AllProps>(_: Partial<AllProps[Name]>) => {}
  accept<'root'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'rootProvider'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'item'>({ 'data-testid': 'x', 'data-on': true, 'data-off': undefined, 'aria-label': undefined })
  accept<'ellipsis'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'ellipsisTrigger'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'firstTrigger'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'prevTrigger'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'nextTrigger'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'lastTrigger'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'list'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'fitList'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'pageSizeSelect'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'pageInput'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'status'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'content'>({ 'data-testid': 'x', 'aria-label': 'x' })
  // @ts-expect-error there is no such attribute
  accept<'item'>({ dataTestid: 'x' })
  h(Pagination.List, { itemProps: { 'data-testid': 'x', 'aria-label': 'x', onClick: (event) => event.clientX } })
  h(Pagination.List, { ellipsisProps: { 'data-testid': 'x', 'aria-label': 'x' } })
  const { type, value, ...buttonPropsOfItem } = buttonProps
  h(Pagination.List, { itemProps: buttonPropsOfItem, ellipsisProps: gapProps })
  // @ts-expect-error there is no such attribute
  h(Pagination.List, { itemProps: { clas: 'x' } })
})

test('every part accepts all of its props, only the required ones, and undefined for the others', () => {
  expectTypeOf<{ [Name in keyof AllProps]: Required<AllProps[Name]> }>().toExtend<AllProps>()
  expectTypeOf<{
    [Name in keyof AllProps]: AllUndefined<AllProps[Name]> & Required<AllProps[Name]>
  }>().toExtend<AllProps>()
  const all = {} as AllProps
  h(Pagination.Root, all.root)
  h(Pagination.RootProvider, all.rootProvider)
  h(Pagination.Item, all.item)
  h(Pagination.Ellipsis, all.ellipsis)
  h(Pagination.EllipsisTrigger, all.ellipsisTrigger)
  h(Pagination.NextTrigger, all.nextTrigger)
  h(Pagination.List, { ...all.list, itemProps: all.itemOfList, ellipsisProps: all.ellipsisOfList })
  h(Pagination.FitList, all.fitList)
  h(Pagination.PageSizeSelect, all.pageSizeSelect)
  h(Pagination.PageInput, all.pageInput)
  h(Pagination.Status, all.status)
  h(Pagination.Content, all.content)
})

test('wrappers written for Ark UI compile', () => {
  h(Pagination.NextTrigger, buttonProps)
  h(Pagination.Ellipsis, { index: 1, ...gapProps })
  h(Pagination.Item, { ...buttonProps, type: 'page', value: 1 })
  expectTypeOf<ButtonHTMLAttributes['disabled']>().toExtend<
    | Pagination.ItemProps['disabled']
    | Pagination.EllipsisTriggerProps['disabled']
    | Pagination.PageSizeSelectProps['disabled']
    | Pagination.PageInputProps['disabled']
    | NonNullable<Pagination.ListProps['itemProps']>['disabled']
  >()
  expectTypeOf(usePaginationContext).parameter(0).toEqualTypeOf<UsePaginationContext | undefined>()
  expectTypeOf(usePaginationContext(usePagination())).toEqualTypeOf<UsePaginationContext>()
})

test('the direction is that of any element', () => {
  usePagination({ dir: document.documentElement.dir })
  expectTypeOf<Pagination.RootProps['dir']>().toEqualTypeOf<HTMLAttributes['dir'] | undefined>()
})
