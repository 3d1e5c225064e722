import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paginationAnatomy } from '../src/index.js'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const css = read('../src/theme.css').replaceAll(/\/\*.*?\*\//gs, '')

test('the guide lists exactly the properties of the theme, with their defaults', () => {
  const guide = read('../../../docs/guides/styling.md')
  const listed = [...guide.matchAll(/^\| `(--dogear-[a-z-]+)` \| `?(.+?)`? \|/gm)].map(
    ([, name, value]) => `${name}: ${value?.replace(/(\d+) % of .*/, '$1%')}`,
  )
  const used = [...css.matchAll(/var\((--dogear-[a-z-]+), (?:color-mix\(in srgb, var\(\S+ )?([^\s(),]+)/g)].map(
    ([, name, value]) => `${name}: ${value}`,
  )
  expect(listed.sort()).toEqual([...new Set(used)].sort())
})

test('every rule of the theme selects a part, and every part that it names exists', () => {
  const selectors = [...css.matchAll(/([^{};@]+)\{(?!\s*(\[|@))/g)].map(([, selector]) => selector?.trim())
  expect(selectors.length).toBeGreaterThan(20)
  // A nested rule starts with what is around it.
  expect(selectors.filter((selector) => !/^&|\[data-scope="pagination"\]/.test(selector ?? ''))).toEqual([])

  const parts = Object.values(paginationAnatomy.build()).map(({ attrs }) => attrs['data-part'])
  const named = [...css.matchAll(/\[data-part="([a-z-]+)"\]/g)].map(([, name]) => name ?? '')
  expect(named.filter((name) => !parts.includes(name))).toEqual([])
})
