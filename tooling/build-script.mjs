import { build } from 'vite'
import { alias, plugins, root } from './vite.mjs'

/**
 * Builds a page's script as a single file, and returns its code.
 * @param {string} input
 * @param {{ mode?: string, aliases?: import('vite').Alias[], extra?: import('vite').Plugin, hasProcess?: boolean }} [options]
 * Without a process, the packages run as without a bundler: `process` stays in their code, and is missing.
 */
export async function buildScript(input, { mode = 'production', aliases = [], extra, hasProcess = true } = {}) {
  // Vite would keep the value that a development server in the same process has set.
  process.env.NODE_ENV = mode
  const { output } = await build({
    configFile: false,
    root,
    mode,
    logLevel: 'error',
    plugins: [extra, ...plugins(), !hasProcess && withoutProcess],
    resolve: { alias: [...alias, ...aliases] },
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: `${root}/${input}`, output: { codeSplitting: false } },
    },
  })
  return output[0].code
}

/** A name that nobody defines, because Vite would replace `process.env.NODE_ENV`. */
const withoutProcess = {
  name: 'without-process',
  enforce: /** @type {const} */ ('pre'),
  /**
   * @param {string} code
   * @param {string} id
   */
  transform(code, id) {
    if (/\/packages\/\w+\/src\//.test(id) && !id.includes('/contract/'))
      return code.replaceAll('process.', 'missingProcess.')
  },
}
