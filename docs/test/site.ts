import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'

/** The tested site is served from a folder, because links that forget it work at the root of a host. */
export const base = '/dogear/'

export const dist = resolve(import.meta.dirname, '../dist')

/** Every built page with its path. The preview is part of another page. */
export const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.startsWith('preview'))
  .map((file) => ({
    path: base + (file === '404.html' ? file : `${dirname(file).split(sep).join('/')}/`.replace(/^\.\//, '')),
    html: readFileSync(join(dist, file), 'utf8'),
  }))
  // An old address leads to another page.
  .filter(({ html }) => !html.includes('http-equiv="refresh"'))

/** The built file of a path. */
export const fileOf = (path: string): string => join(dist, path.replace(base, ''))

/** Elements that overflow to the right and are not inside a scroll container. */
export function overflowing(main: Element): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== main &&
    element !== null &&
    (getComputedStyle(element).overflowX === 'auto' || scrolls(element.parentElement))
  return [...main.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth && !scrolls(element.parentElement))
    .map(({ outerHTML }) => outerHTML)
}
