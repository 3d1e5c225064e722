import type { PageSizeSelectPartProps } from '../src/adapter.js'
import { getPageSizeOptions, getPageSizeSelectProps, type PaginationApi } from '../src/index.js'
import { applyProps } from './apply-props.js'

/** What a PageSizeSelect shows. */
export interface RenderPageSizeSelectProps extends PageSizeSelectPartProps {
  /** The page sizes to choose from. `Infinity` means all items. Default 10, 20, 50 and 100. */
  readonly sizes?: readonly number[] | undefined
}

/** Renders the PageSizeSelect in a `<select>`. Call it again after each change. */
export function renderPageSizeSelect(
  select: HTMLSelectElement,
  pagination: PaginationApi,
  props?: RenderPageSizeSelectProps | null,
): void {
  if (!select) return
  const options = getPageSizeOptions(pagination, props?.sizes)
  select.length = options.length
  options.forEach(({ value, label }, index) => {
    const option = select.options[index] as HTMLOptionElement
    option.value = value
    option.text = label
  })
  applyProps(select, getPageSizeSelectProps(pagination, props ?? {}))
}
