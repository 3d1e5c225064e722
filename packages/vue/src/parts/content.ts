import type { PaginationApi } from '@dogear/core'
import { contentPart } from '@dogear/core/adapter'
import { type ContentBehavior, createReveal } from '@dogear/core/dom'
import { type HTMLAttributes, inject, type MaybeRef, provide } from 'vue'
import { afterCommit } from '../render/after-commit.js'
import type { AsChildProps, ElementAttributes } from '../render/as-child.js'
import { definePart, renderPart } from '../render/render-part.js'
import { followPagination, paginationKey, usePaginationContext } from '../state/context.js'

export interface ContentBaseProps extends AsChildProps, ContentBehavior {
  /** The ref from `usePagination`, or the object in it. Default: the pagination of the enclosing Root. */
  value?: MaybeRef<PaginationApi> | undefined
}

export interface ContentProps extends ContentBaseProps, /** @vue-ignore */ ElementAttributes<HTMLAttributes> {}

/** The element around the items. When the result of a request is shown, it comes into view. */
export const Content = /* @__PURE__ */ definePart<ContentProps>(
  'Content',
  { value: null, scroll: { type: Boolean, default: true }, focus: Boolean },
  (props, user) => {
    const enclosing = props.value ? inject(paginationKey, null) : usePaginationContext()
    const pagination = followPagination(() => (props.value ?? enclosing) as MaybeRef<PaginationApi>)
    provide(paginationKey, pagination)
    const { update } = createReveal()
    afterCommit((element) => update(element, pagination.value, props))
    return () => renderPart(() => contentPart(pagination.value), user)
  },
)
