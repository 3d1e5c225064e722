import { build } from 'vite'
import { alias, plugins, root } from './vite.mjs'

/**
 * Builds a page's script as a single file, and returns its code.
 * @param {string} input
 * @param {{ mode?: string, aliases?: import('vite').Alias[] }} [options]
 */
export async function buildScript(input, { mode = 'production', aliases = [] } = {}) {
  // Vite would keep the value that a development server in the same process has set.
  process.env.NODE_ENV = mode
  const { output } = await build({
    configFile: false,
    root,
    mode,
    logLevel: 'error',
    plugins: plugins(),
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
