import { build, defineConfig, type Options } from 'tsup'
import { commonJsEndings, developmentGuard } from '../../tooling/tsup-plugins.mjs'

const modules: Options = {
  entry: {
    index: 'src/index.ts',
    adapter: 'src/adapter.ts',
    dom: 'src/dom/index.ts',
    url: 'src/url/index.ts',
    locales: 'src/locales/index.ts',
  },
  tsconfig: 'src/dom/tsconfig.json',
  target: 'es2022',
}

// From the ES modules, file by file, so that the entries share modules here, too.
const commonJs: Options = {
  config: false,
  entry: ['dist/*.js'],
  bundle: false,
  format: 'cjs',
  target: 'es2022',
  plugins: [commonJsEndings],
}

export default defineConfig([
  {
    ...modules,
    format: 'esm',
    sourcemap: true,
    clean: true,
    plugins: [developmentGuard],
    onSuccess: () => build(commonJs),
  },
  { ...modules, format: ['esm', 'cjs'], dts: { only: true } },
])
