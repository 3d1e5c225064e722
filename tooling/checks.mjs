import { rmSync } from 'node:fs'

/** Runs named checks, each of which fails by throwing. A failed check prints its output. */
export function createChecks() {
  const total = { passed: 0, failed: 0 }

  /**
   * Returns whether the check passed. `work` gets a function that collects output, and may return the numbers of a suite
   * as `{ passed, failed }`, or a `note` to print. A suite without tests fails.
   */
  async function check(name, work) {
    const start = performance.now()
    const details = []
    let output = ''
    let result = {}
    try {
      result = (await work((text) => (output += text.replaceAll('\0', '')))) ?? {}
    } catch (error) {
      result = { passed: 0, failed: 1 }
      output += `\n${error.stack}`
    }
    const { passed = 1, failed = 0, note } = result
    if (passed + failed > 1) details.push(`${passed} passed, ${failed} failed`)
    if (note) details.push(note)
    details.push(`${((performance.now() - start) / 1000).toFixed(1)} s`)

    const isPassed = passed > 0 && failed === 0
    total.passed += passed
    total.failed += isPassed ? 0 : Math.max(failed, 1)
    console.log(`${isPassed ? '✓' : '✗'} ${name} (${details.join(', ')})`)
    if (!isPassed) console.log(`${output}\n`)
    return isPassed
  }

  /** Prints the totals as the last line, and removes the folder that the checks worked in unless one failed. */
  function finish(folder) {
    if (folder && total.failed > 0) console.log(`\nFailed checks left their files in ${folder}`)
    else if (folder) rmSync(folder, { recursive: true })
    console.log(`\n${total.passed} passed, ${total.failed} failed`)
    process.exitCode = total.failed > 0 ? 1 : 0
  }

  return { check, finish }
}
