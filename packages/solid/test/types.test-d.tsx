import {
  type ElementIds,
  getContentProps,
  getEllipsisTriggerProps,
  getPageInputProps,
  getPageSizeOptions,
  getPageSizeSelectProps,
  getStatusProps,
  getStatusText,
  type IntlTranslations,
  type ItemLabelDetails,
  type ListedEllipsis,
  type NavigateDetails,
  type PageChangeDetails,
  type PageEntry,
  type PageOutOfRangeDetails,
  type PageSizeChangeDetails,
  type PageUrlDetails,
  Pagination,
  type PaginationApi,
  type PaginationChangeDetails,
  type UsePaginationContext,
  type UsePaginationProps,
  type UsePaginationReturn,
  usePagination,
  usePaginationContext,
} from '@dogear/solid'
import { type Accessor, For, type Setter } from 'solid-js'
import { expectTypeOf, test } from 'vitest'

declare const count: Accessor<number | undefined>
declare const pagination: UsePaginationReturn

test('usePagination accepts an object or an accessor, and returns an accessor', () => {
  expectTypeOf(usePagination)
    .parameter(0)
    .toEqualTypeOf<UsePaginationProps | Accessor<UsePaginationProps> | undefined>()
  expectTypeOf(pagination).toEqualTypeOf<UsePaginationReturn>()
  expectTypeOf<UsePaginationReturn>().toExtend<Accessor<PaginationApi>>()
  expectTypeOf(usePaginationContext).returns.toEqualTypeOf<UsePaginationContext>()
  expectTypeOf<UsePaginationContext>().toExtend<UsePaginationReturn>()
  usePagination({ count: 100, page: undefined, onPageChange: ({ page, pageSize }) => page * pageSize })
  // @ts-expect-error a count is a number
  usePagination({ count: '100' })
  // @ts-expect-error there is no such option
  usePagination(() => ({ counts: 100 }))
})

test('the accessor has the actions', () => {
  expectTypeOf(pagination.setPage).toEqualTypeOf<(page: number) => void>()
  pagination.goToNextPage()
  usePaginationContext().setPageSize(20)
  // @ts-expect-error call the accessor to read the page
  pagination.page
})

test('the results of the prop getters can be spread on elements', () => {
  const api = pagination()
  return (
    <nav {...api.getRootProps()}>
      <button {...api.getNextTriggerProps()}>next</button>
      <a {...api.getItemProps({ type: 'page', value: 1 })}>1</a>
      <div {...api.getEllipsisProps({ index: 1 })}>…</div>
    </nav>
  )
})

test('so can those of the newer parts', () => {
  const api = pagination()
  return (
    <div {...getContentProps(api)}>
      <select {...getPageSizeSelectProps(api, { disabled: true })}>
        <For each={getPageSizeOptions(api)}>{(option) => <option value={option.value}>{option.label}</option>}</For>
      </select>
      <input {...getPageInputProps(api)} onInput={(event) => event.currentTarget.value} />
      <button {...getEllipsisTriggerProps(api, { index: 1, by: 10 })}>…</button>
      <p {...getStatusProps(api)}>{getStatusText(api)}</p>
      {/* @ts-expect-error its ref accepts an input */}
      <select {...getPageInputProps(api)} />
      {/* @ts-expect-error an accessor isn't a pagination */}
      <select {...getPageSizeSelectProps(pagination)} />
      {/* @ts-expect-error the index is missing */}
      <button {...getEllipsisTriggerProps(api)} />
    </div>
  )
})

test('the parts accept options, attributes, refs and handlers', () => {
  let element!: HTMLElement
  let setElement!: Setter<HTMLElement>
  return (
    <Pagination.Root
      count={count()}
      classList={{ open: true }}
      ref={element}
      onPageChange={(details) => expectTypeOf(details).toEqualTypeOf<PageChangeDetails>()}
      onPageSizeChange={(details) => expectTypeOf(details).toEqualTypeOf<PageSizeChangeDetails>()}
      getPageUrl={(details) => {
        expectTypeOf(details).toEqualTypeOf<PageUrlDetails>()
        return `?page=${details.page}`
      }}
    >
      <Pagination.FirstTrigger onClick={(event) => event.currentTarget.focus()} ref={setElement} />
      <Pagination.PrevTrigger onClick={[(data: number, event: MouseEvent) => event.detail + data, 1]} />
      <Pagination.NextTrigger asChild={(props) => <a {...props()} href="/next" />} target="_blank" />
      <Pagination.LastTrigger
        asChild={(props) => <button {...props()} />}
        on:click={(event) => event.preventDefault()}
      />
      <Pagination.RootProvider value={pagination} asChild={(props) => <section {...props()} />} />
    </Pagination.Root>
  )
})

test('a List accepts custom content, and props for its default elements', () => (
  <>
    <Pagination.List
      class="pages"
      asChild={(props) => <ol {...props()} />}
      item={(entry) => {
        expectTypeOf(entry).toEqualTypeOf<PageEntry>()
        return <Pagination.Item {...entry}>{entry.value}</Pagination.Item>
      }}
      ellipsis={(entry) => {
        expectTypeOf(entry).toEqualTypeOf<ListedEllipsis>()
        return <Pagination.Ellipsis {...entry}>{entry.index}</Pagination.Ellipsis>
      }}
    />
    <Pagination.List
      itemProps={{
        class: 'page',
        disabled: true,
        ref: (element) => element.focus(),
        'on:click': (event) => event.detail,
      }}
      ellipsisProps={{ onClick: (event) => event.currentTarget.focus(), tabindex: 0 }}
    />
    {/* @ts-expect-error the entries are its content */}
    <Pagination.List>text</Pagination.List>
    {/* @ts-expect-error custom content is a function */}
    <Pagination.List item={<i />} />
    {/* @ts-expect-error an Item of the list can't be another element */}
    <Pagination.List itemProps={{ asChild: () => null }} />
    {/* @ts-expect-error the list sets the pages */}
    <Pagination.List itemProps={{ value: 1 }} />
    {/* @ts-expect-error an ellipsis can't be disabled */}
    <Pagination.List ellipsisProps={{ disabled: true }} />
  </>
))

test('missing or invalid props don’t compile', () => {
  return (
    <>
      {/* @ts-expect-error the value is missing */}
      <Pagination.RootProvider />
      {/* @ts-expect-error the value is the accessor, not its result */}
      <Pagination.RootProvider value={pagination()} />
      {/* @ts-expect-error type and value are missing */}
      <Pagination.Item />
      {/* @ts-expect-error an ellipsis isn’t an Item */}
      <Pagination.Item type="ellipsis" value={1} />
      {/* @ts-expect-error the index is missing */}
      <Pagination.Ellipsis />
      {/* @ts-expect-error a button has no such type */}
      <Pagination.NextTrigger type="link" />
      {/* @ts-expect-error asChild is a function */}
      <Pagination.NextTrigger asChild />
      {/* @ts-expect-error the child has to be a function */}
      <Pagination.Context>text</Pagination.Context>
      {/* @ts-expect-error there is no such type */}
      <Pagination.Root type="anchor" />
    </>
  )
})

test('the namespace has the props of each part, and the details of the callbacks', () => {
  expectTypeOf<Pagination.RootProps>().toExtend<UsePaginationProps>()
  expectTypeOf<Pagination.RootProviderProps['value']>().toEqualTypeOf<Accessor<PaginationApi>>()
  expectTypeOf<Pagination.ContextProps['children']>().parameter(0).toEqualTypeOf<UsePaginationContext>()
  expectTypeOf<Pagination.ItemProps['value']>().toEqualTypeOf<number>()
  expectTypeOf<Pagination.EllipsisProps['index']>().toEqualTypeOf<number>()
  expectTypeOf<Pagination.ListProps>().toExtend<Pagination.ListBaseProps>()
  expectTypeOf<
    | Pagination.FirstTriggerProps['disabled']
    | Pagination.PrevTriggerProps['disabled']
    | Pagination.NextTriggerProps['disabled']
    | Pagination.LastTriggerProps['disabled']
  >().toEqualTypeOf<boolean | undefined>()
  expectTypeOf<Pagination.PageChangeDetails>().toEqualTypeOf<PageChangeDetails>()
  expectTypeOf<Pagination.PageSizeChangeDetails>().toEqualTypeOf<PageSizeChangeDetails>()
  expectTypeOf<Pagination.PageUrlDetails>().toEqualTypeOf<PageUrlDetails>()
  expectTypeOf<Pagination.ItemLabelDetails>().toEqualTypeOf<ItemLabelDetails>()
  expectTypeOf<Pagination.IntlTranslations>().toEqualTypeOf<IntlTranslations>()
  expectTypeOf<Pagination.ElementIds>().toEqualTypeOf<ElementIds>()
})

test('the namespace has the details of the newer callbacks', () => {
  expectTypeOf<Pagination.PaginationChangeDetails>().toEqualTypeOf<PaginationChangeDetails>()
  expectTypeOf<Pagination.PageOutOfRangeDetails>().toEqualTypeOf<PageOutOfRangeDetails>()
  expectTypeOf<Pagination.NavigateDetails>().toEqualTypeOf<NavigateDetails>()
})
