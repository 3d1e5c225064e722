import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faults, plant } from '../faults/faults.mjs'
import { root } from '../vite.mjs'

test.for(faults)('you can plant the fault "$title"', (fault) => {
  const source = readFileSync(`${root}/${fault.file}`, 'utf8')
  expect(plant(fault, source)).not.toBe(source)
})

test('the tests of every fault exist', () => {
  const files = readdirSync(`${root}/packages`, { recursive: true, encoding: 'utf8' }).map((path) => `packages/${path}`)
  expect(faults.filter(({ tests }) => !files.some((path) => path.startsWith(tests)))).toEqual([])
})

test('each fault has a title of its own', () => {
  const titles = faults.map(({ title }) => title)
  expect(titles).toEqual([...new Set(titles)])
})
