import type { ControlProps } from './api.js'
import type { FieldHandler } from './events/field.js'
import { type AnyPagination, internals } from './parts/any-pagination.js'
import type { ContentAttributes, FieldAttributes, StatusAttributes } from './parts/attributes.js'
import { type EllipsisTriggerPartProps, ellipsisTriggerPart } from './parts/ellipsis-trigger.js'
import { type PageInputPartProps, pageInputPart } from './parts/page-input.js'
import { type PageSizeSelectPartProps, pageSizeSelectPart } from './parts/page-size-select.js'
import type { FieldPart } from './parts/part.js'
import { contentPart, statusPart } from './parts/regions.js'

/** Attributes, value and event handlers of a select or an input. Frameworks name the handlers their own way. */
export interface FieldProps extends FieldAttributes {
  /** What the field shows, except while it is edited. */
  readonly value: string
  /** On a PageSizeSelect. */
  readonly onChange?: FieldHandler
  /** On a PageInput. */
  readonly onKeydown?: FieldHandler
  /** On a PageInput. */
  readonly onFocusout?: FieldHandler
}

/** Attributes, value and `change` handler of a PageSizeSelect. `getPageSizeOptions` returns its options. */
export function getPageSizeSelectProps(pagination: AnyPagination, options?: PageSizeSelectPartProps): FieldProps {
  return fieldProps(pagination, pageSizeSelectPart(pagination, options))
}

/** Attributes, value and event handlers of a PageInput. */
export function getPageInputProps(pagination: AnyPagination, options?: PageInputPartProps): FieldProps {
  return fieldProps(pagination, pageInputPart(pagination, options))
}

const fieldProps = (pagination: AnyPagination, part: FieldPart): FieldProps =>
  Object.assign(pagination[internals].toProps(part) as FieldAttributes, { value: part.value })

/** Attributes and click handler of the EllipsisTrigger for the ellipsis at `index` in `pages`. */
export function getEllipsisTriggerProps(pagination: AnyPagination, options: EllipsisTriggerPartProps): ControlProps {
  return pagination[internals].toProps(ellipsisTriggerPart(pagination, { asChild: true, ...options })) as ControlProps
}

/** Attributes of the Status. `getStatusText` returns its text. */
export function getStatusProps(pagination: AnyPagination): StatusAttributes {
  return statusPart(pagination).attributes
}

/** Attributes of the Content. */
export function getContentProps(pagination: AnyPagination): ContentAttributes {
  return contentPart(pagination).attributes
}
