import ts from 'typescript'
import { frameworks } from '../../tooling/frameworks.mjs'
import { createProgram } from './program.mjs'

const partNames = [
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
  'NextTrigger',
  'LastTrigger',
  'PageSizeSelect',
  'PageInput',
  'Status',
  'Content',
]

/** Reads the public API of the packages from their types. */
export function readApi(read) {
  const { checker, exportsOf } = createProgram(read)
  const core = byName(exportsOf('core'))
  const dom = byName(exportsOf('dom'))
  const url = byName(exportsOf('url'))
  const members = (symbol) =>
    checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
      // The name of a symbol, which is for the parts only.
      .filter(({ name }) => !name.startsWith('__@'))
      .map((member) => describe(checker, member))
  const options = members(core.PaginationOptions)
  const controlOptions = members(byName(exportsOf('adapter')).ControlPartProps)

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
      parts: partNames.map((part) => readPart(part, parts)),
    }
  }

  const readPart = (part, parts) => {
    const common = commonPropsOf(parts)
    const isCommon = ({ name, type }) => common.some((prop) => prop.name === name && prop.type === type)
    const isOption = ({ name }) => part === 'Root' && options.some((option) => option.name === name)
    const props = parts[`${part}Props`]
    const disabled = controlOptions.find(({ name }) => name === 'disabled')
    return {
      name: part,
      description: comment(checker, parts[part]),
      bindings: bindingsOf(parts[part]).filter((binding) => binding !== 'ref'),
      props: [
        ...(props
          ? ownMembers(checker, props).filter((prop) => !isCommon(prop) && !isOption(prop) && prop.name !== 'disabled')
          : []),
        ...(/Item|Trigger|Select|Input/.test(part) ? [disabled] : []),
      ],
    }
  }

  const found = frameworks.map(readAdapter)
  const coreNames = Object.keys(core)
  const shared = new Set(found.flatMap(({ types }) => types))
  const typesOfCore = coreNames.filter((name) => !isValue(core[name]))
  return {
    options: { description: comment(checker, core.PaginationOptions), members: options },
    // Numbers first, then what computes, acts, and returns props.
    context: members(core.PaginationApi).sort((one, other) => kindOf(one) - kindOf(other)),
    attributes: [
      'RootAttributes',
      'ControlAttributes',
      'EllipsisAttributes',
      'ListAttributes',
      'ListItemAttributes',
      'FieldAttributes',
      'StatusAttributes',
      'ContentAttributes',
    ].map((name) => ({
      description: comment(checker, core[name]),
      // Printed by the checker, because a type parameter holds the name of the part.
      members: checker
        .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(core[name]))
        // `ids` has none for lists.
        .filter((member) => !(name.startsWith('List') && member.name === 'id'))
        .map((member) => ({
          ...describe(checker, member),
          type: checker.typeToString(checker.getTypeOfSymbol(member)).replaceAll('"', "'").replace(' | undefined', ''),
        })),
    })),
    adapters: found,
    functions: described(
      checker,
      core,
      coreNames.filter((name) => isValue(core[name])),
    ),
    domFunctions: described(
      checker,
      dom,
      Object.keys(dom).filter((name) => isValue(dom[name])),
    ),
    urlFunctions: described(checker, url, ['createPageUrl']),
    entryTypes: [dom, url].flatMap((entry) =>
      Object.keys(entry)
        .filter((name) => !isValue(entry[name]))
        .map((name) => declared(checker, entry[name])),
    ),
    types: typesOfCore.filter((name) => shared.has(name)).map((name) => declared(checker, core[name])),
    coreTypes: typesOfCore.filter((name) => !shared.has(name)).map((name) => declared(checker, core[name])),
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

const isValue = (symbol) => Boolean(symbol.flags & ts.SymbolFlags.Value)

const described = (checker, symbols, names) => names.map((name) => describe(checker, symbols[name]))

/** The members that the packages declare, without the native attributes of the element. */
function ownMembers(checker, symbol) {
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .filter((member) => !member.declarations[0].getSourceFile().fileName.includes('/node_modules/'))
    .map((member) => describe(checker, member))
}

function describe(checker, symbol) {
  const [declaration] = symbol.declarations
  const text = comment(checker, symbol)
  const [sentence, standard] = /\s*Default (`[^`]+`|[^".\s]+|none)\.(?=\s|$)/.exec(text) ?? []
  const example = symbol.getJsDocTags(checker).find(({ name }) => name === 'example')
  return {
    name: symbol.name,
    isOptional: Boolean(symbol.flags & ts.SymbolFlags.Optional),
    type: ts.isFunctionDeclaration(declaration) ? signature(declaration) : typeOf(declaration),
    description: sentence ? text.replace(sentence, '').trim() : text,
    default: standard?.replaceAll('`', ''),
    example: example && ts.displayPartsToString(example.text),
  }
}

const typeOf = (declaration) =>
  (declaration.type?.getText() ?? '')
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
  const lines = checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .map((member) => `  /** ${comment(checker, member)} */\n  ${textOf(member)}`.replace('  /**  */\n', ''))
  const text = ts.isInterfaceDeclaration(declaration)
    ? [`interface ${symbol.name}${parameters ? `<${parameters}>` : ''} {`, ...lines, '}'].join('\n')
    : declaration.getText().replace(/^export /, '')
  return { name: symbol.name, text, description: comment(checker, symbol) }
}

const textOf = (member) =>
  member.declarations[0]
    .getText()
    .replace(/^readonly /, '')
    .replace(/\s+/g, ' ')

const comment = (checker, symbol) =>
  ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replace(/\s*\n\s*/g, ' ')
    .trim()

/** The bindable props, which Svelte lists in the type of the component. */
function bindingsOf(symbol) {
  const [, names = ''] = /Component<[^>]*, \{\}, ([^>]*)>/.exec(symbol.declarations[0].getText()) ?? []
  return Array.from(names.matchAll(/"(\w+)"/g), ([, name]) => name)
}
