import { match } from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../command.mjs'

/** The selectors of Jest's jsdom are those of nwsapi. These versions, which many lockfiles have, refuse `:modal`. */
const nwsapi = { 29: '2.2.2', 30: '2.2.20' }

/** The scripts work in a version of Jest. */
export async function checkJest({ version, folder, scripts, log }) {
  const selectors = nwsapi[version.split('.')[0]]
  const manifest = {
    dependencies: { jest: version, 'jest-environment-jsdom': version },
    overrides: { nwsapi: selectors },
    jest: { testEnvironment: 'jsdom', transform: {}, testTimeout: 60_000 },
  }
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  await run('npm install --prefer-offline --no-audit --no-fund', { cwd: folder, log })
  match(readFileSync(join(folder, 'node_modules/nwsapi/package.json'), 'utf8'), RegExp(`"version": "${selectors}"`))

  const files = readdirSync(scripts)
  for (const file of files) {
    const test = `test('${file}', async () => expect(await window.useEverything()).toEqual([]))`
    const code = readFileSync(join(scripts, file), 'utf8')
    // Strict, like the module that the script is.
    writeFileSync(join(folder, file.replace('.js', '.test.js')), `'use strict'\n${code}\n${test}\n`)
  }
  await run('npx jest', { cwd: folder, log })
  return { passed: files.length }
}
