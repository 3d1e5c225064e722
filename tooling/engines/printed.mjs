/** Waits until a started command has printed something that matches. */
export async function printed(started, pattern) {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const match = started.output.match(pattern)
    if (match) return match
    if (started.child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`It has not printed ${pattern}:\n${started.output}`)
}
