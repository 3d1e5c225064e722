// Runs commands, counts their tests, and ends what they have started. `node tooling/command.mjs <command>` runs one for package.json.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const withoutTelemetry = {
  DO_NOT_TRACK: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
}
// `npm run --silent` would hide pnpm's errors as well.
const plainOutput = { NO_COLOR: '1', npm_config_loglevel: 'notice' }

/** No command prints as much unless it repeats itself for ever, in characters. */
const longest = 10_000_000

const running = new Set()
process.on('exit', () => running.forEach(kill))
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

/** Runs a command to its end and returns its output. */
export async function run(command, options) {
  const started = start(command, options)
  const [code, signal] = await once(started.child, 'close')
  if (code !== 0) throw new Error(`"${command}" failed with ${signal ?? `exit code ${code}`}.`)
  return started.output
}

/** Starts a command. `output` is what it has printed so far. */
export function start(command, { cwd, env, log = () => {} } = {}) {
  log(`\n$ ${command}\n`)
  const environment = { ...process.env, ...withoutTelemetry, ...plainOutput, ...env }
  // `detached` creates a process group, so that `stop` also ends the command's own children.
  const child = spawn(command, { shell: true, detached: true, cwd, env: environment })
  const started = { child, output: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      if (started.output.length > longest) return
      started.output += text
      log(text)
      if (started.output.length <= longest) return
      log(`\n"${command}" was stopped, because it printed more than ${longest / 1_000_000} MB.\n`)
      stop(started)
    })
  }
  running.add(child)
  child.once('exit', () => running.delete(child))
  return started
}

export async function stop({ child }) {
  if (!running.has(child)) return
  const closed = once(child, 'close')
  kill(child)
  await closed
}

function kill(child) {
  process.kill(-child.pid, 'SIGKILL')
}

/** Runs a command in this terminal and returns its exit code. */
export function runHere(command) {
  const env = { ...process.env, ...withoutTelemetry, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, { shell: true, stdio: 'inherit', env }).status ?? 1
}

/**
 * Runs Vitest, Playwright or a program of `tooling`, and returns how many tests passed and failed, and the titles of those that
 * failed, as its report says. A skipped test counts as failed, unless the command selects tests.
 */
export async function runTests(command, { env, log }) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const REPORT = join(folder, 'report.json')
  const options = { env: { ...env, REPORT, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT }, log }
  const [{ reason: failure }] = await Promise.allSettled([run(withReport(command), options)])
  const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : undefined
  rmSync(folder, { recursive: true })
  if (!report) throw failure ?? new Error(`"${command}" wrote no report.`)
  const { passed, failures } = read(report, / (-t|-g|--grep) /.test(command))
  // An error outside of the tests.
  if (failure && failures.length === 0) failures.push('an error outside of the tests')
  return { passed, failures }
}

function withReport(command) {
  const [tool] = /(?<=^|\s)(vitest|playwright)(?=\s)/.exec(command) ?? []
  if (tool === 'playwright') return `${command} --forbid-only --reporter=list,json`
  if (tool !== 'vitest') return command
  const reporters = `${command.includes('--reporter') ? '' : '--reporter=default '}--reporter=json`
  return `${command} --allowOnly=false ${reporters} --outputFile.json="$REPORT"`
}

function read({ testResults, suites, ...own }, isSelection) {
  if (suites) return readSpecs(suites.flatMap(specsIn))
  if (!testResults) return own
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.filter(({ status }) => (isSelection ? status === 'failed' : status !== 'passed'))
  const withoutTests = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  )
  const passed = tests.filter(({ status }) => status === 'passed').length
  return { passed, failures: [...failed.map(({ fullName }) => fullName), ...withoutTests.map(({ name }) => name)] }
}

const specsIn = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsIn)]

function readSpecs(specs) {
  const isPassed = ({ tests }) => tests.every(({ status }) => status === 'expected')
  const failed = specs.filter((spec) => !isPassed(spec))
  return { passed: specs.length - failed.length, failures: failed.map(({ file, title }) => `${file}: ${title}`) }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = runHere(process.argv.slice(2).join(' '))
