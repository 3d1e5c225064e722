import type { FieldHandler } from '../events/field.js'
import { type AnyPagination, internals } from './any-pagination.js'
import type { Part, PartAttributes } from './part.js'

/** Options of a select or an input. */
export interface FieldPartProps {
  /** Disables the field. Default false. */
  readonly disabled?: boolean | undefined
}

/** Attributes of a PageSizeSelect or a PageInput. */
export interface FieldAttributes extends PartAttributes<'page-size-select' | 'page-input'> {
  /** Name of the field, from `translations`. */
  'aria-label': string
  /** On a disabled field. */
  'data-disabled'?: ''
  /** On a disabled field. */
  disabled?: true
  /** So that browsers don't restore an old value after a reload. */
  autocomplete: 'off'
  /** Label of the Enter key on a PageInput. */
  enterkeyhint?: 'go'
  /** Keyboard of a PageInput. */
  inputmode?: 'numeric'
  /** On a PageInput. */
  type?: 'text'
}

/** A select or an input. */
export interface FieldPart<Tag extends 'select' | 'input' = 'select' | 'input'> extends Part<FieldAttributes, Tag> {
  /** What the field shows, except while it is edited. */
  readonly value: string
}

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

/** The props of a field for the framework's elements. */
export const fieldProps = (pagination: AnyPagination, part: FieldPart): FieldProps =>
  Object.assign(pagination[internals].toProps(part), { value: part.value })
