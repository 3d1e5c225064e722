import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'

export const dist = resolve(import.meta.dirname, '../dist')

/** Every built page with its path. */
export const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    path: file === '404.html' ? '/404.html' : `/${dirname(file).split(sep).join('/')}/`.replace('/./', '/'),
    html: readFileSync(join(dist, file), 'utf8'),
  }))
