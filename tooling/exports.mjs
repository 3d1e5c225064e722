// node tooling/exports.mjs [--check]: writes the exports of all packages from what their other files export: `src/index.ts` and
// `src/parts.ts` of each adapter, React's `src/server/parts.ts`, the lines of parts, labels and details in the core's `index.ts` and
// `adapter.ts`, and `packages/contract/types/names.ts`. With `--check`, it only fails if one of them is stale.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { frameworkNames } from './frameworks.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
let isStale = false

writeCore()
const core = namesOf('packages/core/src/index.ts')
/** Types of the core that an adapter passes on beside those of its parts: what callbacks receive, entries, and the rest. */
const details = core
  .filter(({ name }) => /(ElementIds|IntlTranslations|Details)$/.test(name))
  .sort((one, other) => (one.name < other.name ? -1 : 1))
const coreTypes =
  /^(EllipsisEntry|ListedEllipsis|PageEntry|PageRange|PageSizeOption|Pages|PaginationApi|PaginationTarget)$/

for (const framework of frameworkNames) {
  const src = `packages/${framework}/src`
  const parts = [...partsIn(`${src}/parts`, './parts/'), ...partsIn(`${src}/state`, './state/')]
  write(`${src}/parts.ts`, [...parts.map(exportLine), ...detailsFor(framework)])
  write(`${src}/index.ts`, indexOf(src, parts))
}
write('packages/react/src/server/parts.ts', partsIn('packages/react/src/server', './').map(exportLine))
write('packages/contract/types/names.ts', namesOfTypes())
process.exitCode = isStale ? 1 : 0

/** A file with a function `…Part` is a part. Users receive getters, and the types of attributes, labels and details. Adapters receive the rest. */
function writeCore() {
  const folder = 'packages/core/src/parts'
  const parts = readdirSync(root + folder)
    .map((file) => ({ from: `./parts/${toImport(file)}`, names: namesOf(`${folder}/${file}`) }))
    .filter(({ names }) => names.some(({ name, isType }) => !isType && isPart(name)))
  for (const file of ['details.ts', 'labels.ts']) {
    const names = namesOf(`packages/core/src/options/${file}`).filter(({ isType }) => isType)
    parts.push({ from: `./options/${toImport(file)}`, names })
  }
  for (const [entry, isListed] of [
    ['index', isForUsers],
    ['adapter', (name) => !isForUsers(name)],
  ]) {
    const path = `packages/core/src/${entry}.ts`
    const { statements } = ts.createSourceFile(
      'file.ts',
      readFileSync(root + path, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    )
    const others = statements.filter(({ moduleSpecifier }) => !parts.some(({ from }) => from === moduleSpecifier.text))
    const listed = parts.map(({ from, names }) => ({ from, names: names.filter(({ name }) => isListed(name)) }))
    const lines = listed.filter(({ names }) => names.length > 0).map(exportLine)
    write(path, [...others.map((statement) => statement.getText()), ...lines])
  }
}

function isPart(name) {
  return /^(?!create|control)\w+Part$/.test(name)
}
function isForUsers(name) {
  return /^get\w+(Props|Text|Options)$|^[A-Z]\w*(Attributes|Option|Details|Translations)$|^ClickEvent$|^PageAndSize$/.test(
    name,
  )
}

/** The parts that the files of a folder export, with the types of their props, slots and events, by file. */
function partsIn(folder, path) {
  const files = readdirSync(root + folder).filter((file) => file !== 'parts.ts')
  const modules = files.map((file) => ({ file, names: namesOf(`${folder}/${file}`) }))
  const passedOn = modules.flatMap(({ names }) => names.map(({ from }) => from))
  return modules
    .filter(({ file }) => !passedOn.includes(`./${file}`))
    .map(({ file, names }) => ({ from: path + toImport(file), names: names.filter(isPublic) }))
    .filter(({ names }) => names.length > 0)

  function isPublic({ name, isType }, _, names) {
    if (!isType) return isComponent(name, names)
    const isOfPart = names.some((one) => !one.isType && isComponent(one.name, names) && belongsTo(one.name, name))
    return isOfPart || name === 'RootEmits'
  }
}

/** A part is what has props of its own. */
function isComponent(name, names) {
  return /^[A-Z]/.test(name) && names.some((one) => one.isType && one.name === `${name}Props`)
}
function belongsTo(part, type) {
  return [`${part}Props`, `${part}BaseProps`].includes(type)
}

function indexOf(src, parts) {
  const getters = existsSync(`${root}${src}/render/getters.ts`) ? namesOf(`${src}/render/getters.ts`) : []
  const hooks = readdirSync(`${root}${src}/state`)
    .map((file) => ({ from: `./state/${toImport(file)}`, names: namesOf(`${src}/state/${file}`).filter(isOfHooks) }))
    .filter(({ names }) => names.length > 0)
  const ofElements = readdirSync(`${root}${src}/render`)
    .map((file) => ({ from: `./render/${toImport(file)}`, names: namesOf(`${src}/render/${file}`).filter(isFlat) }))
    .filter(({ names }) => names.length > 0)
  const own = [...getters, ...hooks.flatMap(({ names }) => names)].map(({ name }) => name)
  const ofCore = core.filter(
    ({ name }) =>
      !own.includes(name) && (/^get\w+(Props|Text|Options)$|^paginationAnatomy$/.test(name) || coreTypes.test(name)),
  )
  const flat = parts.flatMap(({ names }) =>
    names.map(({ name, isType }) => ({ name, isType, as: `Pagination${name}` })),
  )
  const flatDetails = details.flatMap((one) =>
    /^Pagination|^(ElementIds|IntlTranslations)$/.test(one.name)
      ? [one]
      : [one, { ...one, as: `Pagination${one.name}` }],
  )
  return [
    exportLine({ from: '@dogear/core', names: ofCore }),
    "export * as Pagination from './parts.js'",
    exportLine({ from: './parts.js', names: [...flat, ...flatDetails] }),
    ...(getters.length
      ? [exportLine({ from: './render/getters.js', names: getters.filter(({ isType }) => !isType) })]
      : []),
    ...[...ofElements, ...hooks].map(exportLine),
  ]
}

/** A type whose only name is the flat one. */
function isFlat({ name, isType }) {
  return isType && name.startsWith('Pagination')
}
function isOfHooks({ name }) {
  return /^(use(PageUrl|Pagination)|UsePage|UsePagination|PaginationApi$)/.test(name)
}

/** The types of the parts' props and of the details, by each of their names, for a test of types. */
function namesOfTypes() {
  const parts = partsIn('packages/react/src/parts', './parts/').flatMap(({ names }) => names)
  const { names: context } = partsIn('packages/react/src/state', './state/')[0]
  const propsOf = (kind) =>
    [...parts, ...context]
      .filter(({ name }) => new RegExp(`(?<!Base)${kind}$`).test(name))
      .map(({ name }) => [name.replace(kind, ''), `Pagination.${name}, host.Pagination${name}, sub.${name}`])
  const ofCallbacks = details.map(({ name }) => {
    const flat = /^Pagination|^(ElementIds|IntlTranslations)$/.test(name) ? name : `Pagination${name}`
    return [name.replace('Details', ''), `core.${name}, Pagination.${name}, host.${flat}`]
  })
  const table = (name, rows) =>
    `export type ${name} = {\n${rows.map(([key, types]) => `${key}: [${types}]`).join('\n')}\n}`
  return [
    "import type * as core from '@dogear/core'",
    "import type * as host from '@host'\nimport type { Pagination } from '@host'\nimport type * as sub from '@host/pagination'",
    '/** The name of a type in the namespace, its flat name, and its name in the subpath. */',
    table('Props', propsOf('Props')),
    table('BaseProps', propsOf('BaseProps')),
    '/** The name of a type in the core, in the namespace, and its flat name. */',
    table('Details', ofCallbacks),
  ]
}

function detailsFor(framework) {
  if (framework === 'svelte') return [exportLine({ from: '@dogear/core', names: details })]
  return [
    '// Aliases, because the declaration bundler mistakes a type re-exported through a namespace for a value.',
    "import type * as core from '@dogear/core'",
    ...details.map(({ name }) => `export type ${name} = core.${name}`),
  ]
}

function exportLine({ from, names }) {
  const list = names.map(({ name, isType, isDefault, as }) =>
    [isType && 'type', isDefault ? 'default' : name, (as ?? isDefault) && `as ${as ?? name}`].filter(Boolean).join(' '),
  )
  return `export { ${list.join(', ')} } from '${from}'`
}

/** The names that a file exports. A Svelte component is its default export, and exports the types of its module script. */
function namesOf(path) {
  const text = readFileSync(root + path, 'utf8')
  if (!path.endsWith('.svelte')) return namesIn(text)
  const component = { name: toComponent(path), isType: false, isDefault: true }
  return [component, ...namesIn(/<script[^>]*\bmodule\b[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '')]
}

function namesIn(text) {
  const { statements } = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest)
  return statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)) {
      const from = statement.moduleSpecifier?.text
      return statement.exportClause.elements.map((one) => ({
        name: one.name.text,
        isType: statement.isTypeOnly || one.isTypeOnly,
        from,
      }))
    }
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
    const declared = statement.declarationList?.declarations ?? [statement]
    return declared.map(({ name }) => ({ name: name.text, isType }))
  })
}

function toComponent(path) {
  const [file] = path.split('/').slice(-1)
  return file.replace('.svelte', '').replace(/(^|-)(\w)/g, (_match, _dash, letter) => letter.toUpperCase())
}

function toImport(file) {
  return file.replace(/\.tsx?$/, '.js')
}

function write(path, lines) {
  const note = path.startsWith('packages/core') ? 'The lines of parts are written' : 'Written'
  const input = [`// ${note} by \`node tooling/exports.mjs\`.`, ...lines, ''].join('\n')
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', `--stdin-file-path=${path}`]
  const { stdout, stderr } = spawnSync(process.execPath, biome, { input, cwd: root, encoding: 'utf8' })
  if (!stdout)
    throw new Error(`Biome can't format ${path}:
${stderr}`)
  if (existsSync(root + path) && stdout === readFileSync(root + path, 'utf8')) return
  if (process.argv.includes('--check')) console.error(`${path} is stale: run node tooling/exports.mjs.`)
  else writeFileSync(root + path, stdout)
  isStale = process.argv.includes('--check')
}
