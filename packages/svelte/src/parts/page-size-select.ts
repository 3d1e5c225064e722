import { getPageSizeOptions } from '@dogear/core'
import { pageSizeSelectPart } from '@dogear/core/adapter'
import type { Component, Snippet } from 'svelte'
import type { HTMLSelectAttributes } from 'svelte/elements'
import type { AsChildProps, ChildProps } from '../render/as-child.js'
import { elementEffect } from '../render/element-effect.svelte.js'
import { showInField } from '../render/field.js'
import type { Describe } from '../render/follow-part.js'
import { consumedByControls, renderPart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'
import { options, select } from './select.svelte'

export interface PageSizeSelectBaseProps extends Omit<AsChildProps, 'asChild'> {
  /**
   * Renders your own element instead of the `<select>`: spread `props()` on it, as for the other parts, and render the
   * options, which are `content`, inside.
   */
  asChild?: Snippet<[props: ChildProps, content: Snippet]> | undefined
  /**
   * The page sizes to choose from. `Infinity` means all items. Default 10, 20, 50 and 100. Ignored if you pass options, whose
   * values are numbers from 1 or `all`.
   */
  sizes?: readonly number[] | undefined
}

export interface PageSizeSelectProps
  extends PageSizeSelectBaseProps,
    Omit<HTMLSelectAttributes, 'children' | 'multiple' | 'value'> {}

const consumed = [...consumedByControls, 'sizes', 'value', 'multiple']

const describe: Describe = (api, { disabled }) => pageSizeSelectPart(api, { disabled })

/** Changes the page size. The first visible item stays on the page. */
export const PageSizeSelect: Component<PageSizeSelectProps, object, 'ref'> = (internals, props) => {
  const pagination = usePaginationContext()
  const data = () => getPageSizeOptions(pagination(), props.sizes)
  const onMount = elementEffect((field) => {
    data()
    const part = pageSizeSelectPart(pagination())
    if (field) showInField(field as HTMLSelectElement, part)
  })
  return renderPart(describe, props, { internals, consumed, element: select, children: options, data, onMount })
}
