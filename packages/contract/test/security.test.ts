import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const packages = fileURLToPath(new URL('../../', import.meta.url))
const published = readdirSync(packages)
  .map((folder) => ({ folder, ...JSON.parse(readFileSync(`${packages}${folder}/package.json`, 'utf8')) }))
  .filter((one) => !one.private)

test.for(published)('$name has no dependency but the core, and no install script', (one) => {
  expect(Object.keys(one.dependencies ?? {})).toEqual(one.folder === 'core' ? [] : ['@dogear/core'])
  const scripts = Object.keys(one.scripts ?? {})
  expect(scripts.filter((name) => /^(pre|post)?(install|prepare|prepublish)$/.test(name))).toEqual([])
})

test.for(published)('$name creates no markup or code from strings', ({ folder }) => {
  const files = ['src', 'dom'].flatMap((part) => filesIn(`${packages}${folder}/${part}`))
  expect(files.length).toBeGreaterThan(5)
  const markupFromStrings =
    /innerHTML|outerHTML|insertAdjacentHTML|\{@html|\beval\b|new Function|document\.write|createContextual/
  expect(files.filter((file) => markupFromStrings.test(readFileSync(file, 'utf8')))).toEqual([])
})

const bound = 'Svelte 5.57: only the props as the parent passes them tell whether it binds `page`, with a setter'
const elements = 'Solid 1.9: without them, a click on Next takes up to 3 times as long (README of bench)'
const child = 'Vue 3.5: nothing public copies a child with its ref and directives to a vnode with other content'
const lazy =
  'React 18.3: nothing public unwraps the lazy children of a server component, and React 19 does it by itself'

/** What a framework's documentation doesn't name, with the reason. `npm test -- peers` runs it in the oldest version and the newest. */
const allowed: Record<string, string> = {
  'react: $$typeof': lazy,
  'react: _init': lazy,
  'react: _payload': lazy,
  'solid: assign': elements,
  'solid: getNextElement': elements,
  'solid: insert': elements,
  'solid: ssrElement': elements,
  'svelte: $$events': bound,
  'svelte: $$legacy': bound,
  'svelte: $$slots': bound,
  'svelte: getOwnPropertyDescriptor': bound,
  'vue: dirs': child,
}

test.for(published)('$name uses nothing private of its framework', ({ folder }) => {
  const privateName =
    /\$\$\w*|\b(?:patchFlag|shapeFlag|dynamicChildren|_payload|_init|__v_\w+|dirs|getOwnPropertyDescriptor|getNextElement|ssrElement|(?<![.-])(?:assign|insert)(?=[,( ]))\b/g
  const found = ['src', 'dom', 'url'].flatMap((part) =>
    filesIn(`${packages}${folder}/${part}`).flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(privateName), ([name]) => `${folder}: ${name}`),
    ),
  )
  expect(new Set(found)).toEqual(new Set(Object.keys(allowed).filter((name) => name.startsWith(`${folder}:`))))
})

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`)
}
