// Dogear exports every name of Ark UI's pagination, with every member of its types, so that an app can switch by changing
// one import.
import { equal, ok } from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import ts from 'typescript'

// In JSX, every React component accepts `key`, whether or not its props declare it. Components of Svelte 5 don't have the
// others, but older types still list them.
const ignoredMembers = ['key', '$on', '$set']
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const frameworks = Object.keys(dependencies).flatMap((name) => name.match(/(?<=^@ark-ui\/).*/) ?? [])
ok(frameworks.length > 0)
for (const name of frameworks) {
  writeFileSync(`${name}.ts`, `import '@ark-ui/${name}/pagination'\nimport '@dogear/${name}'\n`)
}
const bundled = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
}
const program = ts.createProgram(
  frameworks.map((name) => `${name}.ts`),
  { ...bundled, allowArbitraryExtensions: true, strict: true, types: [] },
)
const checker = program.getTypeChecker()

const missing = frameworks.flatMap((framework) => {
  const [ark, own] = program.getSourceFile(`${framework}.ts`).statements.map(({ moduleSpecifier }) => {
    const module = checker.getSymbolAtLocation(moduleSpecifier)
    ok(module, `${moduleSpecifier.text} resolves.`)
    return exportsOf(module)
  })
  ok(ark.size > 60, `${framework}: Ark has ${ark.size} names.`)
  return [...ark].flatMap(([name, arkSymbol]) => {
    const ownSymbol = own.get(name)
    if (!ownSymbol) return `${framework}: ${name}`
    // Ark's declarations for Solid list these types as values.
    const isLost = isValue(arkSymbol) && !isValue(ownSymbol) && !name.endsWith('Details')
    const members = new Set([...membersOf(ownSymbol), ...ignoredMembers])
    const lost = membersOf(arkSymbol).filter((member) => !members.has(member))
    return [...(isLost ? ['value'] : []), ...lost].map((member) => `${framework}: ${member} of ${name}`)
  })
})
equal(missing.join('\n'), '')

/** The exports by name, including the members of the `Pagination` namespace. */
function exportsOf(module) {
  return new Map(
    checker.getExportsOfModule(module).flatMap((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      const inside = symbol.name === 'Pagination' ? exportsOf(target) : []
      return [[symbol.name, target], ...Array.from(inside, ([name, member]) => [`Pagination.${name}`, member])]
    }),
  )
}

function isValue(symbol) {
  return Boolean(symbol.flags & ts.SymbolFlags.Value)
}

/** The named properties of a type, and of the value that a function type returns. */
function membersOf(symbol) {
  if (!(symbol.flags & ts.SymbolFlags.Type)) return []
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  return [type, ...type.getCallSignatures().map((signature) => signature.getReturnType())]
    .flatMap((each) => checker.getPropertiesOfType(each))
    .flatMap(({ name }) => (name.startsWith('__@') ? [] : name))
}
