import { getStatusText } from '@dogear/core'
import { getStatusDetails, statusPart } from '@dogear/core/adapter'
import type { ReactElement } from 'react'
import type * as client from '../parts/status.js'
import { type PartProps, renderPart, type WithoutHandlers } from './render-part.js'

export interface StatusProps extends WithoutHandlers<Omit<client.StatusProps, 'children'>>, PartProps {}

/** Says what is shown. */
export function Status(props: StatusProps): ReactElement {
  const { pagination, text } = props
  const details = text && getStatusDetails(pagination)
  const children = text ? ((details && text(details)) ?? null) : getStatusText(pagination)
  return renderPart(statusPart(pagination), props, { children, consumed: ['text'] })
}
