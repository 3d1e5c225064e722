import { rootPart } from '@dogear/core/adapter'
import type { ComponentPropsWithoutRef, ReactElement } from 'react'
import type { DataAttributes } from '../render/element-props.js'
import { type PartProps, renderPart, type WithoutHandlers } from './render-part.js'

export interface RootProps extends WithoutHandlers<ComponentPropsWithoutRef<'nav'>>, DataAttributes, PartProps {}

/** The landmark around the parts. */
export function Root(props: RootProps): ReactElement {
  return renderPart(rootPart(props.pagination), props, { children: props.children })
}
