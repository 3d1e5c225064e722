import { readFileSync, writeFileSync } from 'node:fs'
import { browsers } from './browsers.mjs'
import { withoutListener } from './judge.mjs'
import { scenarios } from './scenarios.mjs'

const file = new URL('../../docs/guides/accessibility.md', import.meta.url)
const [begin, end] = ['<!-- heard -->', '<!-- /heard -->']

/** Writes what was heard on every host into the guide; “…” is for what only some say before it. `heard` are the `name`, `browser` and `said` of each run. */
export function writeTable(heard, versions) {
  const rows = scenarios.filter(({ you }) => you)
  const cellOf = ({ name, silent }, browser) => {
    const runs = heard.filter((run) => run.name === name && run.browser === browser)
    if (runs.length === 0) throw new Error(`The table needs “${name}” in ${browser}: run every browser.`)
    if (silent) return 'nothing of the Status'
    const texts = runs.map(({ said }) => said.map(withoutListener))
    const common = texts[0].filter((text) => texts.every((said) => said.includes(text)))
    const isSame = texts.every((said) => said.length === common.length)
    return [...(isSame ? [] : ['…']), ...common.map((text) => `“${text}”`)].join(', ')
  }
  const [orca, ...others] = versions
  const names = Object.keys(browsers)
  const lines = [
    `Heard from ${orca} with ${others.sort().join(' and ')}, in React, Vue, Solid, Svelte and vanilla code:`,
    '',
    `| You | ${names.map((name) => name[0].toUpperCase() + name.slice(1)).join(' | ')} |`,
    `|---|${names.map(() => '---|').join('')}`,
    ...rows.map((row) => `| ${row.you} | ${names.map((browser) => cellOf(row, browser)).join(' | ')} |`),
  ]
  const guide = readFileSync(file, 'utf8')
  const [before, rest] = guide.split(begin)
  const after = rest?.split(end)[1]
  if (after === undefined) throw new Error(`${file.pathname} has no ${begin} … ${end}.`)
  writeFileSync(file, `${before}${begin}\n${lines.join('\n')}\n${end}${after}`)
}
