import type { Harness, Hydration } from '@dogear/contract'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in `packages` of the host that a project tests. */
    host: string
  }
}

interface HarnessModule extends Pick<Hydration, 'hydrate'> {
  readonly harness: Harness
}

const folder = inject('host')
const harnesses = import.meta.glob<HarnessModule>('../../*/test/contract/harness.{ts,tsx,svelte.ts}')
const [load] = Object.keys(harnesses).flatMap((path) => (path.split('/')[2] === folder && harnesses[path]) || [])
if (!load) throw new Error(`packages/${folder}/test/contract has no harness.`)

export const name: string = folder === 'core' ? 'vanilla' : folder
export const server = `/packages/${folder}/test/contract/server`
export const { harness, hydrate }: HarnessModule = await load()
