// Replaces shared/respond in a test: answers at once, or when the test says so.
let held: Promise<void> | undefined

export async function respond<T>(answer: () => T, signal: AbortSignal): Promise<T> {
  await held
  signal.throwIfAborted()
  if (!navigator.onLine) throw new TypeError('Failed to fetch')
  return answer()
}

/** Holds back all responses until you call the returned function. A test can then look at the page while it loads. */
export function holdResponses(): () => void {
  let release = () => {}
  held = new Promise((resolve) => {
    release = resolve
  })
  return () => {
    held = undefined
    release()
  }
}

// For the tests that open the page of routers-page.ts.
Object.assign(window, { holdResponses })
