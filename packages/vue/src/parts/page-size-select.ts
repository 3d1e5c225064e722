import { getPageSizeOptions, pageSizeSelectPart, pageSizeValue } from '@dogear/core'
import { showValue } from '@dogear/core/dom'
import { createElementVNode, type SelectHTMLAttributes } from 'vue'
import { afterCommit } from '../render/after-commit.js'
import { flatten, type OrUndefined } from '../render/as-child.js'
import { attribute } from '../render/attribute.js'
import { type ControlBaseProps, definePart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'

export interface PageSizeSelectBaseProps extends ControlBaseProps {
  /**
   * The page sizes to choose from. `Infinity` means all items. Default 10, 20, 50 and 100. Ignored if the slot has options, whose
   * values are numbers from 1 or `all`.
   */
  sizes?: readonly number[] | undefined
}

export interface PageSizeSelectProps
  extends PageSizeSelectBaseProps,
    /** @vue-ignore */ OrUndefined<Omit<SelectHTMLAttributes, 'disabled' | 'multiple' | 'value'>> {}

/** Changes the page size. The first visible item stays on the page. */
export const PageSizeSelect = /* @__PURE__ */ definePart<PageSizeSelectProps>(
  'PageSizeSelect',
  { disabled: Boolean, sizes: null },
  (props, _, slots) => {
    const pagination = usePaginationContext()
    afterCommit((select) => {
      if (select) showValue(select as HTMLSelectElement, pageSizeValue(pagination.value))
    })
    return () => {
      const part = pageSizeSelectPart(pagination.value, props)
      if (!props.asChild && flatten(slots.default?.() ?? []).length) return part
      const options = getPageSizeOptions(pagination.value, props.sizes)
      const children = options.map(({ value, label, isSelected }) =>
        createElementVNode('option', { key: value, value, [attribute('selected')]: isSelected ? '' : null }, label),
      )
      return { ...part, children }
    }
  },
)
