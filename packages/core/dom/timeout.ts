/** A timeout that can be started again before it is over. */
export function createTimeout(milliseconds: number, onTimeout: () => void) {
  let end = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const resume = () => {
    timer ??= setTimeout(check, end - Date.now())
  }
  const check = () => {
    timer = undefined
    if (Date.now() < end) resume()
    else onTimeout()
  }
  return {
    /** Starts from the beginning. A timer that is already running stays. */
    start() {
      end = Date.now() + milliseconds
      resume()
    },
    /** Goes on after `stop`. */
    resume,
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
