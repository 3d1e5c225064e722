import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Folders of the core, from the lowest to the highest. A file may import from its own floor and from those below. */
const floors = ['options', 'url', 'numbers', 'requests', 'events', 'parts', 'results', '.', 'locales', 'dom']

const src = fileURLToPath(new URL('../src/', import.meta.url))
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))

const importsOf = (file: string) =>
  Array.from(readFileSync(src + file, 'utf8').matchAll(/ from '(\.[^']+)\.js'/g), ([, path = '']) =>
    join(dirname(file), `${path}.ts`),
  )

const floorOf = (file: string) => floors.indexOf(dirname(file))

test('every folder of the core is a floor, and imports from lower floors only', () => {
  expect(new Set(files.map((file) => dirname(file)))).toEqual(new Set(floors))
  const upwards = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => floorOf(imported) > floorOf(file))
      .map((imported) => `${file} → ${imported}`),
  )
  expect(upwards).toEqual([])
})
