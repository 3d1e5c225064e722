import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** Waits until a started command responds at the URL. */
export function untilAnswer(server, url) {
  return untilReady(server, () => fetch(url).catch(() => undefined))
}

/** Waits for a match in the output of a started command. */
export function untilPrinted(started, pattern) {
  return untilReady(started, () => started.output.match(pattern))
}

async function untilReady(started, findSign) {
  for (const end = Date.now() + 60_000; started.child.exitCode === null && Date.now() < end; ) {
    const sign = await findSign()
    if (sign) return sign
    await delay(100)
  }
  const reason = started.child.exitCode === null ? 'was not ready within a minute' : 'exited before it was ready'
  throw new Error(`The command ${reason}:\n${started.output}`)
}

export async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}
