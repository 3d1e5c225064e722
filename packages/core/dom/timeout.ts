/**
 * A timeout that can be started again. It needs no clock, because tests and users change clocks, and the timer doesn't keep in
 * memory what waits for it.
 */
export function createTimeout(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = {
    run,
    /** Starts from the beginning, for a number of milliseconds. */
    start(milliseconds: number) {
      timeout.stop()
      timer = setTimeout(weakly(timeout), milliseconds)
    },
    stop: () => clearTimeout(timer),
  }
  return timeout
}

/**
 * A callback that runs an object's function without keeping the object in memory. It must not be written inside another function,
 * because a closure keeps everything around it.
 */
export function weakly<Argument>(owner: { run(argument: Argument): void }) {
  const weak = new WeakRef(owner)
  return (argument: Argument) => weak.deref()?.run(argument)
}
