import { getStatusText, type StatusLabelDetails } from '@dogear/core'
import { getStatusDetails, statusPart } from '@dogear/core/adapter'
import { createAnnouncer } from '@dogear/core/dom'
import { createMemo, type JSX } from 'solid-js'
import { afterCommit } from '../render/after-commit.js'
import type { AsChildProps } from '../render/as-child.js'
import { type Declared, type PartElementProps, renderPart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'

export interface StatusBaseProps extends AsChildProps {
  /**
   * Renders another text. Called only while something is known, and without new details while busy. Default:
   * `translations.statusLabel`.
   */
  text?: ((details: StatusLabelDetails) => JSX.Element) | undefined
}

export interface StatusProps extends Omit<PartElementProps<HTMLDivElement>, 'children'>, StatusBaseProps {}

/** Says what is shown, and announces the result of each request to screen readers. */
export function Status(props: Declared<StatusProps>): JSX.Element {
  const pagination = usePaginationContext()
  const { update } = createAnnouncer()
  const text = createMemo(() => {
    if (!props.text) return getStatusText(pagination())
    const details = getStatusDetails(pagination())
    return details && props.text(details)
  })
  return renderPart(statusPart, props, {
    consumed: ['text'],
    children: text,
    onMount: afterCommit((status) => {
      const shown = status && text()
      update(status, pagination(), typeof shown === 'string' ? shown : undefined)
    }),
  })
}
