import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeExports } from '@dogear/contract/exports'
import * as react from '@dogear/react'
import * as pagination from '@dogear/react/pagination'
import { expect, test } from 'vitest'

describeExports(react, pagination)

test('every part has its name in React’s DevTools', () => {
  const names = Object.values(react.Pagination).map((part) => {
    const { displayName, render } = part as { displayName?: string; render?: { name: string } }
    return displayName ?? render?.name ?? (part as { name: string }).name
  })
  expect(names).toEqual(Object.keys(react.Pagination))
})

test('every file that imports React is a client module', () => {
  const folder = fileURLToPath(new URL('../src/', import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => extname(path))
  const sources = files.map((file) => readFileSync(folder + file, 'utf8'))
  const withReact = sources.filter((source) => /^import (?!type)[^;]*? from 'react'$/m.test(source))
  expect(withReact.length).toBeGreaterThan(5)
  expect(withReact.filter((source) => !source.startsWith("'use client'\n"))).toEqual([])
})
