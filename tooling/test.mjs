// npm test runs the fast checks, and `npm test -- <name> [arguments]` a longer check. `npm test -- ci` runs what .ci/run does.
// Each prints "N passed, N failed" as its last line.
import { createChecks, runOnCores } from './checks.mjs'

const turbo = 'node tooling/turbo.mjs'
const suites = { fast, contract, surroundings, compiled, slow, samples }
const programs = {
  packed: 'node tooling/outside/run.mjs packed',
  copies: 'node tooling/outside/run.mjs copies',
  routers: 'node tooling/outside/run.mjs routers',
  registry: 'node tooling/outside/run.mjs registry',
  engines: 'node tooling/engines/run.mjs',
  'usable-engines': 'node tooling/engines/run.mjs --if-usable',
  spoken: 'node tooling/spoken/run.mjs',
  peers: 'node tooling/peers/run.mjs',
  random: 'vitest run --project=random --reporter=verbose',
  'theme-fuzz': 'LAYOUTS=100000 vitest run --project=layouts --reporter=verbose',
  'theme-widths': 'LAYOUTS=0 vitest run --project=layouts --reporter=verbose -t widths',
  leaks: 'node tooling/leaks.mjs',
  newest: 'node tooling/newest.mjs',
  setup: 'node tooling/reinstall.mjs',
  release: 'node tooling/release/dry.mjs',
  docs: 'npm run docs -- test',
}
const ofCi = ['fast', 'contract', 'surroundings', 'compiled', 'slow', 'samples', 'packed', 'usable-engines']

const [name = 'fast', ...args] = process.argv.slice(2)
const names = name === 'ci' ? ofCi : [name]
const unknown = names.find((each) => !suites[each] && !programs[each])
if (unknown) {
  console.error(
    `Unknown check ${unknown}. Choose from ${[...Object.keys({ ...suites, ...programs }), 'ci'].join(', ')}.`,
  )
  process.exitCode = 1
} else await runChecks()

async function runChecks() {
  const checks = createChecks()
  const { command, program, finish } = checks
  const isReady =
    !names.some((each) => suites[each]) ||
    ((await command('browser', 'node tooling/browser.mjs')) && (await command('build', `${turbo} build`)))
  for (const each of isReady ? names : []) {
    await (programs[each] ? program(each, [programs[each], ...args].join(' ')) : suites[each](checks))
  }
  finish()
}

async function fast({ command, vitest, playwright }) {
  await runOnCores([
    () => command('framework rules', 'eslint . --max-warnings=0'),
    () => command('types of the tooling', 'tsc'),
    () => command('unused code', 'knip'),
    () => command('exports', 'node tooling/exports.mjs --check'),
    () => command('size', 'size-limit'),
    () => command('format and lint', 'biome ci . --error-on-warnings --colors=off'),
  ])
  await command('types', `${turbo} typecheck --continue=dependencies-successful --filter=./packages/*`)
  await vitest('unit', '--project=node --project=ssr --project=browser --project=own --project=layouts')
  await playwright('e2e', '--project=apps')
}

async function contract({ vitest }) {
  await vitest('contract', '--project=browser', { EVERY_HOST: 'yes' })
}

async function surroundings({ vitest }) {
  await vitest('surroundings', '--project=surroundings')
}

async function compiled({ vitest }) {
  await vitest('compiled', '--project=compiled')
}

async function slow({ command, vitest, playwright }) {
  await runOnCores([
    () =>
      command('types of the examples', `${turbo} typecheck --continue=dependencies-successful --filter=./examples/*`),
    () => command('packages', `${turbo} lint:pkg --continue=always`),
  ])
  await vitest('simulated DOMs and the theme', '--project=jsdom --project=happy-dom --project=theme')
  await vitest('properties', '--project=node properties page-url', { PROPERTY_RUNS: '40000' })
  await playwright('e2e, details', '--project=details')
}

async function samples({ command, vitest, playwright }) {
  await command('types of the samples', `${turbo} typecheck --filter=@dogear/docs-samples`)
  await vitest('samples', '--project=samples --project=sample-tests --project=preact')
  if (await command('libraries', 'node tooling/install.mjs docs/libraries')) {
    await command('types with libraries', 'tsc -p docs/libraries')
    await vitest('samples with libraries', '--project=libraries')
  }
  await playwright('routers', '--project=routers')
}
