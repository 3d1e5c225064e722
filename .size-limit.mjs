// npm run size: what an app ships of each built package, minified by esbuild and gzipped, in bytes. Each row has its limits, about 1 %
// above what is measured. The documentation prints them.
import { readFileSync } from 'node:fs'
import { compile, compileModule } from 'svelte/compiler'
import { compileScript, parse } from 'vue/compiler-sfc'
import { frameworkPackages } from './tooling/frameworks.mjs'

export const limits = {
  'every export': { core: 8055 },
  'page math': { core: 350 },
  createPageUrl: { core: 1130 },
  createPageHistory: { core: 875 },
  'createPagination, applyProps': { core: 6670 },
  'createPagination, renderParts': { core: 12435 },
  exactCount: { core: 440 },
  createCursors: { core: 735 },
  'one language': { core: 800 },
  'every language': { core: 7880 },
  'theme.css': { core: 1640 },
  'every part': { react: 14910, vue: 15185, solid: 15500, svelte: 16925 },
  'every part and usePageUrl': { react: 16355, vue: 16560, solid: 16850, svelte: 18325 },
  'hook only': { react: 4915, vue: 4910, solid: 4855, svelte: 4735 },
  'Root + Prev + Next': { react: 6055, vue: 6350, solid: 6715, svelte: 6385 },
  'Root + Prev + Next of the subpath': { react: 6060, vue: 6350, solid: 6715, svelte: 6390 },
  'every part without client code': { react: 5780 },
  'Root + Prev + List + Next': { react: 7085, vue: 7425, solid: 7895, svelte: 8015 },
  'Root + Prev + FitList + Next': { react: 8685, vue: 8895, solid: 9365, svelte: 9515 },
  'Root + Prev + Next + PageSizeSelect': { react: 7255, vue: 7395, solid: 7810, svelte: 7895 },
  'Root + Prev + Next + PageInput': { react: 7735, vue: 7905, solid: 8285, svelte: 8240 },
  'Root + Prev + Next + EllipsisTrigger': { react: 6940, vue: 7180, solid: 7445, svelte: 7120 },
  'Root + Prev + Next + Status': { react: 8135, vue: 8470, solid: 8740, svelte: 8695 },
  'Root + Prev + Next + Content': { react: 8535, vue: 8790, solid: 9110, svelte: 8950 },
  'Root + Prev + List + Next in an SFC': { vue: 7525 },
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
