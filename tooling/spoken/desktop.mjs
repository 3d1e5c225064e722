import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProcesses, findProcesses, kill } from './processes.mjs'
import { until, untilPrinted } from './until.mjs'

/** Opens a screen that nobody sees, with a session bus, the bus of assistive technology and a window manager. */
export async function openDesktop() {
  const folder = mkdtempSync(join(tmpdir(), 'dogear-spoken-'))
  for (const name of ['home', 'run', 'profile']) mkdirSync(join(folder, name), { mode: 0o700 })
  const mark = `DOGEAR_SPOKEN=${randomUUID()}`
  const started = new Set()
  const [name, value] = mark.split('=')
  const env = {
    ...environment,
    PATH: process.env.PATH,
    HOME: join(folder, 'home'),
    XDG_RUNTIME_DIR: join(folder, 'run'),
  }
  env[name] = value

  function launch(command, args, options = {}) {
    const log = openSync(join(folder, 'log.txt'), 'a')
    const child = spawn(command, args, { env, stdio: ['pipe', 'pipe', log, 'pipe'], detached: true, ...options })
    child.stdin?.on('error', () => {})
    child.on('error', () => {})
    started.add(String(child.pid))
    return child
  }

  /** What a command prints, or an empty text if it fails. */
  function print(command, ...args) {
    try {
      return execFileSync(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] }).toString()
    } catch {
      return ''
    }
  }

  const killAll = () => {
    for (const pid of findProcesses(mark, started)) kill(pid, 'SIGKILL')
  }
  process.on('exit', killAll)
  async function close() {
    await endProcesses(mark, started)
    process.off('exit', killAll)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }

  try {
    await startServices({ env, launch, print })
  } catch (error) {
    await close()
    throw error
  }
  return { folder, env, launch, print, close }
}

async function startServices({ env, launch, print }) {
  // A number of its own: a server that stops removes the socket of its number, even if the next one has it by then.
  const number = 100 + Math.floor(Math.random() * 20_000)
  const screen = launch('Xvfb', [`:${number}`, '-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'])
  env.DISPLAY = `:${await untilPrinted('screen', screen.stdio[3], /(.+)\n/)}`
  const bus = launch('dbus-daemon', ['--session', '--nofork', '--nopidfile', '--print-address=3'])
  env.DBUS_SESSION_BUS_ADDRESS = await untilPrinted('session bus', bus.stdio[3], /(.+)\n/)
  launch('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately', '--a11y=1', '--screen-reader=1'])
  let manager
  await until('window manager', () => {
    if (!manager || manager.exitCode !== null) manager = launch('openbox', ['--sm-disable'])
    return print('xprop', '-root', '_NET_SUPPORTING_WM_CHECK').includes('window id')
  })
}

const environment = {
  LANG: 'C.UTF-8',
  NO_AT_BRIDGE: '0',
  GTK_MODULES: 'gail:atk-bridge',
  GNOME_ACCESSIBILITY: '1',
  GSETTINGS_BACKEND: 'memory',
  MOZ_ENABLE_WAYLAND: '0',
  MOZ_CRASHREPORTER_DISABLE: '1',
}
