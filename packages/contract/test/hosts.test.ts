import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { paginationAnatomy } from '@dogear/core'
import { expect, test } from 'vitest'

const packages = fileURLToPath(new URL('../../', import.meta.url))
const adapters = readdirSync(packages).filter((name) => {
  const manifest = `${packages}${name}/package.json`
  return existsSync(manifest) && '@dogear/core' in (JSON.parse(readFileSync(manifest, 'utf8')).dependencies ?? {})
})
const hosts = ['core', ...adapters]

/** The files of each host, without their extensions, and what each of them must contain. */
const files = [
  ['harness', 'Harness'],
  ['contract.browser.test', "import { describeContract } from '@dogear/contract'"],
  ['server.ssr.test', "import { describeServer } from '@dogear/contract/server'"],
  ['hydration.browser.test', "import { describeHydration } from '@dogear/contract'"],
  ['consumer.dom.test', "import { describeConsumer } from '@dogear/contract/consumer'"],
] as const

const adapterFiles = [
  ...files,
  ['random.browser.test', "import { describeRandom } from '@dogear/contract/random/describe-random'"],
] as const

const filesOf = (host: string) => (host === 'core' ? files : adapterFiles)

test.for(hosts.flatMap((host) => filesOf(host).map((file) => [host, ...file] as const)))(
  '%s has its %s',
  ([host, name, text]) => {
    const folder = `${packages}${host}/test/contract`
    const found = readdirSync(folder).filter((file) =>
      [`${name}.ts`, `${name}.tsx`, `${name}.svelte.ts`].includes(file),
    )
    expect(found).toHaveLength(1)
    const code = readFileSync(`${folder}/${found[0]}`, 'utf8')
    expect(code).toContain(text)
    // The name is that of the host, and so is the path to its server.
    if (name.endsWith('.test'))
      expect(code).toMatch(new RegExp(`describe\\w+\\('${host === 'core' ? 'vanilla' : host}'`))
    if (name.startsWith('hydration')) expect(code).toContain(`/packages/${host}/`)
  },
)

/** Files and folders that only some frameworks need. */
const extras: Record<string, string[]> = {
  react: ['after-commit', 'element-props', 'is-interactive', 'refs', 'server'],
  vue: ['after-commit', 'events', 'lost-model', 'use-page-check'],
  solid: ['after-commit', 'element-props', 'writer'],
  svelte: [
    'binding',
    'element',
    'element-effect',
    'follow-part',
    'input',
    'select',
    'refs',
    'row',
    'show',
    'status-text',
  ],
}

test('the adapters have the same files in the same folders, and those their frameworks need', () => {
  const [first, ...others] = adapters.map((adapter) => {
    const paths = readdirSync(`${packages}${adapter}/src`, { recursive: true, encoding: 'utf8' })
    const files = paths.filter((path) => extname(path)).map((path) => path.replace(/\..*/, '').replaceAll('\\', '/'))
    const own = extras[adapter] ?? []
    expect(files.flatMap((file) => file.split('/'))).toEqual(expect.arrayContaining(own))
    return [...new Set(files)].filter((file) => !file.split('/').some((name) => own.includes(name))).sort()
  })
  expect(first).toContain('state/use-pagination')
  for (const other of others) expect(other).toEqual(first)
})

/** Parts that Ark UI's Pagination doesn't have. */
const own = ['content', 'ellipsisTrigger', 'list', 'listItem', 'pageInput', 'pageSizeSelect', 'status']

test.for(adapters)('the interface of Ark UI for %s uses each of its parts', (adapter) => {
  const folder = `${packages}${adapter}/test`
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const file = paths.find((path) => /\binterface\.\w+$/.test(path))
  const used = readFileSync(`${folder}/${file}`, 'utf8').match(/(?<=<Pagination\.)\w+/g)
  const names: string[] = paginationAnatomy.keys().filter((name) => !own.includes(name))
  const parts = [...names, 'context', 'rootProvider'].map((name) =>
    name.replace(/^./, (letter) => letter.toUpperCase()),
  )
  expect(used).toEqual(expect.arrayContaining(parts))
})
