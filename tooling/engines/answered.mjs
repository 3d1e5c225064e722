/** A browser that takes longer than any command needs has stopped answering, and so has one that is gone. */
export class NoAnswer extends Error {}

/** Waits for the answer to a command, but not for ever. */
export async function answered(answer, command) {
  let timer
  const noAnswer = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`The browser did not answer ${command} within 30 s.`)), 30_000)
  })
  try {
    return await Promise.race([answer, noAnswer])
  } finally {
    clearTimeout(timer)
  }
}
