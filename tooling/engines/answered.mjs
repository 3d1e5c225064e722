import { setTimeout as delay } from 'node:timers/promises'

/** A browser that takes longer than any command needs has stopped answering, and so has one that is gone. */
export class NoAnswer extends Error {}

/** Waits for the answer to a command, but not for ever. */
export function answered(answer, command) {
  const timeout = delay(30_000, undefined, { ref: false }).then(() => {
    throw new NoAnswer(`The browser did not answer ${command} within 30 s.`)
  })
  return Promise.race([answer, timeout])
}
