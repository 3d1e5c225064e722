const settled = new WeakSet<Promise<void>>()

/** What `use` does, but also for React 18. */
export function suspend(promise: Promise<void>): void {
  if (!settled.has(promise)) throw promise.then(() => settled.add(promise))
}
