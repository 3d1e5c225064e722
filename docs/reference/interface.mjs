import { readApi } from './api.mjs'
import { codeBlock, table } from './markdown.mjs'

let api

/** What a framework spells in its own way, and no type above says. */
const idioms = {
  react: [
    'Your component has the props of the Root with `PaginationRootProps`, as `interface PagerProps extends PaginationRootProps {}`.',
  ],
  vue: [
    'Events of Root: `@page-change`, `@page-size-change`, `@pagination-change` and `@page-out-of-range`, with what the callbacks receive. `navigate` and `getPageUrl` are props.',
    '`v-model:page` and `v-model:page-size` on Root share page and page size.',
    'Slots: `item` and `ellipsis` of List and FitList receive the entry, and an ellipsis its `index`; `text` of Status receives what `statusLabel` receives; the default slot of Context receives the context.',
    'Your component has the props of the Root with `interface PagerProps extends /* @vue-ignore */ PaginationRootProps {}` in `defineProps<PagerProps>()`: they fall through to the Root.',
  ],
  solid: [
    'Your component has the props of the Root with `PaginationRootProps`. Pass them on with `splitProps`, because destructuring reads them once.',
  ],
  svelte: [
    '`bind:page`, `bind:pageSize` and `bind:ref` on Root; `bind:ref` on every part.',
    'Snippets: `item` and `ellipsis` of List and FitList receive the entry, and an ellipsis its `index`; `text` of Status receives what `statusLabel` receives; `render` of Context receives the context; `asChild` receives a function that returns the props.',
    'Your component has the props of the Root with `let { ...root }: PaginationRootProps = $props()`.',
  ],
}

const withoutComponent = ['exactCount', 'createCursors', 'clampPage', 'getTotalPages', 'getPageRange', 'slicePage']

/** The parts, options and context as a page of Markdown: of one framework, of code without one, or of all. */
export function interfacePage(title, framework) {
  api ??= readApi()
  // All adapters have the same parts and functions.
  const adapter = framework ? api.adapters.find(({ name }) => name === framework) : api.adapters[0]
  const rows = (members) => members.map((member) => [`\`${member.name}\``, describe(member)])
  const parts = adapter?.parts.map(({ name, description, props }) => [
    `\`${name}\``,
    `${description}${props.length > 0 ? ` Props: ${props.map((prop) => `\`${prop.name}\``).join(', ')}.` : ''}`,
  ])
  const attributes = api.attributes.flatMap(({ name: part, members }) =>
    members
      .filter(({ name }) => !['data-scope', 'data-part', 'id'].includes(name))
      .map((member) => ({ ...member, description: `${part}: ${member.description}` })),
  )
  return `${[
    `# ${title}`,
    ...(parts
      ? [
          '## Parts',
          'Each except Context also accepts `asChild` and the attributes of its element.',
          table(['Part', ''], parts),
        ]
      : []),
    '## Options',
    `All optional. ${api.options.description.replace('All options are optional; `undefined`', '`undefined`')}`,
    table(['Option', ''], rows(api.options.members)),
    '## Context',
    'From `get()` of a pagination without a framework, or in the adapters from `usePagination`, `usePaginationContext` and `Pagination.Context`.',
    table(['Member', ''], rows(api.context)),
    ...(framework
      ? idiomsOf(framework, 'Only here')
      : api.adapters.flatMap(({ name, title }) => idiomsOf(name, `Only in ${title}`))),
    '## Functions',
    ...(adapter?.functions ?? []).map(describeFunction),
    ...withoutComponent.map((name) => describeFunction(api.functions.find((found) => found.name === name))),
    ...api.urlFunctions.map(describeFunction),
    ...['PageUrl', 'PageHistoryProps'].map((name) => codeBlock(api.entryTypes.find((type) => type.name === name).text)),
    '## Types',
    ...api.types.filter(({ name }) => /Details$/.test(name)).map(({ text }) => codeBlock(text)),
    '## Attributes',
    'What the parts set, for styles and tests. Attributes without a value are absent.',
    table(['Attribute', ''], rows(attributes)),
  ].join('\n\n')}\n`
}

const idiomsOf = (framework, heading) =>
  idioms[framework] ? [`## ${heading}`, idioms[framework].map((idiom) => `- ${idiom}`).join('\n')] : []

const describeFunction = ({ type, description }) => `${codeBlock(type)}\n\n${description}`

const describe = ({ type, description, default: standard }) =>
  `\`${type}\`. ${description}${standard && standard !== 'none' ? ` Default \`${standard}\`.` : ''}`
