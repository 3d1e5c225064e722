import { getPageSizeOptions } from '@dogear/core'
import { pageSizeSelectPart } from '@dogear/core/adapter'
import { createElementVNode, type SelectHTMLAttributes } from 'vue'
import { type ElementAttributes, flatten } from '../render/as-child.js'
import { attribute, showing } from '../render/field.js'
import { type ControlBaseProps, definePart, disableable, renderPart } from '../render/render-part.js'
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
    /** @vue-ignore */ ElementAttributes<Omit<SelectHTMLAttributes, 'disabled' | 'multiple' | 'value'>> {}

/** Changes the page size. The first visible item stays on the page. */
export const PageSizeSelect = /* @__PURE__ */ definePart<PageSizeSelectProps>(
  'PageSizeSelect',
  { ...disableable, sizes: null },
  (props, user) => {
    const pagination = usePaginationContext()
    return () => {
      const { value: api } = pagination
      const isOwn = !props.asChild && flatten(user.slots.default?.() ?? []).length
      const options = getPageSizeOptions(api, props.sizes)
      const part = pageSizeSelectPart(api, props)
      return renderPart(() => part, user, {
        children: isOwn
          ? undefined
          : options.map(({ value, label, isSelected }) =>
              createElementVNode(
                'option',
                { key: value, value, [attribute('selected')]: isSelected ? '' : null },
                label,
              ),
            ),
        props: showing(part),
      })
    }
  },
)
