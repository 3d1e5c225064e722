// Each framework's rules for its folders. Biome covers everything else.
import reactHooks from 'eslint-plugin-react-hooks'
import solid from 'eslint-plugin-solid/configs/typescript'
import svelte from 'eslint-plugin-svelte'
import vue from 'eslint-plugin-vue'
import { parser } from 'typescript-eslint'

export default [
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      'test-results/',
      'bench/',
      'docs/{src,.astro,samples/apps}/',
      'packages/*/docs/',
      '**/.svelte-kit/',
      'tooling/outside/apps/',
      '**/tsup.config.bundled_*',
    ],
  },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser } },
  { files: ['{packages,examples,docs/samples}/solid/**/*.{ts,tsx}'], ...solid },
  {
    files: ['packages/solid/**/*.{ts,tsx}'],
    rules: {
      'solid/reactivity': [
        'warn',
        { customReactiveFunctions: ['afterCommit', 'followPagination', 'renderPart', 'renderRoot', 'showMerged'] },
      ],
    },
  },
  {
    files: [
      '{packages,examples,docs/samples}/react/**/*.{ts,tsx}',
      'docs/libraries/*.tsx',
      'examples/full-stack/src/**/*.{ts,tsx}',
    ],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  ...vue.configs['flat/essential'].map((config) => ({
    files: ['{packages,examples,docs/samples}/vue/**/*.{ts,vue}'],
    ...config,
  })),
  {
    files: ['{packages,examples,docs/samples}/vue/**/*.vue'],
    languageOptions: { parserOptions: { parser } },
    // Scenes and fixtures never clash with HTML elements.
    rules: { 'vue/multi-word-component-names': 'off' },
  },
  ...svelte.configs.recommended.map((config) => ({
    ...config,
    files: ['{packages,examples,docs/samples}/svelte/**/*.svelte'],
  })),
  { files: ['{packages,examples,docs/samples}/svelte/**/*.svelte'], languageOptions: { parserOptions: { parser } } },
]
