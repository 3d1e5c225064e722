// What a design system does: its declarations must be able to name the types of each part and getter.
import {
  getEllipsisTriggerProps,
  getPageInputProps,
  getPageSizeSelectProps,
  Pagination,
  PaginationItem,
  usePagination,
} from '@dogear/react'
import { type ComponentPropsWithoutRef, forwardRef, lazy, memo } from 'react'

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
export const Page = memo(Pagination.Item)
export const Flat = PaginationItem
export const Pages = lazy(async () => ({ default: Pagination.List }))
export const Next = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Pagination.NextTrigger>>(() => null)
export const Bar = forwardRef<HTMLElement, ComponentPropsWithoutRef<typeof Pagination.Root>>(() => null)
export const Entries = forwardRef<HTMLUListElement, ComponentPropsWithoutRef<typeof Pagination.FitList>>(() => null)
export const parts = { ...Pagination }
export const useParts = () => {
  const api = usePagination({ count: 3 })
  return {
    api,
    input: getPageInputProps(api),
    select: getPageSizeSelectProps(api),
    more: getEllipsisTriggerProps(api, { index: 1 }),
  }
}
