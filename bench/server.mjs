// Server rendering of each candidate in Node, from a production build.
import { readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import solid from 'vite-plugin-solid'
import { shuffled } from './statistics.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
const rounds = 15
const millisecondsPerTurn = 60

/** The milliseconds per render of each candidate, one number per round, by its name. */
export async function measureOnServer({ name, packages, plugins, candidates }) {
  const render = await buildRenderer({ name, packages, plugins })
  for (const candidate of candidates) await expectMarkup(render, candidate)
  const times = Object.fromEntries(candidates.map(({ name }) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const candidate of shuffled(candidates)) {
      const time = await timeOf(() => render(candidate.name))
      // The first round lets the engine optimise the code.
      if (round > 0) times[candidate.name].push(time)
    }
  }
  return times
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
  return (now - start) / times
}
