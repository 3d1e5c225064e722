import { notEqual } from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Replaces what a pattern finds in a file of an app, which has to be there. */
export function changeFile(folder, [path, pattern, replacement]) {
  const file = join(folder, path)
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(pattern, replacement)
  notEqual(changed, text, `${path} contains no ${pattern}`)
  writeFileSync(file, changed)
}
