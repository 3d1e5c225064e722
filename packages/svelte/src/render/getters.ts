import type { AnyPagination, ControlProps } from '@dogear/core'
import {
  type EllipsisTriggerPartProps,
  ellipsisTriggerPart,
  type FieldPart,
  type PageInputPartProps,
  type PageSizeSelectPartProps,
  pageInputPart,
  pageSizeSelectPart,
} from '@dogear/core/adapter'
import { createAttachmentKey } from 'svelte/attachments'
import type { HTMLInputAttributes, HTMLSelectAttributes } from 'svelte/elements'
import { initialValue, showInField } from './field.js'
import { toProps } from './to-props.js'

/** Attributes and click handler of the EllipsisTrigger for the ellipsis at `index` in the list. */
export const getEllipsisTriggerProps = (
  pagination: AnyPagination,
  options: EllipsisTriggerPartProps,
): ControlProps<'onclick'> => toProps(ellipsisTriggerPart(pagination, { asChild: true, ...options }))

/** Props of a PageSizeSelect. They show the page size. `getPageSizeOptions` returns the options. */
export function getPageSizeSelectProps(
  pagination: AnyPagination,
  options?: PageSizeSelectPartProps,
): HTMLSelectAttributes {
  const part = pageSizeSelectPart(pagination, options)
  return { ...toProps(part), ...showing(part) }
}

/** Props of a PageInput. They show the current page, except while the user edits it. */
export function getPageInputProps(pagination: AnyPagination, options?: PageInputPartProps): HTMLInputAttributes {
  const part = pageInputPart(pagination, options)
  return { ...toProps(part), ...initialValue(part.value), ...showing(part) }
}

const key = /* @__PURE__ */ createAttachmentKey()

/** An attachment, which Svelte calls again for each new value, after it has updated the options of a select. */
const showing = (part: FieldPart) => ({
  [key]: (field: HTMLSelectElement | HTMLInputElement) => showInField(field, part),
})
