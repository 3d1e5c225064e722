// What this file reads of a browser or of Node, because the core has the types of neither.
declare function setTimeout(run: () => void, milliseconds: number): Timer
type Timer = { unref?(): void } | undefined

/** Starts a timer that doesn't keep a process of Node alive, such as that of a test. */
export function startTimer(run: () => void, milliseconds: number): Timer {
  const timer = setTimeout(run, milliseconds)
  timer?.unref?.()
  return timer
}

/** Runs an object's function without keeping it in memory. Not written where it is used, because a closure keeps everything around it. */
export function weakly(owner: { run(): void }): () => void {
  const weak = new WeakRef(owner)
  return () => weak.deref()?.run()
}
