'use client'

import type { FieldPart } from '@dogear/core/adapter'
import { showValue } from '@dogear/core/dom'
import type { ReactElement, Ref } from 'react'
import { useAfterCommit } from './after-commit.js'
import { consumedByAll, type Rendering, type UserProps } from './element-props.js'
import { renderPart } from './render-part.js'
import { withFieldNames } from './to-props.js'

interface FieldRendering extends Rendering {
  readonly ref: Ref<HTMLElement>
}

export const consumedByField = ['value', 'defaultValue', ...consumedByAll]

/** A select or an input that shows its value, except while the user edits it. */
export function useField(field: FieldPart, user: UserProps, rendering: FieldRendering): ReactElement {
  const { value } = field
  const ref = useAfterCommit<HTMLInputElement>(
    rendering.ref,
    (element) => element && showValue(element, value, field.attributes['aria-label']),
  )
  const { tag, attributes, on } = withFieldNames(field)
  return renderPart({ tag, attributes: { ...attributes, defaultValue: value }, on }, user, { ...rendering, ref })
}
