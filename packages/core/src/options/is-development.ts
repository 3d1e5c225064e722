declare const process: { env: { NODE_ENV?: string } }

/**
 * Whether to check and warn. Without a bundler or Node there is no `process`, and this is off. `if (isDevelopment())` is all that
 * a guard needs: the build makes it one that bundlers drop from a production build, with what it contains if nothing else uses
 * that. Keep the guards out of `try`, or Rollup keeps the code.
 */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}
