interface File {
  readonly imports: readonly string[]
  /** A statement outside of the component, if the page is in the URL. */
  readonly pageUrl: string
  readonly statements: readonly string[]
  readonly root: (indent: string) => readonly string[]
}

/** How a framework spells what differs. */
export interface Dialect {
  readonly rename: (attribute: string) => string
  /** An attribute with an expression. */
  readonly bind: (name: string, expression: string) => string
  /** The attributes in a record. */
  readonly spread: (record: string) => string
  /** An expression in a text. */
  readonly text: (expression: string) => string
  /** A list whose ellipses are triggers. */
  readonly jumpingList: (tag: string) => string[]
  /** Keeps the page, and the page size if there is one, in state of the app. */
  readonly keep: (page: number, pageSize: number | undefined) => { statements: string[]; attributes: string[] }
  readonly stateImport: readonly string[]
  readonly file: (file: File) => readonly string[]
}

const inBraces = {
  rename: (attribute: string) => attribute,
  bind: (name: string, expression: string) => `${name}={${expression}}`,
  spread: (record: string) => `{...${record}}`,
  text: (expression: string) => `{${expression}}`,
}

const jsx = (module: string, createState: string, call: '' | '()'): Dialect => ({
  ...inBraces,
  jumpingList: (tag) => [
    `<${tag}`,
    '  ellipsis={(entry) => (',
    '    <Pagination.EllipsisTrigger {...entry}>…</Pagination.EllipsisTrigger>',
    '  )}',
    '/>',
  ],
  keep: (page, pageSize) =>
    pageSize === undefined
      ? {
          statements: [`const [page, setPage] = ${createState}(${page})`],
          attributes: [`page={page${call}}`, 'onPageChange={({ page }) => setPage(page)}'],
        }
      : {
          statements: [`const [shown, setShown] = ${createState}({ page: ${page}, pageSize: ${pageSize} })`],
          attributes: [`page={shown${call}.page}`, `pageSize={shown${call}.pageSize}`, 'onPaginationChange={setShown}'],
        },
  stateImport: [`import { ${createState} } from '${module}'`],
  file: ({ imports, pageUrl, statements, root }) => [
    ...imports,
    ...(pageUrl ? ['', pageUrl] : []),
    '',
    'export default function Pages() {',
    ...statements.flatMap((statement) => [`  ${statement}`, '']),
    '  return (',
    ...root('    '),
    '  )',
    '}',
  ],
})

/** The lines of a script, in Vue and Svelte. */
const script = ({ imports, pageUrl, statements }: File) => [
  ...imports,
  ...(statements.length > 0 ? ['', ...(pageUrl ? [pageUrl] : []), ...statements] : []),
  '</script>',
  '',
]

/** Declares variables of the app and binds them. */
const variables =
  (create: string, bind: (name: string) => string): Dialect['keep'] =>
  (page, pageSize) => {
    const kept = Object.entries({ page, ...(pageSize !== undefined && { pageSize }) })
    return {
      statements: kept.map(([name, value]) => `${create.replace('name', name)}(${value})`),
      attributes: kept.map(([name]) => bind(name)),
    }
  }

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const dialects: Readonly<Record<string, Dialect>> = {
  react: jsx('react', 'useState', ''),
  vue: {
    rename: kebab,
    bind: (name, expression) => `:${kebab(name)}="${expression}"`,
    spread: (record) => `v-bind="${record}"`,
    text: (expression) => `{{ ${expression} }}`,
    jumpingList: (tag) => [
      `<${tag}>`,
      '  <template #ellipsis="entry">',
      '    <Pagination.EllipsisTrigger v-bind="entry">…</Pagination.EllipsisTrigger>',
      '  </template>',
      `</${tag}>`,
    ],
    keep: variables('const name = ref', (name) => `v-model:${kebab(name)}="${name}"`),
    stateImport: [`import { ref } from 'vue'`],
    file: (file) => ['<script setup lang="ts">', ...script(file), '<template>', ...file.root('  '), '</template>'],
  },
  solid: jsx('solid-js', 'createSignal', '()'),
  svelte: {
    ...inBraces,
    jumpingList: (tag) => [
      `<${tag}>`,
      '  {#snippet ellipsis(entry)}',
      '    <Pagination.EllipsisTrigger {...entry}>…</Pagination.EllipsisTrigger>',
      '  {/snippet}',
      `</${tag}>`,
    ],
    keep: variables('let name = $state', (name) => `bind:${name}`),
    stateImport: [],
    file: (file) => ['<script lang="ts">', ...script(file), ...file.root('')],
  },
}
