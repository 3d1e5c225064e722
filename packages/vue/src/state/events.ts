import type {
  PageChangeDetails,
  PageOutOfRangeDetails,
  PageSizeChangeDetails,
  PaginationChangeDetails,
  PaginationOptions,
} from '@dogear/core'

/** The events of Root, in the order in which a request emits them. */
export interface RootEmits {
  /** For `v-model:page-size`. */
  'update:pageSize': [pageSize: number]
  /** A request changed the page size. */
  pageSizeChange: [details: PageSizeChangeDetails]
  /** For `v-model:page`. */
  'update:page': [page: number]
  /** A request changed the page. */
  pageChange: [details: PageChangeDetails]
  /** A request changed the page, the page size or both. */
  paginationChange: [details: PaginationChangeDetails]
  /** The page that you passed is past the end. */
  pageOutOfRange: [details: PageOutOfRangeDetails]
}

/** The result of `defineEmits<RootEmits>()`, or the `emit` of a component. */
export type EmitRootEvent = (event: never, ...details: never) => void

export type Emit = <Name extends keyof RootEmits>(event: Name, ...details: RootEmits[Name]) => void

/** The options, with callbacks that also emit the events. */
export const emitting = (options: PaginationOptions, emit: Emit): PaginationOptions =>
  Object.assign({}, options, {
    onPageSizeChange(details: PageSizeChangeDetails) {
      emit('update:pageSize', details.pageSize)
      options.onPageSizeChange?.(details)
      emit('pageSizeChange', details)
    },
    onPageChange(details: PageChangeDetails) {
      emit('update:page', details.page)
      options.onPageChange?.(details)
      emit('pageChange', details)
    },
    onPaginationChange(details: PaginationChangeDetails) {
      options.onPaginationChange?.(details)
      emit('paginationChange', details)
    },
    onPageOutOfRange(details: PageOutOfRangeDetails) {
      options.onPageOutOfRange?.(details)
      emit('pageOutOfRange', details)
    },
  })
