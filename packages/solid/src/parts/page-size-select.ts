import { getPageSizeOptions, type PageSizeOption } from '@dogear/core'
import { pageSizeSelectPart } from '@dogear/core/adapter'
import { createMemo, indexArray, type JSX } from 'solid-js'
import { afterCommit } from '../render/after-commit.js'
import type { AnyElementProps, AsChildProps, RenderChild } from '../render/as-child.js'
import { showInField } from '../render/field.js'
import { type Declared, type PartElementProps, renderPart } from '../render/render-part.js'
import { createWriter, noAttributes } from '../render/writer.js'
import { usePaginationContext } from '../state/context.js'

export interface PageSizeSelectBaseProps extends AsChildProps {
  /** Renders your element instead of the `<select>`: `asChild={(props) => <select {...props({ class: 'mine' })} />}`. */
  asChild?: RenderChild<AnyElementProps> | undefined
  /**
   * The page sizes to choose from. `Infinity` means all items. Default 10, 20, 50 and 100. Ignored if you pass options, whose
   * values are numbers from 1 or `all`.
   */
  sizes?: readonly number[] | undefined
}

export interface PageSizeSelectProps
  extends PageSizeSelectBaseProps,
    Omit<PartElementProps<HTMLSelectElement, JSX.SelectHTMLAttributes<HTMLSelectElement>>, 'multiple' | 'value'> {}

/** Changes the page size. The first visible item stays on the page. */
export function PageSizeSelect(props: Declared<PageSizeSelectProps>): JSX.Element {
  const pagination = usePaginationContext()
  const options = createMemo(() => getPageSizeOptions(pagination(), props.sizes))
  const writers = indexArray(options, createOptionWriter)
  return renderPart((api) => pageSizeSelectPart(api, { disabled: props.disabled }), props, {
    consumed: ['disabled', 'sizes', 'value', 'multiple'],
    children: () => props.children ?? writers().map((write, index) => write(options()[index] as PageSizeOption)),
    onMount: afterCommit<HTMLSelectElement>((select) => {
      // New options may have deselected it.
      options()
      const part = pageSizeSelectPart(pagination())
      if (select) showInField(select, part)
    }),
  })
}

function createOptionWriter() {
  const write = createWriter(noAttributes)
  return ({ value, label, isSelected }: PageSizeOption) =>
    write({ tag: 'option', attributes: { value, selected: isSelected || undefined }, on: {} }, label)
}
