import { mkdirSync, openSync, readSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { until } from './until.mjs'

/** How long Orca has to be silent after what it has said, in milliseconds. */
const quiet = 500
/** An answer that takes longer shows that Orca was busy. */
const busy = 300
/** Longer than Orca waits between the event of a live region and its text, while it seems to have nothing to do. */
const regionPause = 200

/** Orca's defaults, except what would be heard beside the page: keys, and the whole page after it has loaded. */
const settings = {
  enableKeyEcho: false,
  sayAllOnLoad: false,
  enableBraille: false,
  enableBrailleMonitor: false,
  enableSound: false,
  enableMouseReview: false,
}

/** Starts Orca without a voice. */
export async function startOrca({ folder, launch }) {
  writeSettings(join(folder, 'home/.local/share/orca/user-settings.conf'))
  const path = join(folder, 'speech.jsonl')
  writeFileSync(path, '')
  const orca = launch('/usr/bin/python3', [fileURLToPath(new URL('capture.py', import.meta.url)), path])
  const file = openSync(path, 'r')
  const chunk = Buffer.alloc(1 << 20)
  let offset = 0
  let events = []
  let lastPing = 0

  function read() {
    const length = readSync(file, chunk, 0, chunk.length, offset)
    const end = chunk.subarray(0, length).lastIndexOf('\n') + 1
    offset += end
    for (const line of chunk.toString('utf8', 0, end).split('\n')) if (line) events.push(JSON.parse(line))
    return events
  }

  /** Waits for the answers to two pings, and returns whether nothing happened meanwhile. */
  async function isIdle() {
    const begin = Date.now()
    for (const pause of [0, regionPause]) {
      await delay(pause)
      const number = ++lastPing
      const sent = Date.now()
      orca.stdin.write(`ping ${number}\n`)
      const pong = await until('answer from Orca', () => read().find((event) => event.number === number))
      if (pong.queue > 0 || Date.now() - sent >= busy) return false
    }
    return !read().some(({ kind, when }) => kind !== 'pong' && when >= begin)
  }

  await until('greeting from Orca', () => read().some(({ text }) => text === 'Screen reader on.'), 60_000)
  return {
    /** Waits until Orca has said nothing for a while and has nothing to do, but at least `wait` milliseconds. */
    async settle(wait = 0, limit = 30_000) {
      const begin = Date.now()
      for (;;) {
        const spoken = read().filter(({ kind }) => kind !== 'pong')
        const rest = Math.max(begin + wait, ...spoken.map(({ when }) => when)) + quiet - Date.now()
        if (rest > 0) await delay(rest)
        else if (await isIdle()) return
        if (Date.now() - begin > wait + limit) throw new Error('Orca did not become silent.')
      }
    },
    /** What was said since the last call. */
    heard() {
      const texts = read().flatMap(({ kind, text }) => (kind === 'speak' || kind === 'char' ? [text] : []))
      events = []
      return texts
    },
  }
}

function writeSettings(path) {
  const startingProfile = ['Default', 'default']
  const empty = { pronunciations: {}, keybindings: {} }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(
    path,
    JSON.stringify({
      general: { ...settings, startingProfile },
      ...empty,
      profiles: { default: { profile: startingProfile, ...empty, ...settings } },
    }),
  )
}
