// npm test -- spoken [firefox chromium] [vanilla react …] [--only "a part of a name"] [--central] [--repeat 50] [--write]: what Orca says to
// the users of the example apps and the contract's scenes, and with --write, the table in the guide about accessibility.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findCommand, installOnDebian } from '../browser.mjs'
import { run } from '../command.mjs'
import { frameworkNames } from '../frameworks.mjs'
import { createChecks } from '../test.mjs'
import { browsers } from './browsers.mjs'
import { faultOf } from './judge.mjs'
import { perform } from './perform.mjs'
import { scenarios } from './scenarios.mjs'
import { serveScenarios } from './serve.mjs'
import { startSession } from './session.mjs'
import { writeTable } from './table.mjs'

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
const hosts = ['vanilla', ...frameworkNames]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true },
    central: { type: 'boolean' },
    write: { type: 'boolean' },
    repeat: { type: 'string', default: '1' },
  },
})
const choices = [...Object.keys(browsers), ...hosts]
const unknown = positionals.find((name) => !choices.includes(name))
if (unknown) throw new Error(`Unknown browser or host ${unknown}. Choose from ${choices.join(', ')}.`)
const choose = (names) => {
  const chosen = names.filter((name) => positionals.includes(name))
  return chosen.length > 0 ? chosen : names
}

const { check, finish } = createChecks()
const isMissing = () =>
  commands.filter((name) => !findCommand(name)).length > 0 || !existsSync('/usr/libexec/at-spi-bus-launcher')
if (isMissing()) installOnDebian(...packages)
if (isMissing()) {
  await check('spoken', () => ({ notRun: 'it needs Orca and others, which it installs only on Debian and as root' }))
  finish()
  process.exitCode = 1
} else {
  if (await check('build', (log) => run('turbo run build', { log }))) await listen()
  finish()
}

async function listen() {
  const server = await serveScenarios()
  const table = []
  const versions = new Set()
  let isGood = true
  const listenIn = async (browser) => {
    let session
    const open = async () => (session ??= await startSession(browser))
    const reset = async () => {
      await session?.close().catch((error) => console.error(error.message))
      session = undefined
    }
    for (const scenario of chosen(browser)) {
      for (const host of scenario.html ? ['plain HTML'] : choose(hosts)) {
        for (let turn = 0; turn < Number(values.repeat); turn++) {
          const isHeard = await check(`${browser}, ${host}: ${scenario.name}`, async () => {
            const url = server.urlOf(scenario, host)
            // A browser that stops is started again, once. What was heard is never heard again.
            const attempt = async () => perform(await open(), scenario, url)
            const { said, shown } = await attempt().catch(async (error) => {
              console.error(`Once more, in a new session: ${error.message}`)
              await reset()
              return attempt()
            })
            table.push({ name: scenario.name, browser, host, said })
            for (const version of session.versions) versions.add(version)
            const fault = faultOf(scenario, said, shown)
            if (fault) throw new Error(`${fault}. The Status shows “${shown.join('”, then “')}”.`)
            return { note: said.map((text) => `“${text}”`).join(', ') }
          })
          isGood &&= isHeard
        }
      }
    }
    await reset()
  }
  await Promise.all(choose(Object.keys(browsers)).map(listenIn))
  server.close()
  console.log(`\n| Scenario | Browser | Host | Heard |\n|---|---|---|---|`)
  for (const { name, browser, host, said } of table)
    console.log(`| ${name} | ${browser} | ${host} | ${said.map((text) => `“${text}”`).join(', ')} |`)
  if (values.write && isGood) await check('table', async () => writeTable(table, versions))
}

function chosen(browser) {
  const { only, central, write } = values
  const isChosen = ({ name, ...scenario }) =>
    (!only || only.some((part) => name.includes(part))) &&
    (!write || scenario.you) &&
    (scenario.central || (!central && (browser === 'firefox' || scenario.inChromium)))
  return scenarios.filter(isChosen)
}
