'use client'

import { getStatusText, type StatusLabelDetails } from '@dogear/core'
import { getStatusDetails, statusPart } from '@dogear/core/adapter'
import { createAnnouncer } from '@dogear/core/dom'
import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react'
import { useAfterCommit } from '../render/after-commit.js'
import type { AsChildProps } from '../render/as-child.js'
import { consumedByAll, type DataAttributes } from '../render/element-props.js'
import { definePart, renderPart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'

export interface StatusBaseProps extends AsChildProps {
  /**
   * Renders another text. Called only while something is known, and without new details while busy. Default:
   * `translations.statusLabel`.
   */
  text?: ((details: StatusLabelDetails) => ReactNode) | undefined
}

export interface StatusProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>,
    StatusBaseProps,
    DataAttributes {
  /** With `asChild`, the element to render. */
  children?: ReactNode
}

const consumed = ['text', ...consumedByAll]

/** Says what is shown, and announces the result of each request to screen readers. */
export const Status = /* @__PURE__ */ definePart<StatusProps, HTMLDivElement>(
  'Status',
  function Status(props, userRef) {
    const pagination = usePaginationContext()
    const [{ update }] = useState(createAnnouncer)
    const ref = useAfterCommit(userRef, (element) => update(element, pagination))
    const details = props.text && getStatusDetails(pagination)
    const children = props.text ? ((details && props.text(details)) ?? null) : getStatusText(pagination)
    return renderPart(statusPart(pagination), props, { children, consumed, ref })
  },
)
