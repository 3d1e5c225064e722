// Server rendering of each candidate in Node, from a production build.
import { readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import solid from 'vite-plugin-solid'
import { median, shuffled } from './statistics.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
const rounds = 15
const millisecondsPerTurn = 60

/** Microseconds per render of each candidate, and its median ratio to Ark UI in the same round. */
export async function measureOnServer({ name, packages, plugins, candidates }) {
  const render = await buildRenderer({ name, packages, plugins })
  for (const candidate of candidates) await expectMarkup(render, candidate)
  const times = new Map(candidates.map((candidate) => [candidate, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const candidate of shuffled(candidates)) {
      const time = await timeOf(() => render(candidate.name))
      // The first round lets the engine optimise the code.
      if (round > 0) times.get(candidate).push(time)
    }
  }
  const ark = times.get(candidates.find((candidate) => candidate.name === 'ark'))
  return candidates.map((candidate) => {
    const turns = times.get(candidate)
    return { candidate, time: median(turns), toArk: median(turns.map((time, round) => time / ark[round])) }
  })
}

async function buildRenderer({ name, packages, plugins }) {
  const outDir = `${root}dist/server/${name}`
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: name === 'solid' ? [solid({ ssr: true })] : plugins(),
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { dedupe: packages },
    ssr: { noExternal: true },
    build: { ssr: `${root}server/${name}`, outDir, emptyOutDir: true },
  })
  const [file] = readdirSync(outDir).filter((file) => file.startsWith(name))
  const { render } = await import(pathToFileURL(`${outDir}/${file}`))
  return render
}

async function expectMarkup(render, { name }) {
  const markup = await render(name)
  if (!/next/i.test(markup)) throw new Error(`The server rendered ${name} as ${markup}`)
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
  return ((now - start) / times) * 1000
}
