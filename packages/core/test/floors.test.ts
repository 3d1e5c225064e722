import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Folders of the core, from the lowest to the highest. A file may import from its own floor and from those below. */
const floors = ['options', 'url', 'numbers', 'requests', 'events', 'parts', 'results', '', 'locales', 'dom']

const packages = fileURLToPath(new URL('../../', import.meta.url))
const files = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^\w+\/src\/.*\.tsx?$/.test(path),
)

const importsOf = (file: string) =>
  [...readFileSync(packages + file, 'utf8').matchAll(/ from '(\.[^']+)\.js'/g)]
    .map(([, path = '']) => join(dirname(file), `${path}.ts`))
    .filter((imported) => files.includes(imported))

const floorOf = (file: string) => floors.indexOf(relative('core/src', dirname(file)))

test('the core imports from lower floors only', () => {
  const upwards = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => floorOf(imported) > floorOf(file))
      .map((imported) => `${file} → ${imported}`),
  )
  expect(files.length).toBeGreaterThan(150)
  expect(upwards).toEqual([])
})

test('no file of a package imports itself through others', () => {
  const circles: string[] = []
  const visited = new Set<string>()
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (visited.has(file)) return
    visited.add(file)
    for (const imported of importsOf(file)) visit(imported, [...path, file])
  }
  for (const file of files) visit(file, [])
  expect(circles).toEqual([])
})
