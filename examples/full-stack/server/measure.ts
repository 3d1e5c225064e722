// npm run measure: prints how long far pages take, by offset and by keyset, and what counting costs.
import { sql } from 'kysely'
import type { Answer, Measurement } from '../src/answer'
import { type Query, readQuery } from '../src/query'
import { openCatalogue } from './catalogue'
import { cursorOf } from './cursor'
import { loadAnswer } from './load-answer'
import { reportProgress } from './report-progress'
import { readSettings } from './settings'

const repetitions = 9
const pages = [1, 100, 1_000, 10_000, 50_000, 90_000]

const start = performance.now()
const settings = readSettings()
const catalogue = openCatalogue({ ...settings, onProgress: reportProgress(console.error) })
await catalogue.ready
console.error(`Ready after ${((performance.now() - start) / 1000).toFixed(1)} s`)

const { database } = catalogue
const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(database)
const exact = await loadAnswer(database, query('sort=price'))
const total = exact.count ?? 0

console.log(
  `${number(total)} products in ${settings.url ? 'PostgreSQL' : 'PGlite, PostgreSQL'} ${rows[0]?.version}, 10 per page, sorted by price`,
)
console.log(`The fastest of ${repetitions} runs, in milliseconds\n`)
console.log('| Page | Offset | Keyset |')
console.log('|---:|---:|---:|')
for (const page of pages.filter((page) => page * 10 <= total)) {
  const offset = await fastest(query(`sort=price&mode=capped&page=${page}`), 'rows')
  const keyset = await fastest(await keysetQuery(page), 'rows')
  console.log(`| ${number(page)} | ${offset} | ${keyset} |`)
}

console.log('\n| Count | Time |')
console.log('|---|---:|')
console.log(`| Exact | ${await fastest(query(''), 'count')} |`)
console.log(`| Up to 10,000 | ${await fastest(query('mode=capped'), 'count')} |`)
console.log(`| Exact, one category | ${await fastest(query('category=garden'), 'count')} |`)
await catalogue.close()

/** The same page by keyset: after the last row of the page before. */
async function keysetQuery(page: number) {
  if (page === 1) return query('mode=keyset&sort=price')
  const before = await loadAnswer(database, query(`sort=price&mode=capped&page=${page - 1}`))
  const last = before.products.at(-1)
  if (!last) throw new Error(`Page ${page - 1} is empty.`)
  return query(`mode=keyset&sort=price&page=${page}&after=${cursorOf(last, 'price')}`)
}

async function fastest(query: Query, name: Measurement['name']) {
  const times: number[] = []
  for (let run = 0; run < repetitions; run++) times.push(timeOf(await loadAnswer(database, query), name))
  // Other programs only make a run slower.
  const time = Math.min(...times)
  return time < 10 ? time.toFixed(1) : number(Math.round(time))
}

function timeOf({ measurements }: Answer, name: Measurement['name']) {
  return measurements.find((measurement) => measurement.name === name)?.milliseconds ?? 0
}

function query(search: string) {
  const { query, problems } = readQuery(`?${search}`)
  if (problems.length > 0) throw new Error(problems.join(' '))
  return query
}

function number(value: number) {
  return value.toLocaleString('en')
}
