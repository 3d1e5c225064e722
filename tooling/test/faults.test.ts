import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faults, faulty } from '../faults/faults.mjs'
import { root } from '../vite.mjs'

test('every fault fits the source', () => {
  for (const fault of faults) {
    const source = readFileSync(`${root}/${fault.file}`, 'utf8')
    expect(faulty(source, fault), fault.title).not.toBe(source)
  }
})

test('every fault has tests that could notice it', () => {
  const files = readdirSync(`${root}/packages`, { recursive: true, encoding: 'utf8' }).map((path) => `packages/${path}`)
  expect(faults.filter(({ tests }) => !files.some((path) => path.startsWith(tests)))).toEqual([])
})

test('no two faults have the same title', () => {
  const titles = faults.map(({ title }) => title)
  expect(titles).toEqual([...new Set(titles)])
})
