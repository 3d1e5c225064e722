import type { PaginationOptions } from '@dogear/core'
import { isRouted, type Requests } from '@dogear/core/adapter'
import { getCurrentInstance, watch } from 'vue'

declare const console: { warn(message: string): void }

let hasWarned = false

/** Warns once if a parent with a `v-model` for page and page size passes back only one of the two that a request changed. */
export function warnOfLostModel(
  options: () => PaginationOptions,
  { onRequest }: Requests,
  untracked: <T>(read: () => T) => T,
): void {
  const instance = getCurrentInstance()
  const hasModel = (...names: string[]) => names.some((name) => instance?.vnode.props?.[`onUpdate:${name}`])
  // Numbers, because a route's query has texts.
  const read = () => [options().page, options().pageSize].map((value) => (value == null ? value : Number(value)))
  let stop = () => {}
  onRequest((request) => {
    stop()
    if (hasWarned || !hasModel('page') || !hasModel('pageSize', 'page-size')) return
    const [before, isByRouter] = untracked(() => [read(), isRouted(options())])
    const requested = request ? [request.page, request.pageSize] : before
    if (isByRouter || before.some((value, index) => value == null || value === requested[index])) return
    stop = watch(
      read,
      (passed) => {
        stop()
        const [isPage, isPageSize] = passed.map((value, index) => value === requested[index])
        const lost = isPage ? 1 : 0
        if (isPage === isPageSize || passed[lost] !== before[lost]) return
        hasWarned = true
        console.warn(
          `[dogear] Page ${requested[0]} and page size ${requested[1]} were requested together, but only the page` +
            `${isPageSize ? ' size' : ''} was passed back. Two \`v-model\`s that write the same URL overwrite each other. Pass ` +
            '`navigate`, or write both values in `@pagination-change`.',
        )
      },
      // After the commit.
      { flush: 'post' },
    )
  })
}
