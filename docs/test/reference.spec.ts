import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { readApi } from '../reference/api.mjs'
import { referencePages } from '../reference/pages.mjs'

test('a new option appears in the reference automatically', () => {
  const api = readApi((path: string) => {
    const text = readFileSync(path, 'utf8')
    if (!path.endsWith('core/src/options/options.ts')) return text
    return text.replace(
      'export interface PaginationOptions {',
      '$&\n  /** Turns the list around. Default `false`. */\n  reversed?: boolean | undefined',
    )
  })
  const { 'options.mdx': options } = referencePages(api)
  expect(options).toContain('## reversed\n\n`boolean` · default `false`\n\nTurns the list around.')
})

test('everything in the reference has a description', () => {
  const api = readApi()
  const members = [...api.options.members, ...api.context, ...api.functions, ...api.domFunctions].concat(
    api.attributes.flatMap(({ members }) => members),
    api.adapters.flatMap(({ functions, parts }) => [...functions, ...parts, ...parts.flatMap(({ props }) => props)]),
  )
  expect(members.filter(({ description }) => !description).map(({ name }) => name)).toEqual([])
})
