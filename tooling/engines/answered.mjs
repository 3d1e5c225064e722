import { setTimeout as delay } from 'node:timers/promises'

/** A browser that takes longer than any command needs has stopped answering, and so has one that is gone. */
export class NoAnswer extends Error {}

/** How long a browser may take to start on a busy machine, in seconds. */
export const startTime = 120

/** Waits for the answer to a command, but not for ever. */
export function answered(answer, command, seconds = 30) {
  const timeout = delay(1000 * seconds, undefined, { ref: false }).then(() => {
    throw new NoAnswer(`The browser did not answer ${command} within ${seconds} s.`)
  })
  return Promise.race([answer, timeout])
}
