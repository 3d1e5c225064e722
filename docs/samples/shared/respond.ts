/** Simulates a network: slow, can be aborted, and fails while the browser is offline. */
export function respond<T>(answer: () => T, signal: AbortSignal, milliseconds = 400): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (globalThis.navigator?.onLine === false) reject(new TypeError('Failed to fetch'))
      else resolve(answer())
    }, milliseconds)
    const abort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}
