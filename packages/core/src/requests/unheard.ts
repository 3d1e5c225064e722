import { warn } from '../numbers/warn.js'
import { isDevelopment } from '../options/is-development.js'
import { canNavigate, type Destination } from './destination.js'
import type { Cause, Host } from './request.js'

/** In development, warns if no callback hears of a request for another page than the one that the parent passes. */
export function warnIfUnheard(host: Host, { to }: Destination, cause: Cause): void {
  if (isDevelopment()) {
    const { options, position, isUnheard } = host
    const { onPageChange, onPaginationChange, ...others } = options()
    const { shown, isPageControlled } = position()
    // The request of a link comes after its event, which has no `currentTarget` then. A router may have followed the link.
    const isFollowed = cause.event && !cause.event.currentTarget
    const isHeard = isUnheard ? !isUnheard() : onPageChange || onPaginationChange
    if (isPageControlled && to.page !== shown.page && !isFollowed && !isHeard && !canNavigate(others))
      warn('unanswered', { page: shown.page, to: to.page })
  }
}
