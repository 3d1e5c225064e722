import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { base } from './base'

export const dist = resolve(import.meta.dirname, '../dist')

/** Every built page with its path. The preview is part of another page. */
export const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.startsWith('preview'))
  .map((file) => ({
    path: base + (file === '404.html' ? file : `${dirname(file).split(sep).join('/')}/`.replace(/^\.\//, '')),
    html: readFileSync(join(dist, file), 'utf8'),
  }))

/** The built file of a path. */
export const fileOf = (path: string): string => join(dist, path.replace(base, ''))
