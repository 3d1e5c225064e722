// npm test -- spoken [firefox chromium] [vanilla react …] [--only "a part of a name"] [--central] [--repeat 50]: what Orca says to the
// users of the example apps and the contract's scenes.
import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createChecks } from '../checks.mjs'
import { frameworkNames } from '../frameworks.mjs'
import { findCommand, installOnDebian } from '../system.mjs'
import { browsers } from './browsers.mjs'
import { faultOf } from './judge.mjs'
import { scenarios } from './scenarios.mjs'
import { serveScenarios } from './serve.mjs'
import { startSession } from './session.mjs'

const commands = [
  'orca',
  'dbus-daemon',
  'Xvfb',
  'xprop',
  'openbox',
  'xdotool',
  ...Object.values(browsers).map((b) => b.command),
]
const packages = [
  ...['orca', 'at-spi2-core', 'dbus-x11', 'xvfb', 'x11-utils', 'openbox', 'xdotool', 'firefox-esr', 'chromium'],
  ...['python3-gi', 'python3-pyatspi', 'gir1.2-atspi-2.0', 'fonts-dejavu-core'],
]
/** Longer than any scenario, in milliseconds. */
const timeLimit = 90_000

const hosts = ['vanilla', ...frameworkNames]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, central: { type: 'boolean' }, repeat: { type: 'string', default: '1' } },
})
const choices = [...Object.keys(browsers), ...hosts]
const unknown = positionals.find((name) => !choices.includes(name))
if (unknown) throw new Error(`Unknown browser or host ${unknown}. Choose from ${choices.join(', ')}.`)
const choose = (names) => {
  const chosen = names.filter((name) => positionals.includes(name))
  return chosen.length > 0 ? chosen : names
}

const { check, command, finish } = createChecks()
const isMissing = () =>
  commands.filter((name) => !findCommand(name)).length > 0 || !existsSync('/usr/libexec/at-spi-bus-launcher')
if (isMissing()) installOnDebian(...packages)
if (isMissing()) {
  await check('spoken', () => ({ notRun: 'it needs Orca and others, which it installs only on Debian and as root' }))
  finish()
  process.exitCode = 1
} else {
  if (await command('build', 'node tooling/turbo.mjs build')) await listen()
  finish()
}

async function listen() {
  const server = await serveScenarios()
  const table = []
  for (const browser of choose(Object.keys(browsers))) {
    let session
    const open = async () => (session ??= await startSession(browser))
    const reset = async () => {
      await session?.close().catch((error) => console.error(error.message))
      session = undefined
    }
    for (const scenario of chosen(browser)) {
      for (const host of scenario.html ? ['plain HTML'] : choose(hosts)) {
        for (let turn = 0; turn < Number(values.repeat); turn++) {
          await check(`${browser}, ${host}: ${scenario.name}`, async () => {
            const url = server.urlOf(scenario, host)
            // A browser that stops is started again, once. What was heard is never heard again.
            const attempt = async () => withLimit(perform(await open(), scenario, url))
            const { said, shown } = await attempt().catch(async (error) => {
              console.error(`Once more, in a new session: ${error.message}`)
              await reset()
              return attempt()
            })
            table.push([scenario.name, browser, host, said])
            const fault = faultOf(scenario, said, shown)
            if (fault) throw new Error(fault)
            return { note: said.map((text) => `“${text}”`).join(', ') }
          })
        }
      }
    }
    await reset()
  }
  server.close()
  console.log(`\n| Scenario | Browser | Host | Heard |\n|---|---|---|---|`)
  for (const row of table)
    console.log(`| ${row.slice(0, 3).join(' | ')} | ${row[3].map((text) => `“${text}”`).join(', ')} |`)
}

function chosen(browser) {
  const { only, central } = values
  const isChosen = ({ name, ...scenario }) =>
    (!only || name.includes(only)) && ((!central && browser === 'firefox') || !!scenario.central)
  return scenarios.filter(isChosen)
}

async function perform({ goto, evaluate, act, press }, { app, row, from, select, keys }, url) {
  await goto(url)
  const inside = row ? `document.querySelector('nav[aria-label="${row}"]')` : 'document'
  const find = `(${inside}.querySelector(${JSON.stringify(from)}) ?? document.querySelector('main').shadowRoot?.querySelector(${JSON.stringify(from)}))`
  if (from !== 'body')
    await act(`(() => { const element = ${find}; element.focus(); ${select ? 'element.select()' : ''} })()`)
  const status = `document.querySelector('${app ? `#${app} ` : ''}[data-part=status]')?.textContent`
  const before = await evaluate(status)
  const said = await press(keys, { wait: 1200 })
  return { said, shown: [before, await evaluate(status)] }
}

function withLimit(promise) {
  const timeout = delay(timeLimit, undefined, { ref: false }).then(() => {
    throw new Error(`It took longer than ${timeLimit / 1000} s.`)
  })
  return Promise.race([promise, timeout])
}
