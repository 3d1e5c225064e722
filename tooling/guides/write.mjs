// Writes AGENTS.md and the guides into the package in the working directory, before it is packed. Git ignores these copies.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { guidesOf } from './guides.mjs'

rmSync('docs', { recursive: true, force: true })
for (const [path, text] of Object.entries(guidesOf(basename(process.cwd())))) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
