import ts from 'typescript'
import { frameworks } from '../../tooling/frameworks.mjs'
import { createProgram } from './program.mjs'

/** The order of the reference. Other parts follow. */
const order = [
  ...[
    'Root',
    'RootProvider',
    'Context',
    'FirstTrigger',
    'PrevTrigger',
    'List',
    'FitList',
    'Item',
    'Ellipsis',
    'EllipsisTrigger',
  ],
  ...['NextTrigger', 'LastTrigger', 'PageSizeSelect', 'PageInput', 'Status', 'Content'],
]
const attributesOrder = ['Root', 'Control', 'Ellipsis', 'List', 'ListItem', 'Field', 'Status', 'Content']

const sortBy = (names, order) => [...order, ...names.filter((name) => !order.includes(name))]

/** Reads the public API of the packages from their types. */
export function readApi(read) {
  const { checker, exportsOf } = createProgram(read)
  const core = byName(exportsOf('core'))
  const dom = byName(exportsOf('dom'))
  const url = byName(exportsOf('url'))
  const members = (symbol) =>
    propertiesOf(checker, symbol)
      // The name of a symbol, which is for the parts only.
      .filter(({ name }) => !name.startsWith('__@'))
      .map((member) => describe(checker, member))
  const options = members(core.PaginationOptions)
  const describers = byName(exportsOf('adapter'))
  const controlOptions = members(describers.ControlPartProps)

  // `asChild`, and `ref` in Svelte.
  const commonPropsOf = (parts) => ownMembers(checker, parts.EllipsisProps).filter(({ name }) => name !== 'index')

  const readAdapter = ({ name, title }) => {
    const exported = byName(exportsOf(name))
    const parts = byName(checker.getExportsOfModule(exported.Pagination).map((symbol) => aliased(checker, symbol)))
    return {
      name,
      title,
      functions: described(checker, exported, ['usePagination', 'usePaginationContext', 'usePageUrl']),
      types: Object.keys(exported).filter((type) => !isValue(exported[type])),
      ownTypes: Object.keys(exported)
        .filter((type) => /^UsePag(e|ination)/.test(type))
        .map((type) => exported[type].declarations[0].getText().replace(/^export /, ''))
        .join('\n\n'),
      everyPart: commonPropsOf(parts),
      parts: sortBy(
        Object.keys(parts).filter((part) => isValue(parts[part])),
        order,
      ).map((part) => readPart(part, parts)),
    }
  }

  /** Reads the tag from the return type of the part's function in the core. */
  const elementOf = (part) => {
    if (part === 'Context') return 'none'
    const name = part
      .replace('Provider', '')
      .replace('Fit', '')
      .replace(/^(First|Prev|Next|Last)/, '')
    const { type } = describe(checker, describers[`${name.replace(/^./, (letter) => letter.toLowerCase())}Part`])
    const [tag] = /(?<=')\w+(?='>$)/.exec(type) ?? []
    return tag ? `\`${tag}\`` : '`button`, or `a` if `type` is `link`'
  }

  const readPart = (part, parts) => {
    const common = commonPropsOf(parts)
    const isCommon = ({ name, type }) => common.some((prop) => prop.name === name && prop.type === type)
    const isOption = ({ name }) => part === 'Root' && options.some((option) => option.name === name)
    const props = parts[`${part}Props`]
    const own = props ? ownMembers(checker, props) : []
    const element = elementOf(part)
    const canBeDisabled = /button|select|input/.test(element)
    return {
      name: part,
      element,
      description: comment(checker, parts[part]),
      bindings: bindingsOf(parts[part]).filter((binding) => binding !== 'ref'),
      props: [
        ...own.filter((prop) => !isCommon(prop) && !isOption(prop) && prop.name !== 'disabled'),
        ...controlOptions.filter(({ name }) => canBeDisabled && name === 'disabled'),
      ],
    }
  }

  // Printed by the checker, because a type parameter holds the name of the part.
  const readAttribute = (member) => {
    const type = checker.typeToString(checker.getTypeOfSymbol(member)).replaceAll('"', "'").replace(' | undefined', '')
    return { ...describe(checker, member), type }
  }

  const readAttributes = (name) => ({
    name: name.replace('Attributes', ''),
    description: comment(checker, core[name]),
    // `ids` has none for lists.
    members: propertiesOf(checker, core[name])
      .filter((member) => !(name.startsWith('List') && member.name === 'id'))
      .map(readAttribute),
  })

  const readFunctions = (entry) =>
    described(
      checker,
      entry,
      Object.keys(entry).filter((name) => isValue(entry[name])),
    )
  const readTypes = (entry) =>
    Object.values(entry)
      .filter((symbol) => !isValue(symbol))
      .map((symbol) => declared(checker, symbol))

  const adapters = frameworks.map(readAdapter)
  const isShared = ({ name }) => adapters.some(({ types }) => types.includes(name))
  const typesOfCore = readTypes(core)
  return {
    options: { description: comment(checker, core.PaginationOptions), members: options },
    // Numbers first, then what computes, acts, and returns props.
    context: members(core.PaginationApi).sort((one, other) => kindOf(one) - kindOf(other)),
    attributes: sortBy(
      Object.keys(core).flatMap((name) => /(.*)Attributes$/.exec(name)?.[1] ?? []),
      attributesOrder,
    ).map((part) => readAttributes(`${part}Attributes`)),
    adapters,
    functions: readFunctions(core),
    domFunctions: readFunctions(dom),
    urlFunctions: described(checker, url, ['createPageUrl']),
    entryTypes: [...readTypes(dom), ...readTypes(url)],
    types: typesOfCore.filter(isShared),
    coreTypes: typesOfCore.filter((type) => !isShared(type)),
  }
}

function kindOf({ name, type }) {
  if (!type.includes('=>')) return 0
  if (name.startsWith('get')) return 3
  return name === 'slice' ? 1 : 2
}

const byName = (symbols) =>
  Object.fromEntries(symbols.map((symbol) => [/parts"$/.test(symbol.name) ? 'Pagination' : nameOf(symbol), symbol]))

/** Svelte components are default exports, so their names come from their declarations. */
const nameOf = (symbol) => (symbol.name === 'default' ? symbol.declarations[0].expression.getText() : symbol.name)

const aliased = (checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias && symbol.name !== 'default' ? checker.getAliasedSymbol(symbol) : symbol

/** Classes are exported as types only. */
const isValue = (symbol) => Boolean(symbol.flags & ts.SymbolFlags.Value && !(symbol.flags & ts.SymbolFlags.Class))

const described = (checker, symbols, names) => names.map((name) => describe(checker, symbols[name]))

const propertiesOf = (checker, symbol) => checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))

/** The members that the packages declare, without the native attributes of the element. */
const ownMembers = (checker, symbol) =>
  propertiesOf(checker, symbol)
    .filter((member) => !member.declarations[0].getSourceFile().fileName.includes('/node_modules/'))
    .map((member) => describe(checker, member))

function describe(checker, symbol) {
  const [declaration] = symbol.declarations
  const text = comment(checker, symbol)
  const [sentence, standard] = /\s*Default (`[^`]+`|[^".\s]+|none)\.(?=\s|$)/.exec(text) ?? []
  const example = symbol.getJsDocTags(checker).find(({ name }) => name === 'example')
  return {
    name: symbol.name,
    isOptional: Boolean(symbol.flags & ts.SymbolFlags.Optional),
    type: ts.isFunctionDeclaration(declaration) ? signature(declaration) : typeOf(checker, symbol),
    description: sentence ? text.replace(sentence, '').trim() : text,
    default: standard?.replaceAll('`', ''),
    example: example && ts.displayPartsToString(example.text),
  }
}

/** As it is declared. The fields of a class may have none. */
const typeOf = (checker, symbol) =>
  (symbol.declarations[0].type?.getText() ?? checker.typeToString(checker.getTypeOfSymbol(symbol)))
    .replace(/\s*\|\s*undefined$/, '')
    .replace(/^\((\(.*|[^()]*)\)$/s, '$1')
    .replace(/\s+/g, ' ')

/** The declaration of a function without its body. */
const signature = (declaration) => {
  const text = declaration.getText().replace(/^export (declare )?/, '')
  return (declaration.body ? text.slice(0, -declaration.body.getText().length) : text).trim()
}

/** A type as code, with the inherited members of an interface. */
function declared(checker, symbol) {
  const [declaration] = symbol.declarations
  const parameters = declaration.typeParameters?.map((parameter) => parameter.getText()).join(', ')
  const lines = propertiesOf(checker, symbol).map((member) =>
    `  /** ${comment(checker, member)} */\n  ${textOf(checker, member)}`.replace('  /**  */\n', ''),
  )
  const isMapped = ts.isTypeAliasDeclaration(declaration) && ts.isMappedTypeNode(declaration.type)
  const text =
    ts.isInterfaceDeclaration(declaration) || isMapped
      ? [`interface ${symbol.name}${parameters ? `<${parameters}>` : ''} {`, ...lines, '}'].join('\n')
      : declaration.getText().replace(/^export /, '')
  return { name: symbol.name, text, description: comment(checker, symbol) }
}

/** A member as it is declared. Those of a mapped type or a class are not. */
function textOf(checker, member) {
  const [declaration] = member.declarations ?? []
  const text =
    declaration && !ts.isClassDeclaration(declaration.parent)
      ? declaration.getText()
      : `${member.name}: ${checker.typeToString(checker.getTypeOfSymbol(member))}`
  return text.replace(/^readonly /, '').replace(/\s+/g, ' ')
}

const comment = (checker, symbol) =>
  ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replace(/\s*\n\s*/g, ' ')
    .trim()

/** The bindable props, which Svelte lists in the type of the component. */
function bindingsOf(symbol) {
  const [, names = ''] = /Component<[^>]*, (?:\{\}|object), ([^>]*)>/.exec(symbol.declarations[0].getText()) ?? []
  return Array.from(names.matchAll(/["'](\w+)["']/g), ([, name]) => name)
}
