import { Pagination, type UsePaginationContext, usePagination, usePaginationContext } from '@dogear/svelte'
import { type ComponentProps, mount } from 'svelte'
import type { HTMLButtonAttributes } from 'svelte/elements'
import { expectTypeOf, test } from 'vitest'

const target = document.body

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
type Declared<Props> = {
  [Name in keyof Props as `data-${string}` extends Name ? never : symbol extends Name ? never : Name]: Props[Name]
}
type Optional<Props> = { [Name in keyof Props as object extends Pick<Props, Name> ? Name : never]: Props[Name] }
type Required<Props> = Omit<Declared<Props>, keyof Optional<Declared<Props>>>
type AllUndefined<Props> = { [Name in keyof Optional<Declared<Props>>]: undefined }

test('every part accepts data and ARIA attributes', () => {
  const attributes = { 'data-testid': 'x', 'data-on': true, 'data-off': undefined, 'aria-label': 'x' } as const
  const accept = <Name extends keyof AllProps>(_: Partial<AllProps[Name]>) => {}
  accept<'root'>(attributes)
  accept<'rootProvider'>(attributes)
  accept<'item'>(attributes)
  accept<'ellipsis'>(attributes)
  accept<'ellipsisTrigger'>(attributes)
  accept<'firstTrigger'>(attributes)
  accept<'prevTrigger'>(attributes)
  accept<'nextTrigger'>(attributes)
  accept<'lastTrigger'>(attributes)
  accept<'list'>({ ...attributes, itemProps: attributes, ellipsisProps: attributes })
  accept<'fitList'>(attributes)
  accept<'pageSizeSelect'>(attributes)
  accept<'pageInput'>(attributes)
  accept<'status'>(attributes)
  accept<'content'>(attributes)
  mount(Pagination.List, { target, props: { itemProps: { 'data-testid': 'x' }, 'data-testid': 'x' } })
  // @ts-expect-error there is no such attribute
  accept<'item'>({ dataTestid: 'x' })
})

test('every part accepts all of its props, only the required ones, and undefined for the others', () => {
  expectTypeOf<{ [Name in keyof AllProps]: Required<AllProps[Name]> }>().toExtend<AllProps>()
  expectTypeOf<{
    [Name in keyof AllProps]: AllUndefined<AllProps[Name]> & Required<AllProps[Name]>
  }>().toExtend<AllProps>()
})

test('elements are typed as in Ark UI', () => {
  type OnClick = NonNullable<Pagination.NextTriggerProps['onclick']>
  expectTypeOf<Parameters<OnClick>[0]['currentTarget']>().toEqualTypeOf<EventTarget & HTMLButtonElement>()
  expectTypeOf<HTMLButtonAttributes['onclick']>().toEqualTypeOf<Pagination.ItemProps['onclick']>()
  expectTypeOf<HTMLButtonAttributes>().toExtend<ComponentProps<typeof Pagination.NextTrigger>>()
  mount(Pagination.List, { target, props: { itemProps: { onclick: (event) => event.currentTarget.form } } })
})

test('usePaginationContext accepts a fallback', () => {
  expectTypeOf(usePaginationContext).parameter(0).toEqualTypeOf<UsePaginationContext | undefined>()
  expectTypeOf(usePaginationContext(usePagination())).toEqualTypeOf<UsePaginationContext>()
})
