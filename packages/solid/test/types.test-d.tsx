import {
  getPageInputProps,
  getPageSizeSelectProps,
  type ListedEllipsis,
  type PageEntry,
  Pagination,
  type PaginationApi,
  type UsePaginationContext,
  type UsePaginationProps,
  type UsePaginationReturn,
  usePagination,
} from '@dogear/solid'
import type { Accessor, JSX, Setter } from 'solid-js'
import { expectTypeOf, test } from 'vitest'

declare const pagination: UsePaginationReturn

test('usePagination accepts an object or an accessor, and returns an accessor with the actions', () => {
  expectTypeOf(usePagination)
    .parameter(0)
    .toEqualTypeOf<UsePaginationProps | Accessor<UsePaginationProps> | undefined>()
  expectTypeOf<UsePaginationReturn>().toExtend<Accessor<PaginationApi>>()
  expectTypeOf<Pagination.RootProviderProps['value']>().toEqualTypeOf<Accessor<PaginationApi>>()
  expectTypeOf<Pagination.ContextProps['children']>().parameter(0).toEqualTypeOf<UsePaginationContext>()
  // @ts-expect-error call the accessor to read the page
  pagination.page
})

test('the results of the prop getters can be spread on their elements', () => [
  <input {...getPageInputProps(pagination())} onInput={(event) => event.currentTarget.value} />,
  // @ts-expect-error its ref accepts an input
  <select {...getPageInputProps(pagination())} />,
  // @ts-expect-error an accessor isn't a pagination
  <select {...getPageSizeSelectProps(pagination)} />,
])

test('elements are typed as in Ark UI', () => {
  const onItemClick = (event: MouseEvent & { currentTarget: HTMLButtonElement }) => event.currentTarget.form
  let element!: HTMLElement
  let setElement!: Setter<HTMLElement>
  let button!: HTMLButtonElement
  let link!: HTMLAnchorElement
  let gap!: HTMLDivElement
  return [
    <Pagination.Root classList={{ open: true }} ref={element} />,
    <Pagination.FirstTrigger onClick={(event) => event.currentTarget.focus()} ref={setElement} />,
    <Pagination.PrevTrigger onClick={[(data: number, event: MouseEvent) => event.detail + data, 1]} ref={button} />,
    <Pagination.NextTrigger onClick={onItemClick} ref={(element) => element.form} data-testid="x" />,
    <Pagination.LastTrigger on:click={(event) => event.preventDefault()} ref={link} target="_blank" />,
    <Pagination.Item type="page" value={1} onClick={onItemClick} onFocus={(event) => event.currentTarget.form} />,
    <Pagination.EllipsisTrigger index={1} ref={(element) => element.form} />,
    <Pagination.Ellipsis index={1} onClick={(event) => event.currentTarget.align} ref={gap} />,
    <Pagination.PageSizeSelect ref={(element) => element.selectedOptions} />,
    <Pagination.PageInput ref={(element) => element.select()} />,
    <Pagination.Content ref={gap} value={() => pagination()} />,
    <Pagination.Status ref={gap} />,
    // @ts-expect-error a button isn’t an input
    <Pagination.NextTrigger ref={(element) => element.checked} />,
    // @ts-expect-error the value is the accessor, not its result
    <Pagination.RootProvider value={pagination()} />,
  ]
})

test('a List accepts custom content, and props for its default elements', () => [
  <Pagination.List
    ref={(element) => element.compact}
    asChild={(props) => <ol {...props()} />}
    item={(entry) => <Pagination.Item {...(entry satisfies PageEntry)}>{entry.value}</Pagination.Item>}
    ellipsis={(entry) => <Pagination.Ellipsis {...(entry satisfies ListedEllipsis)}>{entry.index}</Pagination.Ellipsis>}
    itemProps={{ ref: (element) => element.form, 'on:click': (event) => event.detail }}
    ellipsisProps={{ onClick: (event) => event.currentTarget.align, tabindex: 0 }}
  />,
  // @ts-expect-error the entries are its content
  <Pagination.List>text</Pagination.List>,
  // @ts-expect-error custom content is a function
  <Pagination.List item={<i />} />,
  // @ts-expect-error the list sets the page
  <Pagination.List itemProps={{ value: 1 }} />,
])

test('`props` of asChild accepts attributes, handlers and a ref of any element', () => {
  const Next = (props: JSX.ButtonHTMLAttributes<HTMLButtonElement>) => <Pagination.NextTrigger {...props} />
  let link!: HTMLAnchorElement
  const asChild: Pagination.LastTriggerProps['asChild'] = (props) => [
    <a {...props({ class: 'mine', classList: { open: true }, style: { color: 'red' }, 'data-own': 1, ref: link })} />,
    <a {...props({ onKeyDown: [(data: number, event: KeyboardEvent) => event.detail + data, 1] })} />,
    <button {...props({ type: 'button', onClick: (event) => event.clientX, 'on:click': (event) => event.x })} />,
    <Next {...props()} />,
    // @ts-expect-error there is no such attribute
    <a {...props({ clas: 'mine' })} />,
    // @ts-expect-error a class is a string
    <a {...props({ class: 1 })} />,
    // @ts-expect-error asChild is a function
    <Pagination.NextTrigger asChild />,
  ]
  const Last = (props: Pagination.LastTriggerProps) => <Pagination.LastTrigger {...props} />
  return <Last asChild={asChild} />
})
