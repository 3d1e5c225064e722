import { Pagination, type PaginationApi, usePagination } from '@dogear/solid'
import { type Accessor, type Component, createComponent, type JSX } from 'solid-js'
import { expectTypeOf, test } from 'vitest'

declare const buttonProps: JSX.ButtonHTMLAttributes<HTMLButtonElement>

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
  accept<'root'>({ 'data-testid': 'x', 'aria-label': undefined })
  accept<'rootProvider'>({ 'data-testid': 'x', 'aria-hidden': true })
  accept<'item'>({ 'data-testid': 'x', 'data-on': true, 'aria-label': 'x' })
  accept<'ellipsis'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'ellipsisTrigger'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'firstTrigger'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'prevTrigger'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'nextTrigger'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'lastTrigger'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'list'>({ 'data-testid': 'x', itemProps: attributes, ellipsisProps: attributes })
  accept<'fitList'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'pageSizeSelect'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'pageInput'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'status'>({ 'data-testid': 'x', 'aria-label': 'x' })
  accept<'content'>({ 'data-testid': 'x', 'aria-label': 'x' })
  // @ts-expect-error there is no such attribute
  accept<'item'>({ dataTestid: 'x' })
  const { type, value, children, ...buttonPropsOfItem } = buttonProps
  return (
    <>
      <Pagination.List
        itemProps={{ 'data-testid': 'x', 'aria-label': 'x', onClick: (event) => event.currentTarget.form }}
        ellipsisProps={{ 'data-testid': 'x', onClick: (event) => event.currentTarget.align }}
      />
      <Pagination.List itemProps={buttonPropsOfItem} data-testid="x" />
      <Pagination.NextTrigger asChild={(props) => <a {...props({ 'data-testid': 'x', 'aria-label': 'x' })} />} />
      <Pagination.NextTrigger asChild={(props) => <button {...props(buttonProps)} />} />
      {/* @ts-expect-error there is no such attribute */}
      <Pagination.List itemProps={{ clas: 'x' }} />
    </>
  )
})

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
    </>
  )
})

test('elements are typed as in Ark UI', () => {
  const onClick: Pagination.NextTriggerProps['onClick'] = (event) => void event.currentTarget
  const onItemClick = (event: MouseEvent & { currentTarget: HTMLButtonElement }) => event.currentTarget.form
  const onGapClick: JSX.EventHandler<HTMLDivElement, MouseEvent> = (event) => event.currentTarget.align
  let button!: HTMLButtonElement
  let link!: HTMLAnchorElement
  let gap!: HTMLDivElement
  return (
    <>
      <Pagination.PrevTrigger onClick={onClick} ref={button} />
      <Pagination.NextTrigger onClick={onItemClick} ref={(element) => element.form} />
      <Pagination.LastTrigger ref={link} />
      <Pagination.Item type="page" value={1} onClick={onItemClick} ref={(element: HTMLButtonElement) => element.form} />
      <Pagination.Item type="page" value={1} ref={button} onFocus={(event) => event.currentTarget.form} />
      <Pagination.EllipsisTrigger index={1} ref={(element) => element.form} />
      <Pagination.Ellipsis index={1} onClick={onGapClick} ref={gap} />
      <Pagination.Ellipsis index={1} ref={(element) => element.align} />
      <Pagination.List ref={(element) => element.compact} itemProps={{ ref: button }} ellipsisProps={{ ref: gap }} />
      <Pagination.PageSizeSelect ref={(element) => element.selectedOptions} />
      <Pagination.PageInput ref={(element) => element.select()} />
      <Pagination.Status ref={gap} />
      <Pagination.Content ref={gap} />
      {/* @ts-expect-error a button isn’t an input */}
      <Pagination.NextTrigger ref={(element) => element.checked} />
    </>
  )
})

test('wrappers written for Ark UI compile', () => {
  const Next = (props: JSX.ButtonHTMLAttributes<HTMLButtonElement>) => <Pagination.NextTrigger {...props} />
  const Gap = (props: JSX.HTMLAttributes<HTMLDivElement>) => <Pagination.Ellipsis index={1} {...props} />
  const Last = (props: Pagination.LastTriggerProps) => <Pagination.LastTrigger {...props} />
  const First: Component<JSX.ButtonHTMLAttributes<HTMLButtonElement>> = Pagination.FirstTrigger
  return (
    <>
      <Next type="submit" />
      <Gap />
      <Last onClick={(event) => event.currentTarget.form} />
      <First />
      {createComponent(Pagination.NextTrigger, buttonProps)}
    </>
  )
})

test('a RootProvider and a Content accept any accessor of the pagination', () => {
  const pagination: Accessor<PaginationApi> = usePagination()
  return (
    <Pagination.RootProvider value={pagination}>
      <Pagination.Content value={() => pagination()} />
    </Pagination.RootProvider>
  )
})

test('the direction is that of any element', () => {
  usePagination({ dir: 'auto' })
  return <Pagination.Root dir={'auto' as JSX.HTMLAttributes<HTMLElement>['dir']} />
})
