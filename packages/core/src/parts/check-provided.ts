import { inspect } from '../numbers/invalid-options.js'
import { isDevelopment } from '../options/is-development.js'
import { internals } from './any-pagination.js'

/** In development, throws a clear error if the `value` of a RootProvider isn't a pagination, or a function that returns one. */
export function checkProvided(value: unknown, type: 'object' | 'function'): void {
  if (isDevelopment()) check(value, type)
}

function check(value: unknown, type: 'object' | 'function') {
  const isPagination = !!Object(value)[internals]
  if (type === 'function' ? typeof value === type : isPagination) return
  const advice = isPagination ? ' Pass the function that it returns, without calling it.' : ''
  throw new Error(
    `RootProvider needs the result of \`usePagination\` as \`value\`, but got ${inspect(value)}.${advice}`,
  )
}
