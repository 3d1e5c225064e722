import type { State } from '../controls'
import { react, solid } from './jsx'
import { svelte } from './svelte'
import { vue } from './vue'

const generators: Readonly<Record<string, (state: State) => string>> = { react, vue, solid, svelte }

/** The code of a component that shows the pagination, for a framework. */
export function generate(framework: string, state: State): string {
  const generator = generators[framework]
  if (!generator) throw new Error(`The playground writes no code for ${framework}`)
  return generator(state)
}
