/** Waits for a match in the output of a started command. */
export async function printed(started, pattern) {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const match = started.output.match(pattern)
    if (match) return match
    if (started.child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The output does not match ${pattern}:\n${started.output}`)
}
