// npm test runs the fast checks, `npm run test:contract` the whole contract on every host, `npm run test:slow` what a change
// rarely breaks, and `npm run test:samples` the samples of the documentation. All count the tests of their suites.
import { createChecks, runOnCores } from './checks.mjs'

const { command, vitest, playwright, finish } = createChecks()
const turbo = 'node tooling/turbo.mjs'
const sets = { fast, contract, slow, samples }

await command('browser', 'node tooling/browser.mjs')
if (await command('build', `${turbo} build`)) await sets[process.argv[2] ?? 'fast']()
finish()

async function fast() {
  await runOnCores([
    () => command('framework rules', 'eslint . --max-warnings=0'),
    () => command('types of the tooling', 'tsc'),
    () => command('unused code', 'knip'),
    () => command('size', 'node tooling/size.mjs'),
    () => command('format and lint', 'biome ci . --error-on-warnings --colors=off'),
  ])
  await command('types', `${turbo} typecheck --continue=dependencies-successful --filter=./packages/*`)
  await vitest('unit', '--project=node --project=ssr --project=browser --project=own')
  await playwright('e2e', '--project=apps')
}

async function contract() {
  await vitest('contract', '--project=browser')
}

async function slow() {
  await runOnCores([
    () =>
      command('types of the examples', `${turbo} typecheck --continue=dependencies-successful --filter=./examples/*`),
    () => command('packages', `${turbo} lint:pkg --continue=always`),
  ])
  await vitest('unit', '--project=jsdom --project=happy-dom --project=theme')
  await vitest('properties', '--project=node properties page-url')
  await playwright('e2e', '--project=details')
}

async function samples() {
  await command('types', `${turbo} typecheck --filter=@dogear/docs-samples`)
  await vitest('samples', '--project=samples --project=sample-tests --project=preact')
  if (await command('libraries', 'node tooling/install.mjs docs/libraries')) {
    await command('types with libraries', 'tsc -p docs/libraries')
    await vitest('samples with libraries', '--project=libraries')
  }
  await playwright('routers', '--project=routers')
}
