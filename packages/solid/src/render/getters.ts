import type { AnyPagination, ControlAttributes, FieldAttributes } from '@dogear/core'
import {
  type EllipsisTriggerPartProps,
  ellipsisTriggerPart,
  type FieldPart,
  type PageInputPartProps,
  type PageSizeSelectPartProps,
  pageInputPart,
  pageSizeSelectPart,
} from '@dogear/core/adapter'
import { createEffect } from 'solid-js'
import { isServer } from 'solid-js/web'
import { type Field, showInField } from './field.js'
import { type PropsOf, toProps } from './to-props.js'

/** Attributes, handlers and ref of a select or an input, to spread on it. The ref shows the value. */
type FieldProps<Element extends Field> = PropsOf<FieldAttributes> & {
  readonly ref: (field: Element) => void
  /** On a server. */
  readonly value?: string
}

/** Attributes and click handler of the EllipsisTrigger for the ellipsis at `index` in the list. */
export function getEllipsisTriggerProps(
  pagination: AnyPagination,
  options: EllipsisTriggerPartProps,
): PropsOf<ControlAttributes> {
  return toProps(ellipsisTriggerPart(pagination, { asChild: true, ...options }))
}

/** Props of a PageSizeSelect. `getPageSizeOptions` returns its options. */
export function getPageSizeSelectProps(
  pagination: AnyPagination,
  options?: PageSizeSelectPartProps,
): FieldProps<HTMLSelectElement> {
  const part = pageSizeSelectPart(pagination, options)
  return Object.assign(toProps(part), { ref: showing(part) })
}

/** Props of a PageInput. It shows the current page, except while the user edits it. */
export function getPageInputProps(
  pagination: AnyPagination,
  options?: PageInputPartProps,
): FieldProps<HTMLInputElement> {
  const part = pageInputPart(pagination, options)
  return Object.assign(toProps(part), isServer && { value: part.value }, { ref: showing(part) })
}

/** A ref, which Solid calls again after each change. In an effect, because a select receives its options after its ref. */
const showing = (part: FieldPart) => (field: Field) => createEffect(() => showInField(field, part))
