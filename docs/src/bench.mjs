import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const readme = readFileSync(resolve('../bench/README.md'), 'utf8')
const [, results] = /<!-- results -->(.*)<!-- end of results -->/s.exec(readme)
const [, ...sections] = results.split(/^### /m)

/** Returns the table below a heading in the README of the benchmarks, or undefined if it is missing. */
export function benchTable(title) {
  const section = sections.find((text) => text.startsWith(`${title}\n`))
  if (!section) return undefined
  const [head, , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  return { head, rows }
}

/** The text between the tables, which describes the machine and the versions. */
export const conditions = sections
  .filter((text) => !text.startsWith('Targets'))
  .flatMap((text) => text.split('\n').slice(1))
  .filter((line) => line && !line.startsWith('|'))
  .join(' ')
  .replaceAll('`', '')
