// Server rendering of each candidate in Node, from a production build.
import { buildRenderer } from './build.mjs'
import { shuffled } from './statistics.mjs'

const rounds = 15
const millisecondsPerTurn = 60

/** The milliseconds per render of each candidate, one number per round. */
export async function measureOnServer(framework) {
  const renderers = []
  for (const candidate of framework.candidates) {
    const render = await buildRenderer(framework, candidate)
    const markup = await render()
    if (!/next/i.test(markup)) throw new Error(`The server rendered ${candidate.title} as ${markup}`)
    renderers.push({ render, times: [] })
  }
  for (let round = 0; round <= rounds; round++) {
    for (const { render, times } of shuffled(renderers)) {
      const time = await timeOf(render)
      // The first round lets the engine optimise the code.
      if (round > 0) times.push(time)
    }
  }
  return renderers.map(({ times }) => times)
}

async function timeOf(work) {
  const start = performance.now()
  let times = 0
  let now = start
  while (now - start < millisecondsPerTurn) {
    await work()
    times++
    now = performance.now()
  }
  return (now - start) / times
}
