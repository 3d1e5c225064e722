import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { frameworks } from '../src/frameworks.mjs'
import { generate } from '../src/playground/code/generate'
import { type Control, controlNames, controls, initialOf, type State } from '../src/playground/controls'
import { stateOf } from '../src/playground/state'

const samples = resolve(import.meta.dirname, '../samples')
const run = promisify(execFile)

// In docs/samples, where the packages resolve.
let folder: string
test.beforeAll(() => {
  folder = mkdtempSync(join(samples, 'playground-'))
})
test.afterAll(() => rmSync(folder, { recursive: true }))

for (const { name, extension, checkTypes } of frameworks) {
  test(`the code for ${name} has the right types, whatever is chosen`, async () => {
    const own = join(folder, name)
    mkdirSync(own)
    writeFileSync(join(own, 'tsconfig.json'), `{ "extends": "../../${name}/tsconfig.json", "include": ["."] }`)
    const codes = new Set(states().map((state) => generate(name, state)))
    expect(codes.size).toBeGreaterThan(40)
    for (const [index, code] of [...codes].entries())
      writeFileSync(join(own, `pages-${index}${extension}`), `${code}\n`)
    const [command = '', ...args] = checkTypes.split(' ')
    const bin = join(samples, 'node_modules/.bin', command)
    const { code = 0, stdout } = await run(bin, [...args, join(own, 'tsconfig.json')], { cwd: samples }).catch(
      (error) => error,
    )
    expect(code, stdout).toBe(0)
  })
}

/** Every value of every control, alone and beside everything else, wherever the page is kept. */
function states(): State[] {
  const alone = controlNames.flatMap((name) => othersOf(controls[name]).map((value) => ({ [name]: value })))
  const keepers = [{}, { controlled: 'true' }, { type: 'link' }]
  const all = Object.assign({}, ...alone, { type: 'button', controlled: 'false' })
  const changes = [
    {},
    ...alone,
    ...keepers.flatMap((keeper) => [
      keeper,
      { ...keeper, pageSizeSelect: 'true' },
      { ...keeper, pageSizeSelect: 'true', pageSize: '20' },
      { ...all, ...keeper },
      { ...all, ...keeper, pageSizeSelect: 'false' },
    ]),
  ]
  return changes.map((change: Record<string, string>) => stateOf((name) => change[name] ?? null))
}

/** Values of a control as text, without the initial one. */
function othersOf(control: Control): string[] {
  const values = {
    flag: () => ['true'],
    number: () => ['', '3'],
    choice: () => Object.keys((control as { choices: object }).choices),
  }
  return values[control.kind]().filter((value) => value !== initialOf(control))
}
