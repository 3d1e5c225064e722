declare const process: { env: { NODE_ENV?: string } }

/**
 * Whether warnings are on. Bundlers drop what follows `isDevelopment() && process.env.NODE_ENV !== 'production'` from a
 * production build, if nothing else uses it: they can compute the second half, and `@__PURE__` lets them drop the first.
 * Without a bundler or Node there is no `process`, and warnings are off. Keep the guards out of `try`, or Rollup keeps the
 * code.
 */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}
