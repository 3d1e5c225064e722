import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../vite.mjs'

// These are type-checked, and most of them run in the documentation.
const samples = [
  ...read('docs/samples', /^\w+\/[^/]+\.(tsx?|vue|svelte)$/),
  ...read('examples', /^\w+\/src\/.+\.(tsx?|vue|svelte)$/),
]
const sampleLines = new Set(samples.flatMap(({ text }) => text.split('\n').map(bare)))

const examples = read('packages', /^\w+\/src\/(dom\/)?[^/]+\.(tsx?|svelte)$/).flatMap(({ path, text }) =>
  Array.from(text.matchAll(/@example(.*?)\*\//gs), ([, code = '']) => ({ path, lines: code.split('\n').map(bare) })),
)

test.for(examples)('the example in $path is part of a tested sample', ({ lines }) => {
  const written = lines.filter((line) => line !== '')
  expect(written).not.toEqual([])
  expect(written.filter((line) => !sampleLines.has(line))).toEqual([])
})

function read(folder: string, files: RegExp) {
  return readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => files.test(path))
    .map((path) => ({ path, text: readFileSync(`${root}/${folder}/${path}`, 'utf8') }))
}

/** A line without its indentation, comment marker and trailing comma. */
function bare(line: string): string {
  return line.replace(/^\s*\*?\s*|,?\s*$/g, '')
}
