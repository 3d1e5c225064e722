import type { Pages } from '@dogear/core'
import { fitEntries, fitInput, listPart } from '@dogear/core/adapter'
import { createFit } from '@dogear/core/dom'
import { type SlotsType, shallowRef } from 'vue'
import { afterCommit } from '../render/after-commit.js'
import { definePart, renderPart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'
import { type ListBaseProps, type ListProps, type ListSlots, renderEntries } from './list.js'

export interface FitListBaseProps extends ListBaseProps {}

export interface FitListProps extends ListProps {}

/**
 * A List that shows as many entries as fit on one line. Its width must not depend on them: give it
 * `flex: 1 1 0; min-width: 0`, for example.
 */
export const FitList = /* @__PURE__ */ definePart<FitListProps, SlotsType<ListSlots>>(
  'FitList',
  { itemProps: null, ellipsisProps: null },
  (props, user) => {
    const pagination = usePaginationContext()
    const room = shallowRef<number>()
    const fit = createFit((next) => {
      room.value = next
    })
    let pages: Pages
    afterCommit((list) => fit.update(list, fitInput(pagination.value, pages)))
    return () => {
      const { value } = pagination
      pages = fitEntries(value, room.value)
      return renderPart(() => listPart({ isFit: true }), user, {
        children: renderEntries(value, pages, props, user.slots),
      })
    }
  },
)
