import { frameworks as adapted } from '../../tooling/frameworks.mjs'

export const frameworks = [
  ...adapted.map((framework) => ({ ...framework, package: `@dogear/${framework.name}` })),
  { name: 'vanilla', package: '@dogear/core', title: 'Vanilla', extension: '.ts', checkTypes: 'tsc -p' },
]
