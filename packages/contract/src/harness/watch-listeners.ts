/** Records listeners from now on. The function returns the types of those that are still there. */
export function watchListeners(target: EventTarget): () => string[] {
  let listeners: { type: string; listener: unknown }[] = []
  const { addEventListener, removeEventListener } = target
  target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    const [type, listener] = args
    listeners.push({ type, listener })
    addEventListener.apply(target, args)
  }
  target.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
    const [type, listener] = args
    listeners = listeners.filter((one) => one.type !== type || one.listener !== listener)
    removeEventListener.apply(target, args)
  }
  return () => listeners.map(({ type }) => type).sort()
}
