import { mkdirSync, writeFileSync } from 'node:fs'
import { readApi } from './api.mjs'
import { referencePages } from './pages.mjs'

/** Writes the reference into Astro's content folder. */
export function writeReference() {
  const folder = new URL('../src/content/docs/reference/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(referencePages(readApi()))) writeFileSync(new URL(name, folder), text)
}
