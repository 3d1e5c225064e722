// npm test runs the fast checks, and `npm test -- <name> [arguments]` a longer check. `npm test -- ci` runs what .ci/run does.
// Each prints the names of the tests that failed and, as its last line, "N passed, N failed".
import { rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { run, runTests } from './command.mjs'

const types = 'turbo run typecheck --continue=dependencies-successful'

/** Each check is a name, a command and perhaps its environment. Those in a list of their own run at once. */
const suites = {
  fast: [
    [
      ['framework rules', 'eslint . --max-warnings=0'],
      ['types of the tooling', 'tsc'],
      ['unused code', 'knip'],
      ['exports', 'node tooling/exports.mjs --check'],
      ['size', 'size-limit'],
      ['format and lint', 'biome ci . --error-on-warnings --colors=off'],
    ],
    ['types', `${types} --filter=./packages/*`],
    ['unit', 'vitest run --project=node --project=ssr --project=browser --project=own --project=layouts'],
    ['e2e', 'playwright test --project=apps'],
  ],
  contract: [['contract', 'vitest run --project=browser', { EVERY_HOST: 'yes' }]],
  surroundings: [['surroundings', 'vitest run --project=surroundings']],
  compiled: [['compiled', 'vitest run --project=compiled']],
  slow: [
    [
      ['types of the examples', `${types} --filter=./examples/*`],
      ['packages', 'turbo run lint:pkg --continue=always'],
    ],
    ['simulated DOMs and the theme', 'vitest run --project=jsdom --project=happy-dom --project=theme'],
    ['properties', 'vitest run --project=node properties page-url', { PROPERTY_RUNS: '40000' }],
    ['e2e, details', 'playwright test --project=details'],
  ],
  samples: [
    ['types of the samples', 'turbo run typecheck --filter=@dogear/docs-samples'],
    ['samples', 'vitest run --project=samples --project=sample-tests --project=preact'],
    ['libraries', 'node tooling/install.mjs docs/libraries'],
    ['types with libraries', 'tsc -p docs/libraries'],
    ['samples with libraries', 'vitest run --project=libraries'],
    ['routers', 'playwright test --project=routers'],
  ],
  compared: [
    ['libraries to compare', 'node tooling/install.mjs docs/compared'],
    ['types with the libraries', 'tsc -p docs/compared'],
    ['both sides', 'vitest run --project=compared'],
  ],
  docs: [
    ['site', 'npm run docs -- build --base /dogear/'],
    ['docs', 'playwright test --config docs/playwright.config.ts'],
  ],
}

/** These take minutes or hours, so their output is printed at once. */
const programs = {
  packed: 'node tooling/outside/run.mjs packed',
  copies: 'node tooling/outside/run.mjs copies',
  routers: 'node tooling/outside/run.mjs routers',
  registry: 'node tooling/outside/run.mjs registry',
  engines: 'node tooling/engines/run.mjs',
  'usable-engines': 'node tooling/engines/run.mjs --if-usable',
  spoken: 'node tooling/spoken/run.mjs',
  peers: 'node tooling/peers/run.mjs',
  random: 'vitest run --project=random --reporter=verbose',
  'theme-fuzz': 'LAYOUTS=100000 vitest run --project=layouts --reporter=verbose',
  'theme-widths': 'vitest run --project=layouts --reporter=verbose theme-widths -t widths',
  leaks: 'node tooling/leaks.mjs',
  newest: 'node tooling/newest.mjs',
  setup: 'node tooling/reinstall.mjs',
  release: 'node tooling/release/dry.mjs',
}

const ofCi = ['fast', 'contract', 'surroundings', 'compiled', 'slow', 'samples', 'packed', 'usable-engines']

async function main([name = 'fast', ...args]) {
  const names = name === 'ci' ? ofCi : [name]
  const unknown = names.find((each) => !suites[each] && !programs[each])
  if (unknown) throw new Error(`Unknown check ${unknown}. Choose from ${Object.keys({ ...suites, ...programs })}, ci.`)
  const { check, finish } = createChecks()
  const command = ([name, command, env]) =>
    check(name, (log) => (/^(vitest|playwright) /.test(command) ? runTests : run)(command, { env, log }))
  const isReady =
    !names.some((each) => suites[each]) ||
    ((await command(['browser', 'node tooling/browser.mjs'])) && (await command(['build', 'turbo run build'])))
  for (const each of isReady ? names : []) {
    const program = [programs[each], ...args].join(' ')
    if (programs[each]) await check(each, () => runTests(program, { log: (text) => process.stdout.write(text) }))
    for (const step of suites[each] ?? [])
      await (Array.isArray(step[0]) ? runOnCores(step.map((one) => () => command(one))) : command(step))
  }
  finish()
}

/**
 * Runs named checks, each of which fails by throwing. A failed check prints what its work has passed to `log`. The work may return the
 * numbers of a suite as `{ passed, failures }`, with the titles of the tests that failed, or a `note` to print. A suite without tests
 * fails. If it returns why it could not be done here, as `notRun`, that is printed and counts as nothing.
 */
export function createChecks() {
  // For `finish`, not for the commands that a check runs.
  const { REPORT } = process.env
  delete process.env.REPORT
  let passed = 0
  const failures = []
  const leftOut = []

  /** Returns whether the check passed. */
  async function check(name, work) {
    const start = performance.now()
    let output = ''
    const log = (text) => (output += text.replaceAll('\0', ''))
    const result = await (async () => work(log))().catch((error) => {
      log(`\n${error.stack}`)
      return { passed: 0, failures: [] }
    })
    if (result?.notRun) {
      leftOut.push(name)
      console.log(`– ${name} (not run: ${result.notRun})`)
      return false
    }
    // A command's output is no result.
    const own = { passed: 1, failures: [], ...(typeof result === 'object' && result) }
    const isPassed = own.passed > 0 && own.failures.length === 0
    if (!isPassed && own.failures.length === 0) own.failures.push('')
    passed += own.passed
    failures.push(...own.failures.map((title) => `${name}${title && `: ${title}`}`))
    const numbers = own.passed + own.failures.length > 1 && `${own.passed} passed, ${own.failures.length} failed`
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`
    console.log(`${isPassed ? '✓' : '✗'} ${name} (${[numbers, own.note, seconds].filter(Boolean).join(', ')})`)
    if (!isPassed) console.log(`${output}\n`)
    return isPassed
  }

  /** Prints the totals as the last line, and removes the folder that the checks worked in unless one failed. */
  function finish(folder) {
    if (folder && failures.length > 0) console.log(`\nFailed checks left their files in ${folder}`)
    else if (folder) rmSync(folder, { recursive: true })
    if (leftOut.length > 0) console.log(`\nWhat was not run: ${leftOut.join(', ')}`)
    if (failures.length > 0) console.log(`\nWhat failed:\n${failures.map((title) => `  ${title}`).join('\n')}`)
    if (REPORT) writeFileSync(REPORT, JSON.stringify({ passed, failures }))
    console.log(`\n${passed} passed, ${failures.length} failed`)
    process.exitCode = failures.length > 0 ? 1 : 0
  }

  return { check, finish }
}

/** Does jobs that need a core each: as many at once as there are cores, in this order. */
export async function runOnCores(jobs) {
  const queue = [...jobs]
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) await job()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await main(process.argv.slice(2)).catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
