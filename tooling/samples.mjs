// npm run test:samples: what the samples of the docs show works, and the adapter that a guide builds fulfills the contract.
import { createSuites } from './suites.mjs'

const { checkCommand, playwright, vitest, finish } = createSuites()
await checkCommand('browser', 'node tooling/browser.mjs')
if (await checkCommand('build', 'node tooling/turbo.mjs build')) {
  await Promise.all([
    checkCommand('types', 'node tooling/turbo.mjs typecheck --filter=@dogear/docs-samples'),
    vitest('samples', '--project=samples --project=preact'),
    playwright('routers', '--project=routers'),
  ])
}
finish()
