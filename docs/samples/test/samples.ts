import { onTestFinished } from 'vitest'
import { renderSample } from './render-sample'

// Loaded on demand, so that a test runs only its own samples. Each framework has its own JSX types, so samples are
// type-checked in their own folders instead of in the tests.
const modules = import.meta.glob<Record<string, unknown>>([
  '../{react,vue,solid,svelte,vanilla}/*.{ts,tsx,vue,svelte}',
  '../../../examples/*/src/scenes/*.{ts,tsx,vue,svelte}',
  '!../*/*.test.*',
  // Hooks of samples.
  '!../*/{use,create}-*.ts',
])

const nameOf = (path: string) => path.replace(/^.*\/|\.\w+$/g, '')

/** The samples and scenes with these names, in each framework that has them: the path, and a function that shows it. */
export const samplesNamed = (...names: string[]) => loadSamples((path) => names.includes(nameOf(path)))

/** All samples, but no scenes, except those with these names. */
export const samplesBut = (...names: string[]) =>
  loadSamples((path) => !path.includes('/scenes/') && !names.includes(nameOf(path)))

function loadSamples(isWanted: (path: string) => boolean) {
  return Promise.all(
    Object.entries(modules)
      .filter(([path]) => isWanted(path))
      .map(async ([path, load]) => {
        const { default: sample, ...exported } = await load()
        const name = path.replace(/^(\.\.\/)+(examples\/)?/, '')
        return [name, (props = {}) => show(name, sample ?? Object.values(exported)[0], props)] as const
      }),
  )
}

export type Show = (props?: object) => ReturnType<typeof controlsOf>

/** Renders a sample until the end of the test. */
function show(path: string, sample: unknown, props: object) {
  const container = document.body.appendChild(document.createElement('div'))
  const end = renderSample(path.split('/')[0] as string, sample, container, props)
  onTestFinished(() => {
    end?.()
    container.remove()
  })
  return controlsOf(container)
}

/** What a sample shows, read from its container. */
export function controlsOf(container: HTMLElement) {
  const find = <T extends HTMLElement>(selector: string) => container.querySelector<T>(selector) as T
  const rows = () => [...container.querySelectorAll('ol > li, tbody > tr')].map((row) => row.textContent.trim())
  return {
    container,
    rows,
    firstRow: () => rows()[0] ?? '',
    next: () => find('[data-part=next-trigger]'),
    prev: () => find('[data-part=prev-trigger]'),
    item: (page: number) => find(`[data-part=item][data-index="${page}"]`),
    list: () => find<HTMLOListElement | HTMLTableElement>('ol, table'),
    select: () => find<HTMLSelectElement>('select'),
    search: () => find<HTMLInputElement>('[type=search]'),
    alert: () => container.querySelector<HTMLElement>('[role=alert]:not([hidden])'),
    status: () => find('[data-part=status]').textContent.trim(),
    isBusy: () => find('[data-part=root]').hasAttribute('data-busy'),
    /** Whether the rows say that others are loading. */
    isLoading: () => container.querySelector('[aria-busy=true]') !== null,
    /** The pages and gaps, with the current page in brackets. */
    pages: () =>
      [...container.querySelectorAll('[data-part=item], [data-part=ellipsis]')]
        .map((part) => (part.matches('[aria-current]') ? `[${part.textContent}]` : part.textContent))
        .join(' '),
    /** The text of the focused element. */
    focused: () => document.activeElement?.textContent.trim(),
  }
}
