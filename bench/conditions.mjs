import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

export const currentLoad = () => loadavg()[0].toFixed(1)

/** Describes the machine and the versions of all that was measured. */
export function describeConditions(frameworks, { chromium, load }) {
  const libraries = frameworks.flatMap(({ packages, candidates }) => [
    ...packages,
    ...candidates.filter(({ parts }) => parts).map(({ library }) => packageOf(library)),
  ])
  return [
    `${cpus().length} × ${cpus()[0].model.trim()}, load ${load} at the start and ${currentLoad()} at the end,`,
    `Node ${process.versions.node}, Chromium ${chromium}; ${[...new Set(libraries)].map(nameAndVersion).join(', ')}.`,
  ].join('\n')
}

const packageOf = (module) => /^(@[^/]+\/)?[^/]+/.exec(module)[0]

function nameAndVersion(name) {
  const { version } = JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url), 'utf8'))
  return `${name} ${version}`
}
