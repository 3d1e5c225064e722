import { setMaxListeners } from 'node:events'
import { VitestTestRunner } from 'vitest/runners'

// Vitest listens to the signal of a test once a repetition.
setMaxListeners(0)
/** Milliseconds that the repetitions of a test may take. */
const longest = 40_000
const mostSteps = 1_000_000
let steps = 0
const space = globalThis.__stryker__ ?? {}
globalThis.__stryker__ = space
// Stryker's code reads `static` at each step, so that a loop that a mutant makes endless ends with an error.
space.mutantCoverage = {
  perTest: {},
  get static() {
    if (++steps > mostSteps) throw new Error('Endless')
    return {}
  },
}

/**
 * Repeats each test: twice unchanged, then once with each mutant that it reached, and unchanged again after each that it
 * noticed. `meta.noticed` lists those mutants. It is missing if the
 * repetitions would take too long, or if one without a mutant fails.
 */
export default class extends VitestTestRunner {
  onBeforeRunTask(test) {
    test.turns = []
    test.count = 1
    // Vitest compares with this number before each repetition.
    test.repeats = { valueOf: () => test.count }
    return super.onBeforeRunTask(test)
  }

  onBeforeTryTask(test, turn) {
    space.activeMutant = test.turns[turn.repeats]
    space.currentTestId = turn.repeats === 0 ? test.id : undefined
    steps = 0
    test.start = performance.now()
    return super.onBeforeTryTask(test, turn)
  }

  onAfterRetryTask(test, { repeats }) {
    const mutant = test.turns[repeats]
    space.activeMutant = undefined
    const failed = test.result.state === 'fail'
    if (failed && mutant === undefined) {
      test.count = repeats
      test.meta.noticed = undefined
    } else if (failed) {
      test.meta.noticed.push(mutant)
      test.turns.splice(repeats + 1, 0, undefined)
      test.count += 1
    } else if (repeats === 1) {
      const reached = Object.keys(space.mutantCoverage.perTest[test.id] ?? {})
      if ((performance.now() - test.start) * reached.length > longest) return
      test.turns = [undefined, undefined, ...reached]
      test.count += reached.length
      test.meta.noticed = []
    }
    test.result.state = 'run'
    test.result.errors = []
  }

  onAfterRunTask(test) {
    test.result.state = 'pass'
    return super.onAfterRunTask(test)
  }
}
