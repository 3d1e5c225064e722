// node tooling/peers/write-scripts.mjs <folder>: writes a script for each host, which uses every part.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildHarness, hosts } from '../harness-page.mjs'

const [folder] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
for (const host of hosts)
  writeFileSync(join(folder, `${host}.js`), await buildHarness(host, { script: 'use-everything', mode: 'development' }))
