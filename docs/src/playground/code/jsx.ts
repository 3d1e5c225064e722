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
  /** The line that creates the state of page and page size, and the expressions that read it. */
  readonly both: (create: string) => { statement: string; page: string; pageSize: string }
  /** Reads the state of the page. */
  readonly page: string
}

export const react = (state: State): string =>
  jsx(state, {
    name: 'react',
    module: 'react',
    createState: 'useState',
    both: (create) => ({
      statement: `const [{ page, pageSize }, setPagination] = ${create}`,
      page: 'page',
      pageSize: 'pageSize',
    }),
    page: 'page',
  })

export const solid = (state: State): string =>
  jsx(state, {
    name: 'solid',
    module: 'solid-js',
    createState: 'createSignal',
    both: (create) => ({
      statement: `const [pagination, setPagination] = ${create}`,
      page: 'pagination().page',
      pageSize: 'pagination().pageSize',
    }),
    page: 'page()',
  })

function jsx(state: State, library: Library) {
  const kept = pageStateOf(state)
  const { statements, attributes } = connect(kept, library)
  const root = rootOf(state, {
    text: (expression) => `{${expression}}`,
    jumpingList: {
      attributes: [
        { code: 'ellipsis={(entry) => <Pagination.EllipsisTrigger {...entry}>…</Pagination.EllipsisTrigger>}' },
      ],
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

/** Connects the page to where it is kept. */
function connect(
  { keeper, page, pageSize, hasPageSize }: PageState,
  library: Library,
): { statements: string[]; attributes: Attribute[] } {
  if (keeper === 'dogear') return { statements: [], attributes: [] }
  if (keeper === 'url')
    return { statements: ['const address = usePageUrl(pageUrl)'], attributes: [{ code: '{...address}' }] }
  if (!hasPageSize)
    return {
      statements: [`const [page, setPage] = ${library.createState}(${page})`],
      attributes: [
        ['page', { code: library.page }],
        ['onPageChange', { code: '({ page }) => setPage(page)' }],
      ],
    }
  const both = library.both(`${library.createState}({ page: ${page}, pageSize: ${pageSize} })`)
  return {
    statements: [both.statement],
    attributes: [
      ['page', { code: both.page }],
      ['pageSize', { code: both.pageSize }],
      ['onPaginationChange', { code: 'setPagination' }],
    ],
  }
}
