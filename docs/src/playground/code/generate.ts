import { optionsOf, type State } from '../controls'
import { languageTag } from '../languages'
import { fields, isField, isTrigger, type Part, partsOf, triggers } from '../parts'
import { type Dialect, dialects } from './dialects'

const maxWidth = 80

/** The code of a component that shows the pagination, for a framework. */
export function generate(framework: string, state: State): string {
  const dialect = dialects[framework]
  if (!dialect) throw new Error(`The playground writes no code for ${framework}`)
  const { type, controlled, page = 1, pageSize = 10, pageSizeSelect, language } = state
  // The page is in the URL, in variables of the app, or Dogear keeps it. An app keeps the page size only if it can change.
  const isInUrl = type === 'link'
  const isInApp = !isInUrl && controlled
  const app = isInApp ? dialect.keep(page, pageSizeSelect ? pageSize : undefined) : undefined
  const hasDefaultSize = !isInUrl && !(isInApp && pageSizeSelect) && pageSize !== 10

  const spell = ([name, value]: readonly [string, string | number | boolean]) => {
    if (value === true) return dialect.rename(name)
    return typeof value === 'string' ? `${dialect.rename(name)}="${value}"` : dialect.bind(name, String(value))
  }
  const attributes = [
    ...optionsOf(state).map(spell),
    ...(!isInUrl && !isInApp && page !== 1 ? [dialect.bind('defaultPage', String(page))] : []),
    ...(hasDefaultSize ? [dialect.bind('defaultPageSize', String(pageSize))] : []),
    ...(isInUrl ? [dialect.spread('address')] : []),
    ...(app?.attributes ?? []),
    ...(language ? [`lang="${languageTag(language)}"`, dialect.bind('translations', language)] : []),
  ]

  return dialect
    .file({
      imports: [
        `import '@dogear/${framework}/theme.css'`,
        ...(language ? [`import { ${language} } from '@dogear/${framework}/locales'`] : []),
        ...(isInUrl ? [`import { createPageUrl } from '@dogear/${framework}/url'`] : []),
        ...(isInUrl ? [`import { usePageUrl } from '@dogear/${framework}'`] : []),
        `import * as Pagination from '@dogear/${framework}/pagination'`,
        ...(isInApp ? dialect.stateImport : []),
      ],
      pageUrl: isInUrl
        ? `const pageUrl = createPageUrl(${pageSize === 10 ? '' : `{ defaultPageSize: ${pageSize} }`})`
        : '',
      statements: isInUrl ? ['const address = usePageUrl(pageUrl)'] : (app?.statements ?? []),
      root: (indent) =>
        rootOf(
          attributes,
          partsOf(state).flatMap((part) => linesOf(part, state, dialect)),
          indent,
        ),
    })
    .join('\n')
}

function rootOf(attributes: string[], children: string[], indent: string) {
  const line = `<${['Pagination.Root', ...attributes].join(' ')}>`
  const fits = indent.length + line.length <= maxWidth
  const open = fits ? [line] : ['<Pagination.Root', ...attributes.map((attribute) => `  ${attribute}`), '>']
  const lines = [...open, ...children.map((child) => `  ${child}`), '</Pagination.Root>']
  return lines.map((line) => indent + line)
}

function linesOf(part: Part, { list, ellipsisTrigger, language }: State, dialect: Dialect): string[] {
  if (part === 'List') return ellipsisTrigger ? dialect.jumpingList(`Pagination.${list}`) : [`<Pagination.${list} />`]
  const tag = `Pagination.${part}`
  if (isTrigger(part)) return [`<${tag}>${triggers[part]}</${tag}>`]
  if (!isField(part)) return [`<${tag} />`]
  const { text, translation } = fields[part]
  return ['<label>', `  ${language ? dialect.text(`${language}.${translation}`) : text} <${tag} />`, '</label>']
}
