const arrived = new WeakSet<Promise<void>>()

/** What `use` does, as React 18 knows it too. */
export function suspend(arrival: Promise<void>): void {
  if (!arrived.has(arrival)) throw arrival.then(() => arrived.add(arrival))
}
