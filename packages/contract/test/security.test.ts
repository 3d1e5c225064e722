import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const packages = fileURLToPath(new URL('../../', import.meta.url))
const published = readdirSync(packages)
  .map((folder) => ({ folder, ...JSON.parse(readFileSync(`${packages}${folder}/package.json`, 'utf8')) }))
  .filter((one) => !one.private)

test.for(published)('$name has no dependency but the core, and no install script', (one) => {
  expect(Object.keys(one.dependencies ?? {})).toEqual(one.folder === 'core' ? [] : ['@dogear/core'])
  const scripts = Object.keys(one.scripts ?? {})
  expect(scripts.filter((name) => /^(pre|post)?(install|prepare|prepublish)$/.test(name))).toEqual([])
})

test.for(published)('$name creates no markup or code from strings', ({ folder }) => {
  const files = ['src', 'dom'].flatMap((part) => filesIn(`${packages}${folder}/${part}`))
  expect(files.length).toBeGreaterThan(5)
  const markupFromStrings =
    /innerHTML|outerHTML|insertAdjacentHTML|\{@html|\beval\b|new Function|document\.write|createContextual/
  expect(files.filter((file) => markupFromStrings.test(readFileSync(file, 'utf8')))).toEqual([])
})

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`)
}
