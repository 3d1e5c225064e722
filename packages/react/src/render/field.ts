'use client'

import type { FieldAttributes } from '@dogear/core'
import type { Part } from '@dogear/core/adapter'
import { showValue } from '@dogear/core/dom'
import type { ReactElement, Ref } from 'react'
import { useAfterCommit } from './after-commit.js'
import { consumedByAll, type Rendering, type UserProps } from './element-props.js'
import { renderPart } from './render-part.js'
import { spellField } from './spell.js'

interface FieldRendering extends Rendering {
  readonly value: string
  readonly ref: Ref<HTMLElement>
}

export const consumedByField = ['value', 'defaultValue', ...consumedByAll]

/** A select or an input that shows `value`, except while the user edits it. */
export function useField(field: Part<FieldAttributes>, user: UserProps, rendering: FieldRendering): ReactElement {
  const { value } = rendering
  const ref = useAfterCommit<HTMLInputElement>(
    rendering.ref,
    (element) => element && showValue(element, value, field.attributes['aria-label']),
  )
  const { tag, attributes, on } = spellField(field)
  return renderPart({ tag, attributes: { ...attributes, defaultValue: value }, on }, user, { ...rendering, ref })
}
