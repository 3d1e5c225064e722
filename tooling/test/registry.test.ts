import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../vite.mjs'

const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')

// The samples are read relative to the documentation's folder.
process.chdir(`${root}/docs`)
const { repositoryRegistry } = await import('../../docs/src/registry.mjs')
process.chdir(root)

const registry = JSON.parse(read('registry.json'))

test('registry.json lists the components that shadcn adds from the repository', () => {
  const { homepage } = JSON.parse(read('packages/core/package.json'))
  expect(registry).toEqual(repositoryRegistry(homepage.replace('#readme', '')))
})

test('the components of registry.json import nothing but packages and the files that come with them', () => {
  expect(registry.items.length).toBeGreaterThan(0)
  for (const { name, files, dependencies } of registry.items) {
    const paths: string[] = files.map(({ path }: { path: string }) => path)
    expect(paths.filter((path) => !existsSync(`${root}/${path}`))).toEqual([])
    const imports = paths.flatMap((path) => Array.from(read(path).matchAll(/from '([^']+)'/g), ([, from = '']) => from))
    const own = imports.filter((from) => /^[./]/.test(from))
    const besides = paths.map(
      (path) =>
        `./${path
          .split('/')
          .at(-1)
          ?.replace(/\.\w+$/, '')}`,
    )
    expect({ name, missing: own.filter((from) => !besides.includes(from)) }).toEqual({ name, missing: [] })
    const packages = imports.filter((from) => from.startsWith('@dogear/')).map((from) => /^@\w+\/\w+/.exec(from)?.[0])
    expect(dependencies).toEqual(expect.arrayContaining(packages))
  }
})
