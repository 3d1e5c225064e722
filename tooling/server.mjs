import { createServer } from 'node:net'

/** Waits until a started command responds at the URL. */
export async function untilAnswer(server, url) {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (server.child.exitCode !== null) throw new Error('The server exited before it responded.')
    if (await fetch(url).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not respond within a minute.')
}

export async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}
