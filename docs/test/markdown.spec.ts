import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { frameworks } from '../src/frameworks.mjs'
import { dist, fileOf, pages } from './site'

const read = (path: string) => readFileSync(join(dist, path), 'utf8')
const written = pages.filter(({ path }) => !path.endsWith('404.html'))

for (const { path } of written) {
  test(`${path} has a Markdown version, listed in llms.txt`, async ({ page }) => {
    await page.goto(path)
    const href = (await page.locator('link[type="text/markdown"]').getAttribute('href')) ?? ''
    expect(existsSync(fileOf(href))).toBe(true)
    expect(read('llms.txt')).toContain(`(${href})`)
    const markdown = readFileSync(fileOf(href), 'utf8')
    expect(markdown).toMatch(/^# \S/)
    for (const heading of await page.locator('.sl-markdown-content h2:not([data-pagefind-ignore] *)').allTextContents())
      expect(markdown).toContain(heading)
    const text = markdown.replace(/```.*?```|`[^`\n]*`/gs, '')
    expect(text).not.toMatch(/<(astro|div|figure|nav)/)
  })
}

test('a page leads to llms.txt, in its head and at its end', async ({ page }) => {
  await page.goto('guides/links/')
  const head = await page.locator('link[title="llms.txt"]').getAttribute('href')
  const link = await page.getByRole('link', { name: 'llms.txt' }).getAttribute('href')
  expect([head, link].map((href) => fileOf(href ?? ''))).toEqual([join(dist, 'llms.txt'), join(dist, 'llms.txt')])
})

test('the Markdown contains the code of every framework', () => {
  const markdown = read('start/first-pagination.md')
  for (const { name, extension } of frameworks) {
    const path = `../../examples/${name}/src/scenes/basic${extension}`
    expect(markdown).toContain(readFileSync(join(dist, path), 'utf8').trimEnd())
  }
})

test('samples import each other as if they were in one folder', () => {
  const markdown = read('guides/tables.md')
  expect(markdown).toContain("from './page-list'")
  expect(markdown).not.toContain("'../")
})
