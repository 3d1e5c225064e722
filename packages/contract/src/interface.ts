import type { ElementIds, IntlTranslations, PageEntry, PaginationApi, PaginationOptions } from '@dogear/core'

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
export function useContext(context: PaginationApi<string>): unknown[] {
  const numbers: number[] = [context.page, context.count, context.pageSize, context.totalPages]
  const neighbors: (number | null)[] = [context.previousPage, context.nextPage]
  const { start, end } = context.pageRange
  const items: string[] = context.slice(['one', 'two'])
  context.setPage(start + 1)
  context.setPageSize(end)
  for (const goTo of [context.goToFirstPage, context.goToPrevPage, context.goToNextPage, context.goToLastPage]) goTo()
  const entries = context.pages.map((entry, index) =>
    entry.type === 'page' ? context.getItemProps(entry satisfies PageEntry) : context.getEllipsisProps({ index }),
  )
  const { getFirstTriggerProps, getPrevTriggerProps, getNextTriggerProps, getLastTriggerProps } = context
  const triggers = [getFirstTriggerProps(), getPrevTriggerProps(), getNextTriggerProps(), getLastTriggerProps()]
  return [numbers, neighbors, items, context.getRootProps(), entries, triggers]
}
