import { codeBlock, folded, headings, linkTypes, page, prose, table } from './markdown.mjs'

/** The MDX of the reference pages by file name. */
export const referencePages = (api) => ({
  'options.mdx': optionsPage(api),
  'parts.mdx': partsPage(api),
  'context.mdx': contextPage(api),
  'attributes.mdx': attributesPage(api),
  'core.mdx': corePage(api),
  'dom-and-url.mdx': coreEntriesPage(api),
  'types.mdx': typesPage(api),
  'core-types.mdx': coreTypesPage(api),
})

const optionsPage = ({ options, adapters, types }) =>
  page({ title: 'Options', order: 1, description: 'Every option, with its default' }, [
    'These are the props of `Pagination.Root` and the argument of `usePagination` and `createPagination`.',
    prose(options.description),
    ...headings(options.members, types),
    ...adapters.flatMap(({ title, parts }) => {
      const { bindings, props } = find(parts, 'Root')
      return props.length + bindings.length === 0
        ? []
        : [
            `## Only in ${title}`,
            props.length > 0 && propTable(props, types),
            bindings.length > 0 &&
              `You can bind these: ${bindings.map((binding) => `\`bind:${binding}\``).join(' and ')}.`,
          ]
    }),
  ])

const partsPage = ({ adapters, types }) =>
  page({ title: 'Parts', order: 2, description: 'Every part, with its element and its props' }, [
    'Each part except `Context` accepts every native attribute of its element and the props below. Your attributes win, classes and styles are joined, and your event handlers run first.',
    byFramework(adapters, ({ everyPart }) => propTable(everyPart, types)),
    ...alikeParts(adapters).flatMap((names) => [
      `## ${new Intl.ListFormat('en-GB').format(names)}`,
      byFramework(adapters, ({ name: framework, parts }) => {
        const [name] = names
        const alike = parts.filter((part) => names.includes(part.name))
        const [{ element, description, props }] = alike
        return [
          alike.length > 1 && alike.map((part) => `- \`${part.name}\`: ${prose(part.description)}`).join('\n'),
          `${alike.length > 1 ? '' : `${prose(description)} `}Element: ${element}.${name === 'Root' ? ' Accepts the [options](/reference/options/).' : ''}`,
          name !== 'Root' && props.length > 0 && propTable(props, types),
          framework === 'vue' &&
            name.endsWith('List') &&
            'The slots `item` and `ellipsis` replace the content of an `<li>`. Their slot props are the entry, and for an ellipsis also its `index`.',
          framework === 'vue' &&
            name === 'Status' &&
            'The slot `text` replaces the text. Its slot props are the details that `statusLabel` receives.',
        ]
      }),
    ]),
  ])

/** The names of the parts, of those with the same element and the same props together, so that the page has a table only once. */
function alikeParts(adapters) {
  const groups = new Map()
  for (const { name, element } of adapters[0].parts) {
    const key = JSON.stringify([element, ...adapters.map(({ parts }) => find(parts, name).props)])
    groups.set(key, [...(groups.get(key) ?? []), name])
  }
  return [...groups.values()]
}

const contextPage = ({ adapters, context, types }) =>
  page({ title: 'Context', order: 3, description: 'Numbers, entries, actions and prop getters' }, [
    'You get the context from `usePagination(options)`, from `usePaginationContext()` inside a Root or RootProvider, and from `Pagination.Context`.',
    ...['usePagination', 'usePaginationContext', 'usePageUrl'].flatMap((name) => [
      `## ${name}`,
      byFramework(adapters, ({ functions }) => describeFunction(find(functions, name))),
    ]),
    '## Members',
    'The actions (`set…`, `goTo…`) keep their identity. `slice`, `getPageUrl` and the prop getters are new functions whenever their result can differ.',
    ...headings(context, types, '###'),
  ])

const attributesPage = ({ attributes }) =>
  page({ title: 'Attributes', order: 4, description: 'Every attribute that the parts set, for styles and tests' }, [
    'Attributes without a value are absent. The same options produce the same attributes in every framework, on the server and in the browser.',
    '## Every part',
    'Each part also has a `data-part` with its name. There are no ids for a List and its items.',
    attributeTable(find(attributes, 'Root').members.filter(({ name }) => ['data-scope', 'id'].includes(name))),
    ...attributes.flatMap(({ name, description, members }) => [
      `## ${attributeTitles[name] ?? name}`,
      `${prose(description)} \`data-part\`: \`${members.find(({ name }) => name === 'data-part').type}\`.`,
      attributeTable(members.filter(({ name }) => !ofEveryPart.includes(name))),
    ]),
  ])

/** Names of attributes that several parts have, or a part that adapters don't export. */
const attributeTitles = { Control: 'Items and triggers', ListItem: 'List item', Field: 'PageSizeSelect and PageInput' }

const ofEveryPart = ['data-scope', 'data-part', 'id']

const attributeTable = (members) =>
  table(
    ['Attribute', 'Value', 'Description'],
    members.map(({ name, type, description }) => [`\`${name}\``, `\`${type}\``, prose(description)]),
  )

const corePage = ({ functions }) =>
  page({ title: 'The core', order: 5, description: 'The functions of @dogear/core' }, [
    'Use the core without a framework, on a server, or to write your own adapter.',
    ...functions.flatMap((found) => [`## ${found.name}`, ...describeFunction(found)]),
  ])

const coreEntriesPage = ({ domFunctions, urlFunctions }) =>
  page({ title: 'DOM and URLs', order: 5, description: 'The functions of @dogear/core/dom and @dogear/core/url' }, [
    'Two more entry points of the core, for elements and for URLs.',
    '## @dogear/core/dom',
    'The only entry point that uses the DOM.',
    ...domFunctions.flatMap((found) => [`### ${found.name}`, ...describeFunction(found)]),
    '## @dogear/core/url',
    'Has no dependencies and runs in browsers, on servers and in workers.',
    ...urlFunctions.flatMap((found) => [`### ${found.name}`, ...describeFunction(found)]),
  ])

const coreTypesPage = ({ coreTypes, entryTypes }) =>
  page({ title: 'Types of the core', order: 7, description: 'The types that only the core exports' }, [
    'You need these types without a framework, or for an adapter.',
    ...[...coreTypes, ...entryTypes].flatMap((type) => describeType(type, '##')),
  ])

const typesPage = ({ types, adapters }) =>
  page({ title: 'Types', order: 6, description: 'The types that every adapter exports' }, [
    'Every adapter exports these types. The props of the parts are in the namespace, for example `Pagination.ItemProps`.',
    ...types.flatMap((type) => describeType(type, '##')),
    '## Types that differ by framework',
    byFramework(adapters, ({ ownTypes }) => codeBlock(ownTypes)),
  ])

const describeType = ({ name, text, description }, level) => [
  `${level} ${name}`,
  prose(description),
  text.split('\n').length > 5 ? folded('Definition', codeBlock(text)) : codeBlock(text),
]

const describeFunction = ({ type, description, example }) => [
  codeBlock(type),
  prose(description),
  example && codeBlock(example, 'tsx'),
]

const propTable = (props, types) =>
  table(
    ['Prop', 'Type', 'Description'],
    props.map(({ name, type, isOptional, description, default: standard }) => [
      `\`${name}\`${isOptional ? '' : ' (required)'}`,
      linkTypes(type, types),
      prose(description) + (standard ? ` Default \`${standard}\`.` : ''),
    ]),
  )

const find = (named, wanted) => named.find(({ name }) => name === wanted)

/** Adds a framework switch if the texts differ. */
function byFramework(adapters, describe) {
  const texts = adapters.map((adapter) => [describe(adapter)].flat().filter(Boolean).join('\n\n'))
  if (texts.every((text) => text === texts[0])) return texts[0]
  const slots = adapters.map(({ name }, index) => `<div slot="${name}">\n\n${texts[index]}\n\n</div>`)
  return `<Frameworks>\n${slots.join('\n')}\n</Frameworks>`
}
