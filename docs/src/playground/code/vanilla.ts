import { optionsOf, type State } from '../controls'
import { languageTag } from '../languages'
import { fields, isField, isTrigger, type Part, partsOf, triggers } from '../parts'
import { importsOf } from './imports'
import { maxWidth } from './markup'
import { type PageState, pageStateOf } from './page-state'

export function vanilla(state: State): string {
  const kept = pageStateOf(state)
  const parts = partsOf(state)
  const { keeper } = kept
  const renderList = state.list === 'FitList' ? 'renderFitList' : 'renderList'
  const lines = [
    ...importsOf({
      '@dogear/core': [
        'createPagination',
        state.ellipsisTrigger && 'getEllipsisTriggerProps',
        state.pageInput && 'getPageInputProps',
        state.ellipsisTrigger && 'type ListedEllipsis',
        keeper !== 'dogear' && 'type PaginationOptions',
      ],
      '@dogear/core/dom': [
        'applyProps',
        keeper === 'url' && 'createPageHistory',
        renderList,
        state.pageSizeSelect && 'renderPageSizeSelect',
        state.status && 'renderStatus',
      ].sort() as string[],
      '@dogear/core/locales': [state.language],
      '@dogear/core/url': [keeper === 'url' && 'createPageUrl'],
    }),
    ...kept.pageUrl,
    '',
    'export default function pages(container: HTMLElement) {',
    ...create(state, kept),
    '',
    ...elements(state, parts),
    ...(state.ellipsisTrigger ? ['', ...ellipsis(state)] : []),
    '',
    '  function render() {',
    '    const api = pagination.get()',
    '    applyProps(nav, api.getRootProps())',
    ...parts.map((part) => `    ${render(part, state, renderList)}`),
    '  }',
    '',
    '  pagination.subscribe(render)',
    '  render()',
    ...(keeper === 'url' ? ['  address.subscribe(() => pagination.setOptions(getOptions()))'] : []),
    '}',
  ]
  return lines.join('\n')
}

/** The lines that create the pagination. */
function create(state: State, { keeper, page, pageSize, hasPageSize, defaults }: PageState) {
  const options = [...optionsOf(state), ...(defaults as [string, number][])].map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : value}`,
  )
  if (state.language) options.push(`translations: ${state.language}`)
  if (keeper === 'dogear') return object('  const pagination = createPagination({', options, '})')
  if (keeper === 'url') {
    const lines = object('  const getOptions = (): PaginationOptions => ({', [...options, '...address.get()'], '})')
    return [
      '  const address = createPageHistory(pageUrl)',
      ...lines,
      '  const pagination = createPagination(getOptions())',
    ]
  }
  const names = hasPageSize ? ['page', 'pageSize'] : ['page']
  const callback = hasPageSize ? 'onPaginationChange' : 'onPageChange'
  return [
    `  let page = ${page}`,
    ...(hasPageSize ? [`  let pageSize = ${pageSize}`] : []),
    '  const getOptions = (): PaginationOptions => ({',
    ...[...options, ...names].map((option) => `    ${option},`),
    `    ${callback}(details) {`,
    ...names.map((name) => `      ${name} = details.${name}`),
    '      pagination.setOptions(getOptions())',
    '    },',
    '  })',
    '  const pagination = createPagination(getOptions())',
  ]
}

/** An object literal, on one line if it fits. */
function object(open: string, members: string[], close: string) {
  const line = members.length > 0 ? `${open} ${members.join(', ')} ${close}` : open + close
  return line.length <= maxWidth ? [line] : [open, ...members.map((member) => `    ${member},`), `  ${close}`]
}

/** The lines that create the elements. */
function elements(state: State, parts: Part[]) {
  const tagOf = (part: Part) =>
    isTrigger(part)
      ? state.type === 'link'
        ? 'a'
        : 'button'
      : { Status: 'div', List: 'ul', PageSizeSelect: 'select', PageInput: 'input' }[part]
  const create = (name: string, tag: string) => `  const ${name} = document.createElement('${tag}')`
  const labels = parts.filter(isField).flatMap((part) => {
    const { text, translation } = fields[part]
    const label = state.language ? `\`\${${state.language}.${translation}} \`` : `'${text} '`
    return [create(labelOf(part), 'label'), `  ${labelOf(part)}.append(${label}, ${nameOf(part)})`]
  })
  const children = parts.map((part) => (isField(part) ? labelOf(part) : nameOf(part)))
  const append = `  nav.append(${children.join(', ')})`
  return [
    create('nav', 'nav'),
    ...(state.language ? [`  nav.lang = '${languageTag(state.language)}'`] : []),
    ...parts.map((part) => create(nameOf(part), tagOf(part))),
    ...parts.filter(isTrigger).map((part) => `  ${nameOf(part)}.textContent = '${triggers[part]}'`),
    ...labels,
    ...(append.length <= maxWidth ? [append] : ['  nav.append(', ...children.map((child) => `    ${child},`), '  )']),
    '  container.append(nav)',
  ]
}

/** The function that fills the `li` of an ellipsis. */
function ellipsis({ type }: State) {
  const tag = type === 'link' ? 'a' : 'button'
  return [
    '  function ellipsis(entry: ListedEllipsis, listItem: HTMLElement) {',
    '    const trigger =',
    `      listItem.querySelector('${tag}') ??`,
    `      listItem.appendChild(document.createElement('${tag}'))`,
    `    trigger.textContent = '…'`,
    '    applyProps(trigger, getEllipsisTriggerProps(pagination.get(), entry))',
    '  }',
  ]
}

/** The line that renders a part. */
function render(part: Part, state: State, renderList: string) {
  const name = nameOf(part)
  switch (part) {
    case 'Status':
      return `renderStatus(${name}, api)`
    case 'List':
      return `${renderList}(${name}, api${state.ellipsisTrigger ? ', { ellipsis }' : ''})`
    case 'PageSizeSelect':
      return `renderPageSizeSelect(${name}, api)`
    case 'PageInput':
      return `applyProps(${name}, getPageInputProps(api))`
    default:
      return `applyProps(${name}, api.get${part}Props())`
  }
}

/** The variable of a part: `next` for NextTrigger. */
const nameOf = (part: Part) => part.charAt(0).toLowerCase() + part.slice(1).replace('Trigger', '')
const labelOf = (part: Part) => `${nameOf(part)}Label`
