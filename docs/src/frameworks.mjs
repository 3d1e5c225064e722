import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// The bundle of the build stands elsewhere than this file, and both are run in docs/.
const samples = join(process.cwd(), 'samples')

export const frameworks = [
  { name: 'react', title: 'React' },
  { name: 'vue', title: 'Vue' },
  { name: 'solid', title: 'Solid' },
  { name: 'svelte', title: 'Svelte' },
  { name: 'vanilla', title: 'Vanilla' },
]

/** The files of a sample by framework: the sample itself first, then what goes with it, such as its styles. */
export function samplesOf(name) {
  const found = frameworks.flatMap((framework) => {
    const files = filesIn(framework.name).filter((file) => file.startsWith(`${name}.`))
    if (files.length === 0) return []
    files.sort((a, b) => Number(isStyle(a)) - Number(isStyle(b)))
    return { ...framework, files }
  })
  if (found.length === 0) throw new Error(`No framework has a sample ${name}.* in docs/samples`)
  return found
}

export const readSample = (framework, file) => readFileSync(join(samples, framework, file), 'utf8').trimEnd()

/** A file of the repository, or what stands in it between `#region name` and `#endregion`. */
export function readFile(path, region) {
  const text = readFileSync(join(process.cwd(), '..', path), 'utf8').trimEnd()
  if (!region) return text
  const [, marked] = new RegExp(`#region ${region}\\b[^\\n]*\\n(.*?)\\n[^\\n]*#endregion`, 's').exec(text) ?? []
  if (!marked) throw new Error(`${path} has no #region ${region}`)
  const indent = Math.min(
    ...marked
      .split('\n')
      .filter(Boolean)
      .map((line) => line.search(/\S/)),
  )
  return marked
    .split('\n')
    .map((line) => line.slice(indent))
    .join('\n')
}

const isStyle = (file) => file.endsWith('.css')
const filesIn = (framework) => (existsSync(join(samples, framework)) ? readdirSync(join(samples, framework)) : [])
