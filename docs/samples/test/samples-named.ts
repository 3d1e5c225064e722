// Loaded on demand, so that a test runs only its own samples. Each framework has its own JSX types, so samples are
// type-checked in their own folders instead of in the tests.
const modules = import.meta.glob<Record<string, unknown>>([
  '../{react,vue,solid,svelte,vanilla}/*.{ts,tsx,vue,svelte}',
  '../../../examples/*/src/scenes/*.{ts,tsx,vue,svelte}',
  '!../*/*.test.*',
])

const nameOf = (path: string) => path.replace(/^.*\/|\.\w+$/g, '')

/** The samples and scenes with these names, one for each framework that has it, with a path that starts with its framework. */
export const samplesNamed = (...names: string[]) => loadSamples((path) => names.includes(nameOf(path)))

/** All samples, but no scenes, except those with these names. */
export const samplesBut = (...names: string[]) =>
  loadSamples((path) => !path.includes('/scenes/') && !names.includes(nameOf(path)))

function loadSamples(isWanted: (path: string) => boolean): Promise<(readonly [path: string, sample: unknown])[]> {
  return Promise.all(
    Object.entries(modules)
      .filter(([path]) => isWanted(path))
      .map(async ([path, load]) => {
        const { default: sample, ...exported } = await load()
        return [path.replace(/^(\.\.\/)+(examples\/)?/, ''), sample ?? Object.values(exported)[0]] as const
      }),
  )
}
