import { existsSync, statSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { fileOf, pages } from './site'

const idsOf = new Map(
  pages.map(({ path, html }) => [path, new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id))]),
)

for (const { path, html } of pages) {
  test(`${path} has no dead links`, () => {
    // Links in the demos don't lead to pages of the site.
    const text = html.replace(/<astro-island.*?<\/astro-island>/gs, '')
    const targets = Array.from(text.matchAll(/<a\s[^>]*?href="([^"]*)"/g), ([, href = '']) => href)
    const dead = targets.filter((target) => !/^(https?|mailto):/.test(target) && !exists(target, path))
    expect(dead).toEqual([])
  })
}

function exists(target: string, from: string) {
  const { pathname, hash } = new URL(target.replaceAll('&amp;', '&'), `http://site${from}`)
  const ids = idsOf.get(pathname)
  if (ids) return !hash || hash === '#_top' || ids.has(decodeURIComponent(hash.slice(1)))
  const file = fileOf(decodeURIComponent(pathname))
  return existsSync(file) && statSync(file).isFile()
}
