import type { PaginationActions } from './actions.js'
import type { Request, RequestListener } from './request.js'

/** The ways to change a pagination. */
export interface Requests {
  readonly request: Request
  readonly actions: PaginationActions
  /** Whether requests call `navigate`. */
  readonly navigates: () => boolean
  /**
   * Calls `listener` before each request that changes page or page size is stored, and for each announcement. Returns a
   * function that unsubscribes.
   */
  readonly onRequest: (listener: RequestListener) => () => void
}
