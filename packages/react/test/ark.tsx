// Written for Ark UI 5.40: it compiles there, too, with the import changed. It uses every name, prop and member that Ark has.
import {
  Pagination,
  type PaginationAnchorProps,
  PaginationContext,
  type PaginationContextProps,
  PaginationEllipsis,
  type PaginationEllipsisBaseProps,
  type PaginationEllipsisProps,
  PaginationFirstTrigger,
  type PaginationFirstTriggerBaseProps,
  type PaginationFirstTriggerProps,
  PaginationItem,
  type PaginationItemBaseProps,
  type PaginationItemLabelDetails,
  type PaginationItemProps,
  PaginationLastTrigger,
  type PaginationLastTriggerBaseProps,
  type PaginationLastTriggerProps,
  PaginationNextTrigger,
  type PaginationNextTriggerBaseProps,
  type PaginationNextTriggerProps,
  type PaginationPageChangeDetails,
  type PaginationPageSizeChangeDetails,
  type PaginationPageUrlDetails,
  PaginationPrevTrigger,
  type PaginationPrevTriggerBaseProps,
  type PaginationPrevTriggerProps,
  PaginationRoot,
  type PaginationRootBaseProps,
  type PaginationRootProps,
  PaginationRootProvider,
  type PaginationRootProviderBaseProps,
  type PaginationRootProviderProps,
  paginationAnatomy,
  type UsePaginationContext,
  type UsePaginationProps,
  type UsePaginationReturn,
  usePagination,
  usePaginationContext,
} from '@dogear/react'
import { type ComponentProps, createRef, type ForwardedRef, forwardRef, type MouseEvent, type Ref, useRef } from 'react'

const options: Required<UsePaginationProps> = {
  id: 'pages',
  dir: 'ltr',
  ids: {
    root: 'root',
    ellipsis: (index) => `gap-${index}`,
    firstTrigger: 'first',
    prevTrigger: 'prev',
    nextTrigger: 'next',
    lastTrigger: 'last',
    item: (page) => `page-${page}`,
  },
  translations: {
    rootLabel: 'pages',
    firstTriggerLabel: 'first',
    prevTriggerLabel: 'previous',
    nextTriggerLabel: 'next',
    lastTriggerLabel: 'last',
    itemLabel: ({ page, totalPages }: PaginationItemLabelDetails) => `${page} of ${totalPages}`,
  },
  count: 100,
  page: 1,
  defaultPage: 1,
  pageSize: 10,
  defaultPageSize: 10,
  siblingCount: 1,
  boundaryCount: 1,
  type: 'link',
  getPageUrl: ({ page, pageSize }: PaginationPageUrlDetails) => `?page=${page}&size=${pageSize}`,
  onPageChange: ({ page, pageSize }: PaginationPageChangeDetails) => void (page + pageSize),
  onPageSizeChange: ({ pageSize }: PaginationPageSizeChangeDetails) => void pageSize.toFixed(),
} as Required<UsePaginationProps>

/** Every member, with its type. */
function members(context: UsePaginationContext) {
  const urls: (string | undefined)[] = [context.getPageUrl(2)]
  const type: 'button' | 'link' = context.type
  const pages = context.pages.map((entry, index) =>
    entry.type === 'page' ? context.getItemProps(entry) : context.getEllipsisProps({ index }),
  )
  const neighbors: (number | null)[] = [context.previousPage, context.nextPage]
  const slice: string[] = context.slice(['one', 'two'])
  const numbers: number[] = [context.page, context.count, context.pageSize, context.totalPages]
  const range: { start: number; end: number } = context.pageRange
  const requests: (() => void)[] = [
    () => context.setPage(1),
    () => context.setPageSize(10),
    context.goToNextPage,
    context.goToPrevPage,
    context.goToFirstPage,
    context.goToLastPage,
  ]
  const elements = (
    <nav {...context.getRootProps()}>
      <a {...context.getFirstTriggerProps()}>First</a>
      <button type="button" {...context.getPrevTriggerProps()} />
      <button type="button" {...context.getItemProps({ type: 'page', value: 1 })} />
      <a {...context.getNextTriggerProps()}>Next</a>
      <button type="button" {...context.getLastTriggerProps()} />
    </nav>
  )
  return { urls, type, pages, neighbors, slice, numbers, range, requests, elements }
}

/** The attributes of a link, which a button lacks. */
const anchor: Required<PaginationAnchorProps> = {
  download: 'pages',
  href: '?page=2',
  hrefLang: 'en',
  media: 'print',
  ping: '/ping',
  target: '_blank',
  referrerPolicy: 'origin',
  rel: 'next',
} as Required<PaginationAnchorProps>
const attributes = { className: 'own', style: { margin: 0 }, id: 'own', 'aria-label': 'own', 'data-own': '' }
const control = { ...attributes, ...anchor, disabled: true, name: 'own', form: 'own', asChild: false }

export const Link = forwardRef<HTMLAnchorElement, Pagination.NextTriggerProps>((props, ref) => (
  <Pagination.NextTrigger {...props} href="?page=2" ref={ref} />
))
export const Button = forwardRef<HTMLButtonElement, PaginationItemProps>((props, ref) => (
  <PaginationItem {...props} ref={ref} />
))
export const Either = forwardRef<HTMLAnchorElement | HTMLButtonElement, PaginationLastTriggerProps>((props, ref) => (
  <PaginationLastTrigger {...props} ref={ref} />
))
export const Wrapped = (props: ComponentProps<typeof Pagination.PrevTrigger>) => <PaginationPrevTrigger {...props} />

export function Refs({
  forwarded,
  anyRef,
}: {
  forwarded: ForwardedRef<HTMLAnchorElement>
  anyRef: Ref<HTMLAnchorElement>
}) {
  const link = useRef<HTMLAnchorElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const either = useRef<HTMLAnchorElement | HTMLButtonElement>(null)
  const gap = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLElement>(null)
  return (
    <PaginationRoot ref={root}>
      <Pagination.FirstTrigger ref={link} />
      <Pagination.PrevTrigger ref={button} />
      <Pagination.Item type="page" value={1} ref={either} />
      <Pagination.Item type="page" value={2} ref={(element: HTMLAnchorElement | null) => void element?.href} />
      <Pagination.NextTrigger ref={(element: HTMLButtonElement | null) => void element?.form} />
      <Pagination.NextTrigger ref={(element) => void element?.focus()} />
      <Pagination.LastTrigger ref={forwarded} />
      <Pagination.LastTrigger ref={anyRef} />
      <Pagination.LastTrigger ref={createRef<HTMLAnchorElement>()} />
      {/* @ts-expect-error it may be a link, which has no form */}
      <Pagination.LastTrigger ref={(element) => void element?.form} />
      <Pagination.Ellipsis index={1} ref={gap} />
      <Pagination.RootProvider value={usePagination()} ref={(element) => void element?.lang} />
    </PaginationRoot>
  )
}

export function Pages(props: PaginationRootProps & { children?: never }) {
  const pagination: UsePaginationReturn = usePagination(options)
  const { keys, build } = paginationAnatomy
  members(usePaginationContext())
  return (
    <PaginationRootProvider value={pagination} {...attributes} data-parts={[...keys(), build().item.selector]}>
      <PaginationRoot {...options} {...attributes} {...props} asChild>
        <section />
      </PaginationRoot>
      <PaginationFirstTrigger {...control} {...({ asChild: true } satisfies PaginationFirstTriggerBaseProps)} />
      <PaginationPrevTrigger {...control} onClick={(event) => event.currentTarget.form} />
      <PaginationContext>
        {(context) =>
          context.pages.map((entry, index) =>
            entry.type === 'page' ? (
              <PaginationItem key={entry.value} {...entry} {...control} href={context.getPageUrl(entry.value)} />
            ) : (
              <PaginationEllipsis key={context.page + index} index={index} {...attributes} />
            ),
          )
        }
      </PaginationContext>
      <PaginationNextTrigger
        {...control}
        onClick={(event: MouseEvent<HTMLButtonElement>) => event.currentTarget.value}
      />
      <PaginationLastTrigger {...control} type="submit" value="last" />
    </PaginationRootProvider>
  )
}

/** The short name of each type is that of the flat one. */
export const props: [
  [Pagination.ContextProps, PaginationContextProps][],
  [Pagination.EllipsisProps, PaginationEllipsisProps][],
  [Pagination.EllipsisBaseProps, PaginationEllipsisBaseProps][],
  [Pagination.FirstTriggerProps, PaginationFirstTriggerProps][],
  [Pagination.FirstTriggerBaseProps, PaginationFirstTriggerBaseProps][],
  [Pagination.ItemProps, PaginationItemProps][],
  [Pagination.ItemBaseProps, PaginationItemBaseProps][],
  [Pagination.LastTriggerProps, PaginationLastTriggerProps][],
  [Pagination.LastTriggerBaseProps, PaginationLastTriggerBaseProps][],
  [Pagination.NextTriggerProps, PaginationNextTriggerProps][],
  [Pagination.NextTriggerBaseProps, PaginationNextTriggerBaseProps][],
  [Pagination.PrevTriggerProps, PaginationPrevTriggerProps][],
  [Pagination.PrevTriggerBaseProps, PaginationPrevTriggerBaseProps][],
  [Pagination.RootProps, PaginationRootProps][],
  [Pagination.RootBaseProps, PaginationRootBaseProps][],
  [Pagination.RootProviderProps, PaginationRootProviderProps][],
  [Pagination.RootProviderBaseProps, PaginationRootProviderBaseProps][],
  [Pagination.ItemLabelDetails, PaginationItemLabelDetails][],
  [Pagination.PageChangeDetails, PaginationPageChangeDetails][],
  [Pagination.PageSizeChangeDetails, PaginationPageSizeChangeDetails][],
  [Pagination.PageUrlDetails, PaginationPageUrlDetails][],
] = [[], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], []]

export const parts = [
  [Pagination.Context, PaginationContext],
  [Pagination.Ellipsis, PaginationEllipsis],
  [Pagination.FirstTrigger, PaginationFirstTrigger],
  [Pagination.Item, PaginationItem],
  [Pagination.LastTrigger, PaginationLastTrigger],
  [Pagination.NextTrigger, PaginationNextTrigger],
  [Pagination.PrevTrigger, PaginationPrevTrigger],
  [Pagination.Root, PaginationRoot],
  [Pagination.RootProvider, PaginationRootProvider],
]
