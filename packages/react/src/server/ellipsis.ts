import { ellipsisPart, isInteractive } from '@dogear/core/adapter'
import type { ReactElement } from 'react'
import type * as client from '../parts/ellipsis.js'
import { type PartProps, renderPart, type WithoutHandlers } from './render-part.js'

export interface EllipsisProps extends WithoutHandlers<client.EllipsisProps>, PartProps {}

/** A gap of two or more pages. */
export function Ellipsis(props: EllipsisProps): ReactElement {
  const { pagination, index, children } = props
  const part = ellipsisPart(pagination, { index, isInteractive: isInteractive(props) })
  return renderPart(part, props, { children, consumed: ['index'] })
}
