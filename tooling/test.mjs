// npm test: every check that takes minutes at most. Counts each test of the two suites, and skipped ones as failed.
import { createSuites } from './suites.mjs'

const { checkCommand, playwright, vitest, finish } = createSuites()

// Concurrent, because each of them waits for input and output now and then.
const browser = checkCommand('browser', 'node tooling/browser.mjs')
await Promise.all([checkBuild(), checkSource(), checkUnits()])
finish()

async function checkBuild() {
  if (!(await checkCommand('build', 'node tooling/turbo.mjs build'))) {
    console.log('  Without a build, these did not run: types, packages, size, e2e')
    return
  }
  // `npm run test:samples` checks the types of the samples.
  await checkCommand(
    'types',
    'node tooling/turbo.mjs typecheck --continue=dependencies-successful --filter=!@dogear/docs-samples && tsc',
  )
  await checkCommand('packages', 'node tooling/turbo.mjs lint:pkg --continue=always')
  await checkCommand('size', 'npm run --silent size')
  await browser
  await playwright('e2e', '--project=apps')
}

async function checkSource() {
  await checkCommand('format and lint', 'biome ci . --error-on-warnings --colors=off')
  await checkCommand('framework rules', 'eslint . --max-warnings=0')
  await checkCommand('unused code', 'knip')
}

async function checkUnits() {
  await browser
  await vitest('unit', '--project=!samples --project=!preact')
}
