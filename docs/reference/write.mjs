import { mkdirSync, writeFileSync } from 'node:fs'
import { readApi } from './api.mjs'
import { referencePages } from './pages.mjs'

/** Writes the reference where Astro finds the pages. */
export function writeReference() {
  const folder = new URL('../src/content/docs/reference/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(referencePages(readApi()))) writeFileSync(new URL(name, folder), text)
}
