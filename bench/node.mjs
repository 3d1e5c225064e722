// Measures the list of entries and server rendering in Node.
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { getEntries } from '@dogear/core'
import { buildRenderer } from './build.mjs'
import { median, shuffled } from './report.mjs'
import { straightLoop } from './straight-loop.mjs'

const callsPerTurn = 500

/** Returns `{ name, pages, time }` of each candidate, with the median nanoseconds per call for the page in the middle. */
export async function measureEntries() {
  // Not exported by their packages.
  const internal = (path) => import(fileURLToPath(new URL(`node_modules/${path}`, import.meta.url)))
  const zag = await internal('@zag-js/pagination/dist/pagination.utils.mjs')
  const reka = await internal('reka-ui/dist/Pagination/utils.js')
  const lists = {
    'straight loop': straightLoop,
    '@dogear/core': (page, totalPages) => getEntries({ page, totalPages }),
    '@zag-js/pagination': (page, totalPages) =>
      zag.getTransformedRange({ page, totalPages, siblingCount: 1, boundaryCount: 1 }),
    'reka-ui': (page, totalPages) => reka.transform(reka.getRange(page, totalPages, 1, true)),
  }
  const candidates = []
  for (const [name, list] of Object.entries(lists)) {
    for (const pages of name === '@dogear/core' ? [10, 100, 1_000_000] : [100]) {
      const call = () => list(pages / 2, pages)
      if (!isDeepStrictEqual(call().map(plain), straightLoop(pages / 2, pages).map(plain))) {
        throw new Error(`The entries of ${name} differ from the straight loop's, so their times are not comparable.`)
      }
      candidates.push({ name, pages, call, times: [] })
    }
  }
  for (let turn = 0; turn < 2000; turn++) {
    for (const { call, times } of shuffled(candidates)) times.push(timeOf(call))
  }
  // The first turns let the engine optimise the code.
  return candidates.map(({ name, pages, times }) => ({ name, pages, time: Math.round(median(times.slice(500))) }))
}

/** What all candidates have in common: page numbers and gaps. */
const plain = (entry) => (entry.type === 'page' || typeof entry === 'number' ? (entry.value ?? entry) : 'gap')

function timeOf(list) {
  const start = process.hrtime.bigint()
  for (let call = 0; call < callsPerTurn; call++) latest = list()
  return Number(process.hrtime.bigint() - start) / callsPerTurn
}

/** Keeps the list in use, so that the engine cannot optimise the call away. */
export let latest

/** The milliseconds per render of each of a framework's candidates, one number per turn. */
export async function measureOnServer(framework) {
  const renderers = []
  for (const candidate of framework.candidates) {
    const render = await buildRenderer(framework, candidate)
    const markup = await render()
    if (!/next/i.test(markup)) throw new Error(`The server rendered ${candidate.title} as ${markup}`)
    renderers.push({ render, times: [] })
  }
  for (let turn = 0; turn <= 15; turn++) {
    for (const { render, times } of shuffled(renderers)) {
      const time = await timeOfRender(render)
      if (turn > 0) times.push(time)
    }
  }
  return renderers.map(({ times }) => times)
}

async function timeOfRender(render) {
  const start = performance.now()
  let [now, renders] = [start, 0]
  for (; now - start < 60; renders++) {
    await render()
    now = performance.now()
  }
  return (now - start) / renders
}
