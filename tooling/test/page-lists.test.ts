import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { outsideOfCode, pagePaths, parsePage, readPage } from '../../docs/page.mjs'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

// The apps are installed outside the repository, so they can't import the list of pages that the guides show.
test.each([
  ['docs/samples/apps/nuxt/app/components/PageList.vue', 'examples/vue/src/page-list.vue'],
  ['docs/samples/apps/solid-start/src/page-list.tsx', 'examples/solid/src/page-list.tsx'],
  ['docs/samples/apps/svelte-kit/src/lib/page-list.svelte', 'examples/svelte/src/page-list.svelte'],
])('%s is a copy of %s', (copy, original) => {
  expect(read(copy)).toBe(read(original))
})

test.each(pagePaths)('%s shows no comment, neither on the site nor in the packages', (path) => {
  outsideOfCode(parsePage(readPage(path)).body, (part: string) => {
    expect(part).not.toContain('<!--')
    return part
  })
})
