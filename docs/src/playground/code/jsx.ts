import type { State } from '../controls'
import { importsOf } from './imports'
import { type Attribute, print, spellInBraces } from './markup'
import { type PageState, pageStateOf } from './page-state'
import { rootOf } from './root'

interface Library {
  readonly name: 'react' | 'solid'
  /** The module and the name of the function that creates state. */
  readonly module: string
  readonly createState: string
  /** What reads a state: its name, or a call. */
  readonly read: (name: string) => string
}

export const react = (state: State): string =>
  jsx(state, { name: 'react', module: 'react', createState: 'useState', read: (name) => name })

export const solid = (state: State): string =>
  jsx(state, { name: 'solid', module: 'solid-js', createState: 'createSignal', read: (name) => `${name}()` })

function jsx(state: State, library: Library) {
  const kept = pageStateOf(state)
  const { statements, attributes } = connect(kept, library)
  const root = rootOf(state, {
    text: (expression) => `{${expression}}`,
    jumpingList: {
      attributes: [{ code: ellipsis }],
    },
    page: [...kept.defaults, ...attributes],
  })
  const lines = [
    ...importsOf({
      '@dogear/core/locales': [state.language],
      '@dogear/core/url': [kept.keeper === 'url' && 'createPageUrl'],
      [`@dogear/${library.name}`]: ['Pagination', kept.keeper === 'url' && 'usePageUrl'],
      [library.module]: [kept.keeper === 'app' && library.createState],
    }),
    ...kept.pageUrl,
    '',
    'export default function Pages() {',
    ...statements.flatMap((statement) => [`  ${statement}`, '']),
    '  return (',
    ...print(root, spellInBraces, '    '),
    '  )',
    '}',
  ]
  return lines.join('\n')
}

const ellipsis = `ellipsis={(entry) => (
  <Pagination.EllipsisTrigger {...entry}>…</Pagination.EllipsisTrigger>
)}`

/** Connects the page to where it is kept. */
function connect(
  { keeper, page, pageSize, hasPageSize }: PageState,
  { createState, read }: Library,
): { statements: string[]; attributes: Attribute[] } {
  if (keeper === 'dogear') return { statements: [], attributes: [] }
  if (keeper === 'url')
    return { statements: ['const address = usePageUrl(pageUrl)'], attributes: [{ code: '{...address}' }] }
  if (!hasPageSize)
    return {
      statements: [`const [page, setPage] = ${createState}(${page})`],
      attributes: [
        ['page', { code: read('page') }],
        ['onPageChange', { code: '({ page }) => setPage(page)' }],
      ],
    }
  return {
    statements: [`const [shown, setShown] = ${createState}({ page: ${page}, pageSize: ${pageSize} })`],
    attributes: [
      ['page', { code: `${read('shown')}.page` }],
      ['pageSize', { code: `${read('shown')}.pageSize` }],
      ['onPaginationChange', { code: 'setShown' }],
    ],
  }
}
