// The candidates of each framework. Each renders the app of its name or another `app`, which imports `library`. Its size is that of
// the listed parts.
import { fileURLToPath } from 'node:url'
import { frameworkNames as names } from '../tooling/frameworks.mjs'

const within = (parts) => parts.split(' ').map((part) => `Pagination.${part}`)

// Ark UI has the same parts by the same names.
const everything = [
  ...within('Root RootProvider Context FirstTrigger PrevTrigger Item Ellipsis NextTrigger LastTrigger'),
  'usePagination',
  'usePaginationContext',
]
const inList = within('Root FirstTrigger PrevTrigger List NextTrigger LastTrigger')
const handWrittenParts = (name) => fileURLToPath(new URL(`${name}/parts`, import.meta.url))

export const frameworks = await Promise.all(
  names.map(async (name) => {
    const { default: framework } = await import(`./${name}/framework.mjs`)
    return { name, ...framework, candidates: [...candidatesOf(name, framework), ...framework.peers] }
  }),
)

function candidatesOf(name, { extension }) {
  const dogear = `@dogear/${name}`
  const ark = `@ark-ui/${name}`
  // The same JSX suits React and Solid.
  const list = extension === 'jsx' ? '../list' : 'list'
  return [
    { name: 'hand-written', title: 'hand-written' },
    { name: 'parts', title: 'hand-written, in parts', app: 'composed', library: handWrittenParts(name) },
    { name: 'dogear', title: dogear, app: 'composed', library: dogear, parts: everything },
    { name: 'list', title: `${dogear}, List`, app: list, library: dogear, parts: inList },
    { name: 'ark', title: ark, app: 'composed', library: `${ark}/pagination`, parts: everything },
  ]
}
