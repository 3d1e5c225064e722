import type { PageSizeSelectPartProps } from '../adapter.js'
import { getPageSizeOptions, getPageSizeSelectProps, type PageSizeOption, type PaginationApi } from '../index.js'
import { applyProps } from './apply-props.js'

/** What a PageSizeSelect shows. */
export interface RenderPageSizeSelectProps extends PageSizeSelectPartProps {
  /** The page sizes to choose from. `Infinity` means all items. Default 10, 20, 50 and 100. */
  readonly sizes?: readonly number[] | undefined
}

/** The selects whose options are those of the markup. */
const filled = new WeakMap<Element, boolean>()

/**
 * Renders the PageSizeSelect in a `<select>`. Call it again after each change. Without `sizes`, options in your markup stay as they
 * are. Their values are page sizes, or `all`.
 */
export function renderPageSizeSelect(
  select: HTMLSelectElement,
  pagination: PaginationApi,
  props?: RenderPageSizeSelectProps | null,
): void {
  if (!select) return
  const options = getPageSizeOptions(pagination, props?.sizes)
  const isFilled = filled.get(select) ?? hasOtherOptions(select, options)
  filled.set(select, isFilled)
  if (!isFilled || props?.sizes) {
    select.length = options.length
    options.forEach(({ value, label }, index) => {
      const option = select.options[index] as HTMLOptionElement
      option.value = value
      option.text = label
    })
  }
  applyProps(select, getPageSizeSelectProps(pagination, props ?? {}))
}

/** A server, or the original of a clone, may have rendered the same options. */
function hasOtherOptions(select: HTMLSelectElement, options: readonly PageSizeOption[]) {
  const before = [...select.options].map(({ value, text }) => `${value} ${text}`).join()
  return before !== '' && before !== options.map(({ value, label }) => `${value} ${label}`).join()
}
