// npm run size: what an app ships of each built package, minified by esbuild and gzipped, in bytes. Each row has its limits, about 1 %
// above what is measured. The documentation prints them.
import { readFileSync } from 'node:fs'
import { compile, compileModule } from 'svelte/compiler'
import { compileScript, parse } from 'vue/compiler-sfc'
import { frameworkPackages } from './tooling/frameworks.mjs'

export const limits = {
  'every export': { core: 8180 },
  'page math': { core: 355 },
  createPageUrl: { core: 1180 },
  createPageHistory: { core: 865 },
  'createPagination, applyProps': { core: 6840 },
  'createPagination, renderParts': { core: 12740 },
  exactCount: { core: 440 },
  createCursors: { core: 750 },
  'one language': { core: 800 },
  'every language': { core: 7880 },
  'theme.css': { core: 1710 },
  'every part': { react: 15175, vue: 15445, solid: 15765, svelte: 17165 },
  'every part and usePageUrl': { react: 16775, vue: 16940, solid: 17250, svelte: 18695 },
  'hook only': { react: 4955, vue: 4945, solid: 4900, svelte: 4775 },
  'Root + Prev + Next': { react: 6825, vue: 7110, solid: 7470, svelte: 7125 },
  'Root + Prev + Next of the subpath': { react: 6820, vue: 7115, solid: 7465, svelte: 7120 },
  'every part without client code': { react: 5855 },
  'Root + Prev + List + Next': { react: 7350, vue: 7685, solid: 8145, svelte: 8250 },
  'Root + Prev + FitList + Next': { react: 8965, vue: 9180, solid: 9635, svelte: 9765 },
  'Root + Prev + Next + PageSizeSelect': { react: 8080, vue: 8220, solid: 8635, svelte: 8685 },
  'Root + Prev + Next + PageInput': { react: 8655, vue: 8835, solid: 9215, svelte: 9135 },
  'Root + Prev + Next + EllipsisTrigger': { react: 7370, vue: 7600, solid: 7870, svelte: 7515 },
  'Root + Prev + Next + Status': { react: 8885, vue: 9210, solid: 9490, svelte: 9425 },
  'Root + Prev + Next + Content': { react: 9300, vue: 9655, solid: 9950, svelte: 9800 },
  'Root + Prev + List + Next in an SFC': { vue: 7780 },
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
