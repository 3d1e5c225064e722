'use client'

import { getStatusDetails, getStatusText, type StatusLabelDetails, statusPart } from '@dogear/core'
import { createAnnouncer } from '@dogear/core/dom'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef, useState } from 'react'
import type { AsChildProps } from './as-child.js'
import { useBeforePaint } from './before-paint.js'
import { usePaginationContext } from './context.js'
import { consumedByAll, named, renderPart } from './element.js'
import { useMergedRef } from './merged-ref.js'

export interface StatusBaseProps extends AsChildProps {
  /**
   * Renders another text. Called only while something is known, and without new details while busy. Default:
   * `translations.statusLabel`.
   */
  text?: ((details: StatusLabelDetails) => ReactNode) | undefined
}

export interface StatusProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>, StatusBaseProps {
  /** With `asChild`, the element to render. */
  children?: ReactNode
}

const consumed = ['text', 'children', ...consumedByAll]

/** Says what is shown, and announces the result of each request to screen readers. */
export const Status = /* @__PURE__ */ named(
  'Status',
  /* @__PURE__ */ forwardRef<HTMLElement, StatusProps>(function Status(props, ref) {
    const pagination = usePaginationContext()
    const [{ update }] = useState(createAnnouncer)
    const element = useRef<HTMLElement>(null)
    const partRef = useMergedRef(ref, element)
    useBeforePaint(() => update(element.current, pagination))
    useBeforePaint(() => () => update(null, pagination), [])
    const details = props.text && getStatusDetails(pagination)
    const part = statusPart(pagination)
    const children = props.text ? details && props.text(details) : getStatusText(pagination)
    Object.assign(part.attributes, { children })
    return renderPart(part, { props, consumed, partRef })
  }),
)
