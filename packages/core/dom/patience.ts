/** How long a request waits for its answer while nothing loads, in milliseconds. */
const patience = 10_000

/** Calls `onEnd` when nothing has happened for a long time since the last `start`. */
export function createPatience(onEnd: () => void) {
  let deadline = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    const rest = deadline - Date.now()
    timer = rest > 0 ? setTimeout(check, rest) : undefined
    if (!timer) onEnd()
  }
  return {
    // One timer for all, because to start one takes a tenth of the time of a click.
    start() {
      deadline = Date.now() + patience
      timer ??= setTimeout(check, patience)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
