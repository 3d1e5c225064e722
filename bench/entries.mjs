// Times the list of entries in Node, next to a straight loop and the peers' list functions.
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { getEntries } from '@dogear/core'
import { bundle } from './build.mjs'
import { median, shuffled } from './statistics.mjs'
import { straightLoop } from './straight-loop.mjs'

const rounds = 2_000
const callsPerRound = 500

/** The page in the middle of 10, 100 and 1,000,000,000 pages. */
const middles = [
  { page: 5, totalPages: 10 },
  { page: 50, totalPages: 100 },
  { page: 500_000_000, totalPages: 1_000_000_000 },
]
const [, hundred] = middles
const forZag = { ...hundred, siblingCount: 1, boundaryCount: 1 }
const forMantine = { page: hundred.page, total: hundred.totalPages }

/** Returns `{ name, totalPages, length, time }` of each candidate, with the median nanoseconds per call. */
export async function measureEntries() {
  const { getTransformedRange } = await import(inside('@zag-js/pagination/dist/pagination.utils.mjs'))
  const reka = await import(inside('reka-ui/dist/Pagination/utils.js'))
  const mantine = await import(await mantineWithoutReact())

  const candidates = [
    ...middles.map((middle) => candidate('straight loop', middle, () => straightLoop(middle.page, middle.totalPages))),
    ...middles.map((middle) => candidate('@dogear/core', middle, () => getEntries(middle))),
    candidate('@zag-js/pagination', hundred, () => getTransformedRange(forZag)),
    candidate('reka-ui', hundred, () => reka.transform(reka.getRange(hundred.page, hundred.totalPages, 1, true))),
    candidate('@mantine/hooks', hundred, () => mantine.usePagination(forMantine).range),
  ]
  for (let round = 0; round < rounds; round++) {
    for (const { list, times } of shuffled(candidates)) times.push(timeOf(list))
  }
  const warm = rounds / 4
  return candidates.map(({ times, ...result }) => ({ ...result, time: median(times.slice(warm)) }))
}

function candidate(name, { page, totalPages }, list) {
  const entries = list().map(plain)
  if (!isDeepStrictEqual(entries, straightLoop(page, totalPages).map(plain))) {
    throw new Error(`The entries of ${name} differ from the straight loop's, so their times are not comparable.`)
  }
  return { name, totalPages, length: entries.length, list, times: [] }
}

/** What all candidates have in common: page numbers and gaps. */
const plain = (entry) => (entry.type === 'page' || typeof entry === 'number' ? (entry.value ?? entry) : 'gap')

function timeOf(list) {
  const start = process.hrtime.bigint()
  for (let call = 0; call < callsPerRound; call++) latest = list()
  return Number(process.hrtime.bigint() - start) / callsPerRound
}

/** Keeps the list in use, so that the engine cannot optimise the call away. */
export let latest

/** A file that the package does not export. */
const inside = (path) => fileURLToPath(new URL(`node_modules/${path}`, import.meta.url))

/** Mantine only exports a hook. With this React, which memoises nothing, its cost is that of the list. */
async function mantineWithoutReact() {
  const react = {
    name: 'react-without-memo',
    enforce: 'pre',
    resolveId: (id) => (id === 'react' ? '\0react' : null),
    load: (id) => (id === '\0react' ? callThrough : null),
  }
  const hook = inside('@mantine/hooks/esm/use-pagination/use-pagination.mjs')
  const code = await bundle(`export * from '${hook}'`, { plugins: [react] })
  return `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
}

const callThrough = `
  export const useMemo = (make) => make()
  export const useCallback = (callback) => callback
  export const useState = (state) => [state, () => {}]
`
