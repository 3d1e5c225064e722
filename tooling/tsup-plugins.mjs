/**
 * A plugin for tsup. Bundlers can't compute `isDevelopment()`, so the build adds a condition that they replace with `false` in
 * production. Then they drop what the guard contains, and the call as well, because it is marked as pure.
 */
export const developmentGuard = {
  name: 'development-guard',
  /** @param {string} code */
  renderChunk: (code) => ({
    code: code.replace(call, "(/* @__PURE__ */ $& && process.env.NODE_ENV !== 'production')"),
  }),
}

/** Also as an import in CommonJS, but not the declaration. */
const call = /(\(0, \w+\.isDevelopment\)|\bisDevelopment)\(\)(?! {)/g

/** A plugin for tsup, for CommonJS that is built file by file. */
export const commonJsEndings = {
  name: 'commonjs-endings',
  /** @param {string} code @param {{ path: string }} chunk */
  renderChunk(code, { path }) {
    if (path.endsWith('.cjs')) return { code: code.replace(/require\("(\.[^"]+)\.js"\)/g, 'require("$1.cjs")') }
  },
}

/**
 * For tsup's `esbuildOptions`: only ES modules have source maps, which would double what a package unpacks to.
 * @param {{ sourcemap?: unknown }} options @param {{ format: string }} context
 */
export function mapsOfModules(options, { format }) {
  if (format === 'cjs') options.sourcemap = false
}
