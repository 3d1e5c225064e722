import { spawn } from 'node:child_process'
import { once } from 'node:events'

const environment = {
  ...process.env,
  NO_COLOR: '1',
  DO_NOT_TRACK: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  // `npm run --silent` would hide pnpm's errors as well.
  npm_config_loglevel: 'notice',
}

/** No command prints as much unless it repeats itself for ever, in characters. */
const longest = 10_000_000

const running = new Set()
process.on('exit', () => running.forEach(kill))
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

/** Runs a command to its end and returns its output. */
export async function run(command, options) {
  const started = start(command, options)
  const [code] = await once(started.child, 'close')
  if (code !== 0) throw new Error(`"${command}" failed with exit code ${code}.`)
  return started.output
}

/** Starts a command. `output` is what it has printed so far. */
export function start(command, { cwd, env, log = () => {} } = {}) {
  log(`\n$ ${command}\n`)
  // `detached` creates a process group, so that `stop` also ends the command's own children.
  const child = spawn(command, { shell: true, detached: true, cwd, env: { ...environment, ...env } })
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
