// npm run size: what an app ships of each built package, minified by esbuild and gzipped, in bytes. Each row has its limits, about 1 %
// above what is measured. The documentation prints them.
import { readFileSync } from 'node:fs'
import { compile, compileModule } from 'svelte/compiler'
import { compileScript, parse } from 'vue/compiler-sfc'
import { frameworkPackages } from './tooling/frameworks.mjs'

export const limits = {
  'every export': { core: 8095 },
  'page math': { core: 340 },
  createPageUrl: { core: 1180 },
  createPageHistory: { core: 865 },
  'createPagination, applyProps': { core: 6935 },
  'createPagination, renderParts': { core: 12880 },
  exactCount: { core: 420 },
  createCursors: { core: 535 },
  'one language': { core: 800 },
  'every language': { core: 7875 },
  'theme.css': { core: 1710 },
  'every part': { react: 15285, vue: 15565, solid: 15745, svelte: 17295 },
  'every part and usePageUrl': { react: 16940, vue: 17125, solid: 17315, svelte: 18880 },
  'hook only': { react: 5045, vue: 5025, solid: 4990, svelte: 4880 },
  'Root + Prev + Next': { react: 6890, vue: 7195, solid: 7450, svelte: 7215 },
  'Root + Prev + Next of the subpath': { react: 6895, vue: 7200, solid: 7455, svelte: 7215 },
  'every part without client code': { react: 5895 },
  'Root + Prev + List + Next': { react: 7405, vue: 7765, solid: 8125, svelte: 8325 },
  'Root + Prev + FitList + Next': { react: 9080, vue: 9315, solid: 9675, svelte: 9910 },
  'Root + Prev + Next + PageSizeSelect': { react: 8140, vue: 8290, solid: 8610, svelte: 8775 },
  'Root + Prev + Next + PageInput': { react: 8745, vue: 8925, solid: 9220, svelte: 9240 },
  'Root + Prev + Next + EllipsisTrigger': { react: 7435, vue: 7690, solid: 7820, svelte: 7600 },
  'Root + Prev + Next + Status': { react: 8975, vue: 9325, solid: 9505, svelte: 9535 },
  'Root + Prev + Next + Content': { react: 9370, vue: 9750, solid: 9950, svelte: 9890 },
  'Root + Prev + List + Next in an SFC': { vue: 7860 },
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
