/** Laravel, `cursorPaginate()`. */
export const laravelCursor = (answer: { next_cursor: string | null }) => answer.next_cursor

/** Django REST framework, `CursorPagination`. */
export const djangoCursor = ({ next }: { next: string | null }) => next && new URL(next).searchParams.get('cursor')

/** Relay connections. */
export const relay = ({ pageInfo }: { pageInfo: { hasNextPage: boolean; endCursor: string | null } }) =>
  pageInfo.hasNextPage ? pageInfo.endCursor : null

/** OData, pages that the server limits. The cursor is the whole URL. */
export const odataLink = (answer: { value: unknown[]; '@odata.nextLink'?: string }) => answer['@odata.nextLink'] ?? null
