'use client'

import type { Part } from '@dogear/core/adapter'
import { showValue } from '@dogear/core/dom'
import type { ReactElement, Ref } from 'react'
import { useAfterCommit } from './after-commit.js'
import { consumedByAll, type Rendering, type UserProps } from './element-props.js'
import { renderPart } from './render-part.js'

interface FieldRendering extends Rendering {
  readonly value: string
  readonly ref: Ref<HTMLElement>
}

export const consumedByField = ['value', 'defaultValue', ...consumedByAll]

/** A select or an input that shows `value`, except while the user edits it. */
export function useField(part: Part, user: UserProps, rendering: FieldRendering): ReactElement {
  const { value } = rendering
  const ref = useAfterCommit<HTMLInputElement>(rendering.ref, (field) => field && showValue(field, value))
  return renderPart({ ...part, attributes: { ...part.attributes, defaultValue: value } }, user, { ...rendering, ref })
}
