/** Calls functions in order, even if one throws. Throws the first error at the end. */
export function callInTurn(...functions: readonly (() => void)[]): void {
  const errors: unknown[] = []
  for (const run of functions) {
    try {
      run()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length) throw errors[0]
}
