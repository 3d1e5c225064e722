// What a design system does: its declarations must be able to name the types of each part and getter.
import {
  getEllipsisTriggerProps,
  getPageInputProps,
  getPageSizeSelectProps,
  Pagination,
  PaginationItem,
  usePagination,
} from '@dogear/solid'

export { getEllipsisTriggerProps, getPageInputProps, getPageSizeSelectProps, Pagination }
export const {
  Content,
  Context,
  Ellipsis,
  EllipsisTrigger,
  FirstTrigger,
  FitList,
  Item,
  LastTrigger,
  List,
  NextTrigger,
  PageInput,
  PageSizeSelect,
  PrevTrigger,
  Root,
  RootProvider,
  Status,
} = Pagination
export const Flat = PaginationItem
export const parts = { ...Pagination }
export const useParts = () => {
  const own = usePagination({ count: 3 })
  const api = own()
  return {
    api,
    input: getPageInputProps(api),
    select: getPageSizeSelectProps(api),
    more: getEllipsisTriggerProps(api, { index: 1 }),
  }
}
