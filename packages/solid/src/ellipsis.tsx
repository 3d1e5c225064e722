import type { JSX } from 'solid-js'
import { usePaginationContext } from './context.js'
import { type Composable, createPart } from './element.js'

export interface EllipsisProps extends JSX.HTMLAttributes<HTMLElement>, Composable {
  /** Where it stands among the entries of `pages`, from 0. */
  index: number
}

/** A gap of two pages or more. */
export function Ellipsis(props: EllipsisProps): JSX.Element {
  const pagination = usePaginationContext()
  return createPart('div', { given: props, own: ['index'], ours: () => pagination().getEllipsisProps(props) })
}
