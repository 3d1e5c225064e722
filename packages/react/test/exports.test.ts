import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeExports } from '@dogear/contract/exports'
import { createPageUrl } from '@dogear/core/url'
import * as react from '@dogear/react'
import * as pagination from '@dogear/react/pagination'
import * as server from '@dogear/react/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

/** Calls a hook in a component. */
function call<Result>(hook: () => Result): Result {
  const results: Result[] = []
  renderToString(createElement(() => void results.push(hook())))
  return results[0] as Result
}

describeExports(react, pagination, {
  usePagination: (options) => call(() => react.usePagination(options)),
  usePageUrl: (options) => call(() => react.usePageUrl(createPageUrl(), options)),
})

test('every part has its name in React’s DevTools', () => {
  const names = Object.values(react.Pagination).map((part) => {
    const { displayName, render } = part as { displayName?: string; render?: { name: string } }
    return displayName ?? render?.name ?? (part as { name: string }).name
  })
  expect(names).toEqual(Object.keys(react.Pagination))
})

const folder = fileURLToPath(new URL('../src/', import.meta.url))

/** What a file imports besides types. */
const importsOf = (source: string) =>
  Array.from(source.matchAll(/^(?:import|export) (?:\{[^}]*\}|\* as \w+) from '(.+)'$/gm), ([, path = '']) => path)

test('every file that imports React is a client module', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => extname(path))
  const sources = files.map((file) => readFileSync(folder + file, 'utf8'))
  const withReact = sources.filter((source) => importsOf(source).includes('react'))
  expect(withReact.length).toBeGreaterThan(5)
  expect(withReact.filter((source) => !source.startsWith("'use client'\n"))).toEqual([])
})

test('the server exports `getPagination`, page numbers, and parts that the client has, too', () => {
  const functions = ['clampPage', 'getPageRange', 'getPagination', 'getTotalPages']
  expect(Object.keys(server).sort()).toEqual(['Pagination', ...functions])
  const names = Object.keys(server.Pagination)
  expect(names.length).toBeGreaterThan(8)
  expect(Object.keys(react.Pagination)).toEqual(expect.arrayContaining(names))
})

test('the server imports no client module', () => {
  const sources = new Map<string, string>()
  const visit = (file: string) => {
    if (sources.has(file)) return
    const source = readFileSync(file, 'utf8')
    sources.set(file, source)
    for (const path of importsOf(source)) if (path.startsWith('.')) visit(join(file, '..', path.replace(/js$/, 'ts')))
  }
  visit(`${folder}server.ts`)
  expect(sources.size).toBeGreaterThan(8)
  const outside = new Set([...sources.values()].flatMap(importsOf).filter((path) => !path.startsWith('.')))
  expect([...outside].sort()).toEqual(['@dogear/core', '@dogear/core/adapter', '@dogear/core/url', 'react/jsx-runtime'])
  expect([...sources.values()].filter((source) => source.startsWith("'use client'"))).toEqual([])
})
