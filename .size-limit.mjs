// npm run size: what an app ships of each built package, minified by esbuild and gzipped, in bytes. Each row has its limits, about 1 %
// above what is measured. The documentation prints them.
import { readFileSync } from 'node:fs'
import { compile, compileModule } from 'svelte/compiler'
import { compileScript, parse } from 'vue/compiler-sfc'
import { frameworkPackages } from './tooling/frameworks.mjs'

export const limits = {
  'every export': { core: 7895 },
  'page math': { core: 415 },
  createPageUrl: { core: 1185 },
  createPageHistory: { core: 925 },
  'createPagination, applyProps': { core: 6660 },
  'createPagination, renderParts': { core: 12265 },
  exactCount: { core: 470 },
  createCursors: { core: 790 },
  'one language': { core: 845 },
  'every language': { core: 7800 },
  'theme.css': { core: 1715 },
  'every part': { react: 14415, vue: 14680, solid: 14985, svelte: 16415 },
  'every part and usePageUrl': { react: 15130, vue: 15460, solid: 15725, svelte: 17185 },
  'hook only': { react: 4955, vue: 4930, solid: 4895, svelte: 4785 },
  'Root + Prev + Next': { react: 6055, vue: 6350, solid: 6695, svelte: 6365 },
  'Root + Prev + Next of the subpath': { react: 6050, vue: 6340, solid: 6695, svelte: 6360 },
  'every part without client code': { react: 5705 },
  'Root + Prev + List + Next': { react: 7030, vue: 7370, solid: 7805, svelte: 7990 },
  'Root + Prev + FitList + Next': { react: 8640, vue: 8850, solid: 9285, svelte: 9505 },
  'Root + Prev + Next + PageSizeSelect': { react: 7230, vue: 7385, solid: 7780, svelte: 7860 },
  'Root + Prev + Next + PageInput': { react: 7635, vue: 7810, solid: 8185, svelte: 8115 },
  'Root + Prev + Next + EllipsisTrigger': { react: 6905, vue: 7150, solid: 7400, svelte: 7065 },
  'Root + Prev + Next + Status': { react: 8055, vue: 8400, solid: 8655, svelte: 8595 },
  'Root + Prev + Next + Content': { react: 8345, vue: 8605, solid: 8905, svelte: 8740 },
  'Root + Prev + List + Next in an SFC': { vue: 7435 },
}

const hooks = 'Pagination, usePagination, usePaginationContext'
/** The file of a package, and what is imported from it. Default: the index, and the parts that the title names. */
const imports = {
  'every export': ['index', '*'],
  'page math': ['index', '{ getTotalPages, clampPage, getPageRange }'],
  createPageUrl: ['url', '{ createPageUrl }'],
  createPageHistory: ['dom', '{ createPageHistory }'],
  'createPagination, applyProps': ['index', '{ createPagination }', 'dom', '{ applyProps }'],
  'createPagination, renderParts': ['index', '{ createPagination }', 'dom', '{ renderParts }'],
  exactCount: ['index', '{ exactCount }'],
  createCursors: ['index', '{ createCursors }'],
  'one language': ['locales', '{ ru }'],
  'every language': ['locales', '*'],
  'every part': ['index', `{ ${hooks} }`],
  'every part and usePageUrl': ['index', `{ ${hooks}, usePageUrl }`],
  'hook only': ['index', '{ usePagination }'],
  'Root + Prev + Next of the subpath': ['pagination', '{ Root, PrevTrigger, NextTrigger }'],
  'every part without client code': ['server', '*'],
}

/** Compiles components as an app does. */
const components = {
  name: 'components',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte(\.js)?$/ }, ({ path: filename }) => {
      const { js } = (filename.endsWith('.js') ? compileModule : compile)(readFileSync(filename, 'utf8'), { filename })
      return { contents: js.code }
    })
    onLoad({ filter: /\.vue$/ }, ({ path }) => {
      const { descriptor } = parse(readFileSync(path, 'utf8'))
      return { contents: compileScript(descriptor, { id: 'app', inlineTemplate: true, isProd: true }).content }
    })
  },
}

export default Object.entries(limits).flatMap(([title, packages]) =>
  Object.entries(packages).map(([name, limit]) => ({
    name: `${name}: ${title}`,
    limit: `${limit} B`,
    gzip: true,
    ...sourceOf(title, `packages/${name}`),
  })),
)

function sourceOf(title, folder) {
  if (title === 'theme.css') return { path: `${folder}/dist/theme.css` }
  const bundled = {
    ignore: frameworkPackages,
    modifyEsbuildConfig: (config) => ({
      ...config,
      format: 'esm',
      target: 'es2022',
      logLevel: 'error',
      plugins: [components],
    }),
  }
  if (title.endsWith('SFC')) return { path: `${folder}/test/fixtures/sfc.vue`, ...bundled }
  const parts = title.split(' + ').map((part) => `Pagination${part.replace(/^(Prev|Next)$/, '$1Trigger')}`)
  const [file, names, ...others] = imports[title] ?? ['index', `{ ${parts.join(', ')} }`]
  const path = (name) => `${folder}/dist/${name}.js`
  return { import: { [path(file)]: names, ...(others[0] && { [path(others[0])]: others[1] }) }, ...bundled }
}
