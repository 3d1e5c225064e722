const settled = new WeakSet<Promise<void>>()

/** Does the same as `use`, but also in React 18. */
export function suspend(promise: Promise<void>): void {
  if (!settled.has(promise)) throw promise.then(() => settled.add(promise))
}
