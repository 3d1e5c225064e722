// Everything that Ark UI's pagination exports has its counterpart of the same name, and every type all the members: an app
// moves here by changing one import.
import { equal, ok } from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import ts from 'typescript'

// JSX accepts `key` on every React component, whether or not its props name it.
const leftOut = ['key']
const frameworks = ['react', 'solid', 'svelte', 'vue']
for (const name of frameworks) {
  writeFileSync(`${name}.ts`, `import '@ark-ui/${name}/pagination'\nimport '@dogear/${name}'\n`)
}
const program = ts.createProgram(
  frameworks.map((name) => `${name}.ts`),
  {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowArbitraryExtensions: true,
    strict: true,
    types: [],
  },
)
const checker = program.getTypeChecker()

const missing = frameworks.flatMap((framework) => {
  const [ark, own] = program.getSourceFile(`${framework}.ts`).statements.map(({ moduleSpecifier }) => {
    const module = checker.getSymbolAtLocation(moduleSpecifier)
    ok(module, `${moduleSpecifier.text} is found.`)
    return exportsOf(module)
  })
  ok(ark.size > 60, `${framework}: Ark has ${ark.size} names.`)
  return [...ark].flatMap(([name, theirs]) => {
    const ours = own.get(name)
    if (!ours) return `${framework}: ${name}`
    // The declarations of Ark for Solid pass these types for values.
    if (isValue(theirs) && !isValue(ours) && !name.endsWith('Details')) return `${framework}: ${name} as a value`
    const members = new Set([...membersOf(ours), ...leftOut])
    return membersOf(theirs).flatMap((member) => (members.has(member) ? [] : `${framework}: ${member} of ${name}`))
  })
})
equal(missing.join('\n'), '')

/** By name, those of the `Pagination` namespace with its name before theirs. */
function exportsOf(module) {
  return new Map(
    checker.getExportsOfModule(module).flatMap((symbol) => {
      const target = resolve(symbol)
      const inside = symbol.name === 'Pagination' ? exportsOf(target) : []
      return [[symbol.name, target], ...Array.from(inside, ([name, member]) => [`Pagination.${name}`, member])]
    }),
  )
}

function resolve(symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

function isValue(symbol) {
  return Boolean(symbol.flags & ts.SymbolFlags.Value)
}

/** The named properties of a type, and those of what it returns where it is a function. */
function membersOf(symbol) {
  if (!(symbol.flags & ts.SymbolFlags.Type)) return []
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  return [type, ...type.getCallSignatures().map((signature) => signature.getReturnType())]
    .flatMap((each) => checker.getPropertiesOfType(each))
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('__@'))
}
