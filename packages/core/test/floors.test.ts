import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** From the lowest to the highest. A file may import from its own floor and from those below. */
const floors = ['src/options/', 'url/', 'src/numbers/', 'src/requests/', 'src/events/', 'src/parts/', 'src/', 'dom/']

const root = fileURLToPath(new URL('../', import.meta.url))
const files = floors
  .filter((floor) => floor !== 'src/')
  .concat('src/')
  .flatMap((floor) => readdirSync(root + floor).map((name) => floor + name))
  .filter((file) => file.endsWith('.ts'))

const importsOf = (file: string) =>
  [...readFileSync(root + file, 'utf8').matchAll(/ from '(\.[^']+)\.js'/g)].map(([, path = '']) =>
    relative(root, join(root, dirname(file), `${path}.ts`)),
  )

const floorOf = (file: string) => floors.findIndex((floor) => file.startsWith(floor))

test('the core imports from lower floors only', () => {
  const upwards = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => files.includes(imported) && floorOf(imported) > floorOf(file))
      .map((imported) => `${file} → ${imported}`),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(upwards).toEqual([])
})

test('no file of the core imports itself through others', () => {
  const circles: string[] = []
  const visited = new Set<string>()
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (visited.has(file)) return
    visited.add(file)
    for (const imported of importsOf(file)) if (files.includes(imported)) visit(imported, [...path, file])
  }
  for (const file of files) visit(file, [])
  expect(circles).toEqual([])
})
