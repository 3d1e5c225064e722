// Loaded on demand, so that a test runs only its own samples. Each framework has its own JSX types, so samples are
// type-checked in their own folders instead of in the tests.
const modules = import.meta.glob<Record<string, unknown>>([
  '../{react,vue,solid,svelte,vanilla}/*.{ts,tsx,vue,svelte}',
  '../../../examples/*/src/scenes/*.{ts,tsx,vue,svelte}',
  '!../*/*.test.*',
])

/** The samples and scenes with these names, one for each framework that has it, with a path that starts with its framework. */
export function samplesNamed(...names: string[]): Promise<(readonly [path: string, sample: unknown])[]> {
  const found = Object.entries(modules).filter(([path]) => names.includes(path.replace(/^.*\/|\.\w+$/g, '')))
  return Promise.all(
    found.map(async ([path, load]) => {
      const { default: sample, ...exported } = await load()
      return [path.replace(/^(\.\.\/)+(examples\/)?/, ''), sample ?? Object.values(exported)[0]] as const
    }),
  )
}
