import { Pagination, type UsePaginationReturn, usePagination } from '@dogear/react'
import { type GetPaginationReturn, Pagination as server } from '@dogear/react/server'
import {
  type AriaAttributes,
  type ButtonHTMLAttributes,
  type ComponentProps,
  type ComponentType,
  createElement,
  forwardRef,
  type MouseEvent,
  useRef,
} from 'react'
import { expectTypeOf, test } from 'vitest'

declare const pagination: UsePaginationReturn
declare const rendered: GetPaginationReturn
declare const buttonProps: ButtonHTMLAttributes<HTMLButtonElement>

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
  const attributes = { 'data-testid': 'x', 'data-on': true, 'data-off': undefined, 'aria-label': 'x' } as const
  const accept = <Name extends keyof AllProps>(_: Partial<AllProps[Name]>) => {}
  expectTypeOf<AllProps[keyof AllProps]>().toExtend<AriaAttributes>()
  accept<'root'>({ 'data-testid': 'x', 'aria-label': undefined, 'aria-description': 'x' })
  accept<'rootProvider'>({ 'data-testid': 'x', 'aria-hidden': true })
  accept<'item'>({ 'data-testid': 'x', 'data-on': true, 'aria-label': 'x' })
  accept<'ellipsis'>({ 'data-testid': 'x' })
  accept<'ellipsisTrigger'>({ 'data-testid': 'x' })
  accept<'firstTrigger'>({ 'data-testid': 'x' })
  accept<'prevTrigger'>({ 'data-testid': 'x' })
  accept<'nextTrigger'>({ 'data-testid': 'x' })
  accept<'lastTrigger'>({ 'data-testid': 'x' })
  accept<'list'>({ 'data-testid': 'x', itemProps: attributes, ellipsisProps: attributes })
  accept<'fitList'>({ 'data-testid': 'x' })
  accept<'pageSizeSelect'>({ 'data-testid': 'x' })
  accept<'pageInput'>({ 'data-testid': 'x' })
  accept<'status'>({ 'data-testid': 'x' })
  accept<'content'>({ 'data-testid': 'x' })
  // @ts-expect-error there is no such attribute
  accept<'item'>({ dataTestid: 'x' })
  return (
    <>
      <Pagination.List
        itemProps={{ 'data-testid': 'x', 'aria-label': 'x', onClick: (event) => event.currentTarget.form }}
        ellipsisProps={{ 'data-testid': 'x', onClick: (event) => event.currentTarget.align }}
      />
      <Pagination.List itemProps={buttonPropsOfItem} data-testid="x" />
      {/* @ts-expect-error there is no such attribute */}
      <Pagination.List itemProps={{ clasName: 'x' }} />
      {/* @ts-expect-error an ellipsis can’t be disabled */}
      <Pagination.List ellipsisProps={{ disabled: true }} />
    </>
  )
})

const { type: _, value: __, ...buttonPropsOfItem } = buttonProps

test('so do those of server components', () => (
  <>
    <server.List
      pagination={rendered}
      data-testid="x"
      itemProps={{ 'data-testid': 'x' }}
      ellipsisProps={{ 'data-testid': 'x' }}
    />
    <server.Root {...({ pagination: rendered, 'data-testid': 'x' } satisfies server.RootProps)} />
    <server.Item {...({ pagination: rendered, type: 'page', value: 1, 'data-x': 1 } satisfies server.ItemProps)} />
  </>
))

test('every part accepts all of its props, only the required ones, and undefined for the others', () => {
  expectTypeOf<{ [Name in keyof AllProps]: Required<AllProps[Name]> }>().toExtend<AllProps>()
  expectTypeOf<{
    [Name in keyof AllProps]: AllUndefined<AllProps[Name]> & Required<AllProps[Name]>
  }>().toExtend<AllProps>()
  const all = {} as AllProps
  return (
    <>
      <Pagination.Root {...all.root} />
      <Pagination.RootProvider {...all.rootProvider} />
      <Pagination.Item {...all.item} />
      <Pagination.Ellipsis {...all.ellipsis} />
      <Pagination.EllipsisTrigger {...all.ellipsisTrigger} />
      <Pagination.FirstTrigger {...all.firstTrigger} />
      <Pagination.PrevTrigger {...all.prevTrigger} />
      <Pagination.NextTrigger {...all.nextTrigger} />
      <Pagination.LastTrigger {...all.lastTrigger} />
      <Pagination.List {...all.list} itemProps={all.itemOfList} ellipsisProps={all.ellipsisOfList} />
      <Pagination.FitList {...all.fitList} />
      <Pagination.PageSizeSelect {...all.pageSizeSelect} />
      <Pagination.PageInput {...all.pageInput} />
      <Pagination.Status {...all.status} />
      <Pagination.Content {...all.content} />
      <Pagination.FirstTrigger />
      <Pagination.PrevTrigger />
      <Pagination.NextTrigger />
      <Pagination.LastTrigger />
      <Pagination.List />
      <Pagination.FitList />
      <Pagination.PageSizeSelect />
      <Pagination.PageInput />
      <Pagination.Status />
      <Pagination.Content />
      <Pagination.Root />
    </>
  )
})

test('elements are typed as in Ark UI', () => {
  const onClick: Pagination.NextTriggerProps['onClick'] = (event) => event.currentTarget.form
  const onItemClick = (event: MouseEvent<HTMLButtonElement>) => event.currentTarget.form
  const onGapClick = (event: MouseEvent<HTMLDivElement>) => event.currentTarget.align
  const button = useRef<HTMLButtonElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const gap = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <Pagination.PrevTrigger onClick={onClick} ref={button} />
      <Pagination.NextTrigger onClick={onItemClick} ref={(element) => void element?.form} />
      <Pagination.LastTrigger ref={link} />
      <Pagination.Item
        type="page"
        value={1}
        onClick={onItemClick}
        ref={(element: HTMLButtonElement | null) => void element?.form}
      />
      <Pagination.Item type="page" value={1} ref={button} onFocus={(event) => event.currentTarget.form} />
      <Pagination.EllipsisTrigger index={1} ref={(element) => void element?.form} />
      <Pagination.Ellipsis index={1} onClick={onGapClick} ref={gap} />
      <Pagination.Ellipsis index={1} ref={(element) => void element?.align} />
      <Pagination.List ref={list} itemProps={{ ref: button }} ellipsisProps={{ ref: gap }} />
      <Pagination.PageSizeSelect ref={(element) => void element?.selectedOptions} />
      <Pagination.PageInput ref={(element) => void element?.select()} />
      <Pagination.Status ref={gap} />
      <Pagination.Content ref={gap} />
      {/* @ts-expect-error a button isn’t an input */}
      <Pagination.NextTrigger ref={(element) => element?.checked} />
    </>
  )
})

test('wrappers written for Ark UI compile', () => {
  const Next = (props: ComponentProps<typeof Pagination.NextTrigger>) => <Pagination.NextTrigger {...props} />
  const Button = (props: ComponentProps<'button'>) => <Pagination.NextTrigger {...props} />
  const Prev = forwardRef<HTMLButtonElement, Pagination.PrevTriggerProps>((props, ref) => (
    <Pagination.PrevTrigger {...props} ref={ref} />
  ))
  const Item = forwardRef<HTMLButtonElement, Pagination.ItemProps>((props, ref) => (
    <Pagination.Item {...props} ref={ref} />
  ))
  const triggers: Record<string, ComponentType<ButtonHTMLAttributes<HTMLButtonElement>>> = {
    first: Pagination.FirstTrigger,
    last: Pagination.LastTrigger,
  }
  createElement(Pagination.NextTrigger, buttonProps)
  return (
    <>
      <Next onClick={(event) => event.currentTarget.form} />
      <Button type="submit" />
      <Prev />
      <Item type="page" value={1} />
      {Object.entries(triggers).map(([name, Trigger]) => (
        <Trigger key={name} {...buttonProps} />
      ))}
      <Pagination.FirstTrigger {...buttonProps} />
    </>
  )
})

test('the direction is that of any element', () => {
  usePagination({ dir: document.documentElement.dir })
  return (
    <>
      <Pagination.Root dir={document.documentElement.dir} />
      <Pagination.Root dir="auto" />
      <Pagination.RootProvider dir="auto" value={pagination} />
    </>
  )
})
