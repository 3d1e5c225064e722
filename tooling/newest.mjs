// npm test -- newest: asks the registry for the newest version of each library that versions.mjs lists, and fails with the pages
// to read again if it is newer by a minor version.

import { run } from './command.mjs'
import { createChecks, runOnCores } from './test.mjs'
import { compared, tested } from './versions.mjs'

const libraries = [
  ...Object.values(tested).map((row) => ({ page: 'start/support', version: row.versions.at(-1), ...row })),
  ...Object.values(compared).map((row) => ({ ...row, page: `moving/${row.page}` })),
]
const { check, finish } = createChecks()
await runOnCores(
  libraries.map(
    ({ name, version, known = version, page }) =>
      () =>
        check(`docs/${page}.md: ${name} ${known}`, async (log) => {
          // Of Node, only the major version counts.
          const minor = known.split('.').slice(0, 2)
          const newest = (await run(`npm view ${name} version`, { log })).trim()
          const found = newest.split('.').slice(0, minor.length).join('.')
          if (found.localeCompare(minor.join('.'), 'en', { numeric: true }) > 0)
            throw new Error(`Read docs/${page}.md again: ${name} ${newest} is out.`)
        }),
  ),
)
finish()
