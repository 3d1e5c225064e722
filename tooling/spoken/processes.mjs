import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** Ends the processes of a desktop, also those that D-Bus has started. */
export async function endProcesses(mark, started) {
  for (const signal of ['SIGTERM', 'SIGKILL']) {
    for (const pid of findProcesses(mark, started)) kill(pid, signal)
    for (let turn = 0; turn < 20 && findProcesses(mark, started).length > 0; turn++) await delay(100)
  }
  const left = findProcesses(mark, started)
  if (left.length > 0) throw new Error(`These processes did not end: ${left.join(', ')}`)
}

/** By a text in their environment, by session or by parent: Chromium's processes overwrite their environment. */
export function findProcesses(mark, started) {
  const all = new Map(readdirSync('/proc').flatMap((pid) => (/^\d+$/.test(pid) ? describe(pid) : [])))
  const isOwn = (pid) => {
    const found = all.get(pid)
    return !!found && (found.environment.includes(mark) || started.has(found.session) || isOwn(found.parent))
  }
  return [...all.keys()].filter(isOwn)
}

function describe(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'latin1').replace(/.*\) /s, '')
    const [state, parent, , session] = status.split(' ')
    if (state === 'Z') return []
    return [[pid, { parent, session, environment: readFileSync(`/proc/${pid}/environ`, 'latin1') }]]
  } catch {
    // It has ended meanwhile.
    return []
  }
}

export function kill(pid, signal) {
  try {
    process.kill(Number(pid), signal)
  } catch {
    // It has ended meanwhile.
  }
}
