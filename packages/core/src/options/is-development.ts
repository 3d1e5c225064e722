declare const process: { env: { NODE_ENV?: string } }

/**
 * Whether to check and warn. False without `process`, as in a browser without a bundler. Bundlers drop `if (isDevelopment())` and
 * everything that only its block uses from a production build, unless it is inside a `try`, where Rollup keeps it.
 */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}
