declare function setTimeout(callback: () => void): unknown

/**
 * Calls functions in order, even if one throws. Each is looked up when the one before has returned. At the end, throws the first
 * error to the caller, and each other one in a task of its own, where error monitoring finds it as it is.
 */
export function callInTurn(functions: Iterable<() => void>): void {
  const errors: unknown[] = []
  for (const run of functions) {
    try {
      run()
    } catch (error) {
      if (errors.length)
        setTimeout(() => {
          throw error
        })
      errors.push(error)
    }
  }
  if (errors.length) throw errors[0]
}
