import type { ElementIds, IntlTranslations, Pages, PaginationApi, PaginationOptions } from '@dogear/core'

const id = (value: number) => `part-${value}`

/** Every id, label and option that Ark UI's Pagination has, too. */
export const ids: Required<
  Pick<ElementIds, 'root' | 'item' | 'ellipsis' | `${'first' | 'prev' | 'next' | 'last'}Trigger`>
> = {
  root: 'root',
  firstTrigger: 'first',
  prevTrigger: 'prev',
  nextTrigger: 'next',
  lastTrigger: 'last',
  item: id,
  ellipsis: id,
}

export const translations: Partial<IntlTranslations> = {
  rootLabel: 'pages',
  firstTriggerLabel: 'first',
  prevTriggerLabel: 'previous',
  nextTriggerLabel: 'next',
  lastTriggerLabel: 'last',
  itemLabel: ({ page, totalPages }) => `${page} of ${totalPages}`,
}

export const options = {
  count: 100,
  page: 2,
  defaultPage: 1,
  pageSize: 10,
  defaultPageSize: 10,
  siblingCount: 1,
  boundaryCount: 1,
  type: 'link',
  getPageUrl: ({ page, pageSize }) => `?page=${page}&size=${pageSize}`,
  onPageChange: ({ page, pageSize }) => [page, pageSize],
  onPageSizeChange: ({ page, pageSize }) => [page, pageSize],
  translations,
  ids,
  dir: 'rtl',
} as const satisfies PaginationOptions

/** Uses every member of the context that Ark UI's has, too, with the types that it has there. */
export function useContext(context: PaginationApi<string>) {
  const neighbors: (number | null)[] = [context.previousPage, context.nextPage]
  const items: string[] = context.slice(['one', 'two'])
  const { start, end } = context.pageRange
  const getEntryProps = (entry: Pages[number], index: number) =>
    entry.type === 'page' ? context.getItemProps(entry) : context.getEllipsisProps({ index })
  return {
    page: context.page.toFixed(),
    count: context.count.toFixed(),
    pageSize: context.pageSize.toFixed(),
    totalPages: context.totalPages.toFixed(),
    previousPage: neighbors[0],
    nextPage: neighbors[1],
    pageRange: [start.toFixed(), end.toFixed()],
    slice: items,
    type: context.type satisfies 'button' | 'link',
    getPageUrl: context.getPageUrl(2) satisfies string | undefined,
    pages: context.pages.map(getEntryProps),
    setPage: () => context.setPage(1),
    setPageSize: () => context.setPageSize(10),
    goToFirstPage: () => context.goToFirstPage(),
    goToPrevPage: () => context.goToPrevPage(),
    goToNextPage: () => context.goToNextPage(),
    goToLastPage: () => context.goToLastPage(),
    getRootProps: context.getRootProps(),
    getItemProps: context.getItemProps({ type: 'page', value: 1 }),
    getEllipsisProps: context.getEllipsisProps({ index: 1 }),
    getFirstTriggerProps: context.getFirstTriggerProps(),
    getPrevTriggerProps: context.getPrevTriggerProps(),
    getNextTriggerProps: context.getNextTriggerProps(),
    getLastTriggerProps: context.getLastTriggerProps(),
  } satisfies Partial<Record<keyof PaginationApi, unknown>>
}
