import { posix } from 'node:path'
import { expect, test } from '@playwright/test'
import { base } from './base'
import { pages } from './site'

// The types of samples are checked in their own folders, so what a copy can lack is a file, or the way to it.
const withSamples = pages.filter(({ html }) => html.includes('data-code='))
// Shows three files of an app and links to the rest.
const excerpts = [`${base}guides/databases/`]
const generated = ['./$types']

for (const { path, html } of withSamples.filter((page) => !excerpts.includes(page.path))) {
  test(`${path} shows every file that its samples import, where they import it from`, async ({ page }) => {
    const files = await page.evaluate(copyButtons, html)
    const frameworks = new Set(files.map(({ framework }) => framework).filter(Boolean))
    for (const framework of frameworks.size > 0 ? frameworks : ['']) {
      const copied = files.filter((file) => [framework, ''].includes(file.framework))
      const codes = new Map(copied.map(({ title, code }) => [title, code]))
      const clashes = copied.filter(({ title, code }) => codes.get(title) !== code)
      const missing = copied.flatMap(({ title, code }) =>
        importsOf(code)
          .map((imported) => ({ framework, title, imported }))
          .filter(({ imported }) => {
            const file = posix.join(posix.dirname(title), imported)
            return !['', '.ts', '.tsx'].some((extension) => codes.has(file + extension))
          }),
      )
      expect({ clashes, missing }).toEqual({ clashes: [], missing: [] })
    }
  })
}

const importsOf = (code: string) =>
  [...code.matchAll(/(?:\bfrom|\bimport)[ (]*['"](\.[^'"]+)/g)]
    .map(([, imported]) => imported as string)
    .filter((imported) => !generated.includes(imported))

/** The titled files of a page, as their copy buttons write them to the clipboard. */
function copyButtons(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const files = [...body.querySelectorAll<HTMLElement>('[data-code]')].map((button) => ({
    framework: button.closest<HTMLElement>('[data-framework]')?.dataset.framework ?? '',
    title: button.closest('figure')?.querySelector('.title')?.textContent ?? '',
    code: button.dataset.code?.replaceAll('\u007f', '\n') ?? '',
  }))
  return files.filter(({ title }) => title)
}
