import { readApi } from './api.mjs'
import { table } from './markdown.mjs'

let api

/** Markdown tables of the parts, options and context, for one framework or for code without one. */
export function interfaceTables(framework) {
  api ??= readApi()
  const adapter = api.adapters.find(({ name }) => name === framework)
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
  return [
    ...(parts
      ? [
          '### Parts',
          'Each except Context also accepts `asChild` and the attributes of its element.',
          table(['Part', ''], parts),
        ]
      : []),
    '### Options',
    `All optional. ${api.options.description.replace('All options are optional; `undefined`', '`undefined`')}`,
    table(['Option', ''], rows(api.options.members)),
    '### Context',
    'From `get()` of a pagination without a framework, or in the adapters from `usePagination`, `usePaginationContext` and `Pagination.Context`.',
    table(['Member', ''], rows(api.context)),
    '### Attributes',
    'What the parts set, for styles and tests. Attributes without a value are absent.',
    table(['Attribute', ''], rows(attributes)),
  ].join('\n\n')
}

const describe = ({ type, description, default: standard }) =>
  `\`${type}\`. ${description}${standard && standard !== 'none' ? ` Default \`${standard}\`.` : ''}`
