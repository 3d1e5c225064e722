import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../vite.mjs'

// They are type-checked, and those that show a component run in the documentation.
const samples = read('docs/samples', /^\w+\/[^/]+\.(tsx?|vue|svelte)$/)
const sampleLines = new Set(samples.flatMap(({ text }) => text.split('\n').map(bare)))

const examples = read('packages', /^\w+\/(src|dom)\/[^/]+\.(tsx?|svelte)$/).flatMap(({ path, text }) =>
  Array.from(text.matchAll(/@example(.*?)\*\//gs), ([, code = '']) => ({ path, lines: code.split('\n').map(bare) })),
)

test.for(examples)('the example in $path stands in a sample of the documentation', ({ lines }) => {
  const written = lines.filter((line) => line !== '')
  expect(written).not.toEqual([])
  expect(written.filter((line) => !sampleLines.has(line))).toEqual([])
})

function read(folder: string, files: RegExp) {
  return readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => files.test(path))
    .map((path) => ({ path, text: readFileSync(`${root}/${folder}/${path}`, 'utf8') }))
}

/** A line without what depends on where it stands. */
function bare(line: string): string {
  return line.replace(/^\s*\*?\s*|,?\s*$/g, '')
}
