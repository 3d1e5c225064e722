import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as core from '@dogear/core'
import { expect, test } from 'vitest'
import { golden } from '../src/golden/golden.js'
import { extraNames } from '../src/harness/nodes.js'

const packages = fileURLToPath(new URL('../../', import.meta.url))
const hosts = readdirSync(packages).filter((folder) => folder !== 'contract')
const adapters = hosts.filter((folder) => folder !== 'core')

test.for(hosts)('%s tests its server and the tests of an app', (host) => {
  const files = readdirSync(`${packages}${host}/test/contract`)
  const names = files.map((file) => file.replace(/\.\w+$/, ''))
  expect(names).toEqual(expect.arrayContaining(['server.ssr.test', 'consumer.dom.test']))
})

/** Files and folders that only some frameworks need. */
const extras: Record<string, string[]> = {
  react: ['after-commit', 'element-props', 'refs', 'server'],
  vue: ['after-commit', 'events', 'lost-model', 'passed', 'use-page-check'],
  solid: ['after-commit', 'element-props', 'writer'],
  svelte: ['binding', 'control', 'element-effect', 'entries', 'pass-props', 'root-provider'],
}

test('the adapters have the same files in the same folders, and those their frameworks need', () => {
  const [first, ...others] = adapters.map((adapter) => {
    const paths = readdirSync(`${packages}${adapter}/src`, { recursive: true, encoding: 'utf8' })
    const files = paths.filter((path) => extname(path)).map((path) => path.replace(/\..*/, '').replaceAll('\\', '/'))
    const own = extras[adapter] ?? []
    expect(files.flatMap((file) => file.split('/'))).toEqual(expect.arrayContaining(own))
    return [...new Set(files)].filter((file) => !file.split('/').some((name) => own.includes(name))).sort()
  })
  expect(first).toContain('state/use-pagination')
  for (const other of others) expect(other).toEqual(first)
})

/** The parts that Ark UI's Pagination has, too. */
const ofArk = [
  ...['Root', 'RootProvider', 'Context', 'Item', 'Ellipsis'],
  ...['FirstTrigger', 'PrevTrigger', 'NextTrigger', 'LastTrigger'],
]

test.for(adapters)('the interface of Ark UI for %s uses each of its parts', (adapter) => {
  const folder = `${packages}${adapter}/test`
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const file = paths.find((path) => /\binterface\.\w+$/.test(path))
  const used = readFileSync(`${folder}/${file}`, 'utf8').match(/(?<=<Pagination\.)\w+/g)
  expect(used).toEqual(expect.arrayContaining(ofArk))
})

test('every part is in the golden markup, and the types test calls each getter', () => {
  const names = Object.values(golden).flatMap(({ scene }) => scene.extras ?? [])
  expect(names).toEqual(expect.arrayContaining(extraNames))
  const calls = readFileSync(`${packages}contract/types/adapter.test-d.ts`, 'utf8')
  const getters = Object.keys(core).filter((name) => /^get.*(Props|Text|Options)$/.test(name))
  expect(getters.filter((name) => !calls.includes(`host.${name}(`))).toEqual([])
})
