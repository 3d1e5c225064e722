import { getPageSizeOptions, pageSizeSelectPart, pageSizeValue } from '@dogear/core'
import { showValue } from '@dogear/core/dom'
import type { Component, Snippet } from 'svelte'
import type { HTMLSelectAttributes } from 'svelte/elements'
import type { Attributes } from '../render/merge-props.js'
import { type AsChildProps, consumedByControls, type ElementProps } from '../render/render-part.js'
import Select from '../render/select-element.svelte'
import { setterOf } from '../state/binding.svelte.js'
import { usePaginationContext } from '../state/context.js'

export interface PageSizeSelectBaseProps extends Omit<AsChildProps, 'asChild'> {
  /**
   * Renders your own element instead of the `<select>`: spread `props()` on it, as for the other parts, and render the
   * options, which are `content`, inside.
   */
  asChild?: Snippet<[props: (own?: Attributes) => Attributes, content: Snippet]> | undefined
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

/** Changes the page size. The first visible item stays on the page. */
export const PageSizeSelect: Component<PageSizeSelectProps, object, 'ref'> = (internals, props) => {
  const pagination = usePaginationContext()
  const setRef = setterOf(props, 'ref')
  let select = $state.raw<HTMLElement | null>(null)
  const options = () => getPageSizeOptions(pagination(), props.sizes)
  $effect(() => {
    options()
    const show = () => {
      if (select) showValue(select as HTMLSelectElement, pageSizeValue(pagination()))
    }
    show()
    // In older versions of Svelte, effects run before the options are up to date.
    queueMicrotask(show)
  })
  const element: ElementProps = {
    part: (api, { disabled }) => pageSizeSelectPart(api, { disabled }),
    props,
    consumed,
    bind(next) {
      setRef?.(next)
      select = next
    },
  }
  return (Select as Component<object>)(internals, { element, options })
}
