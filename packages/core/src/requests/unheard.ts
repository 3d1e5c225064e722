import { warn } from '../numbers/warn.js'
import { isDevelopment } from '../options/is-development.js'
import { canNavigate, type Destination } from './destination.js'
import type { Cause, Host } from './request.js'

/**
 * In development, warns if nobody hears of a request for another page than the one that the parent passes. A router can follow a
 * link, whose request comes later, when its event has no element.
 */
export function warnIfUnheard(host: Host, { to }: Destination, cause: Cause): void {
  if (isDevelopment()) {
    const { options, position, isUnheard } = host
    const { onPageChange, onPaginationChange, ...others } = options()
    const { shown, isPageControlled } = position()
    const isFollowed = cause.event && !cause.event.currentTarget
    const isHeard = isUnheard ? !isUnheard() : onPageChange || onPaginationChange
    if (isPageControlled && to.page !== shown.page && !isFollowed && !isHeard && !canNavigate(others))
      warn('unanswered', { page: shown.page, to: to.page })
  }
}
