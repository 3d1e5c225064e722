import { rmSync } from 'node:fs'

/** Runs named checks: what fails is printed in full, and `finish` prints how many passed and failed as the last line. */
export function createChecks() {
  const total = { passed: 0, failed: 0 }

  /** Runs one, with a log for what may matter if it fails. Whether it has passed. */
  async function check(name, work) {
    const start = performance.now()
    let output = ''
    let failure
    try {
      await work((text) => {
        output += text.replaceAll('\0', '')
      })
    } catch (error) {
      failure = error
    }
    total[failure ? 'failed' : 'passed']++
    console.log(`${failure ? '✗' : '✓'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
    if (failure) console.log(`${output}\n${failure.stack}\n`)
    return !failure
  }

  /** Removes the folder they worked in, or says where it is if one has failed. */
  function finish(folder) {
    if (total.failed > 0) console.log(`\nWhat has failed is in ${folder}`)
    else rmSync(folder, { recursive: true })
    console.log(`\n${total.passed} passed, ${total.failed} failed`)
    process.exitCode = total.failed > 0 ? 1 : 0
  }

  return { check, finish }
}
