// npm run size: what an app ships of each built package, minified by esbuild and gzipped, in bytes. Each row has its limits, about 1 %
// above what is measured. The documentation prints them.
import { readFileSync } from 'node:fs'
import { compile, compileModule } from 'svelte/compiler'
import { compileScript, parse } from 'vue/compiler-sfc'
import { frameworkPackages } from './tooling/frameworks.mjs'

export const limits = {
  'every export': { core: 8065 },
  'page math': { core: 340 },
  createPageUrl: { core: 1180 },
  createPageHistory: { core: 865 },
  'createPagination, applyProps': { core: 6940 },
  'createPagination, renderParts': { core: 12870 },
  exactCount: { core: 420 },
  createCursors: { core: 535 },
  'one language': { core: 800 },
  'every language': { core: 7875 },
  'theme.css': { core: 1710 },
  'every part': { react: 15300, vue: 15560, solid: 15895, svelte: 17325 },
  'every part and usePageUrl': { react: 16955, vue: 17120, solid: 17460, svelte: 18910 },
  'hook only': { react: 5045, vue: 5025, solid: 4990, svelte: 4880 },
  'Root + Prev + Next': { react: 6915, vue: 7205, solid: 7585, svelte: 7230 },
  'Root + Prev + Next of the subpath': { react: 6915, vue: 7205, solid: 7590, svelte: 7235 },
  'every part without client code': { react: 5900 },
  'Root + Prev + List + Next': { react: 7435, vue: 7780, solid: 8265, svelte: 8350 },
  'Root + Prev + FitList + Next': { react: 9105, vue: 9325, solid: 9805, svelte: 9935 },
  'Root + Prev + Next + PageSizeSelect': { react: 8160, vue: 8300, solid: 8735, svelte: 8795 },
  'Root + Prev + Next + PageInput': { react: 8740, vue: 8915, solid: 9315, svelte: 9240 },
  'Root + Prev + Next + EllipsisTrigger': { react: 7460, vue: 7690, solid: 7975, svelte: 7625 },
  'Root + Prev + Next + Status': { react: 8995, vue: 9335, solid: 9635, svelte: 9555 },
  'Root + Prev + Next + Content': { react: 9395, vue: 9755, solid: 10070, svelte: 9915 },
  'Root + Prev + List + Next in an SFC': { vue: 7875 },
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
