// Only what Biome cannot see: each framework's own rules, on its own folders.
import reactHooks from 'eslint-plugin-react-hooks'
import { parser } from 'typescript-eslint'

export default [
  { ignores: ['**/dist/', '**/node_modules/', 'test-results/', '**/tsup.config.bundled_*'] },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser } },
  { files: ['{packages,examples}/react/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
]
