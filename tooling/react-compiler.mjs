import { transformAsync } from '@babel/core'

const isSource = /\/packages\/react\/(src|test)\/[^?]*\.tsx?$/

/** A Vite plugin that puts React's package and its tests through the React Compiler. Code that it can't compile is an error. */
export const reactCompiler = () => ({
  name: 'react-compiler',
  enforce: 'pre',
  transform: (code, id) =>
    isSource.test(id)
      ? transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: [['babel-plugin-react-compiler', { panicThreshold: 'all_errors' }]],
        })
      : undefined,
})
