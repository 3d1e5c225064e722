/**
 * A timeout that can be started again. It needs no clock, because tests and users change clocks, and the timer doesn't keep in
 * memory what waits for it.
 */
export function createTimeout(onTimeout: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = {
    onTimeout,
    /** Starts from the beginning, for a number of milliseconds. */
    start(milliseconds: number) {
      const weak = new WeakRef(timeout)
      timeout.stop()
      timer = setTimeout(() => weak.deref()?.onTimeout(), milliseconds)
    },
    stop: () => clearTimeout(timer),
  }
  return timeout
}
