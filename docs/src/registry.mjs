import { basename, join, relative, sep } from 'node:path'
import { readCode, repository, samplesOf } from './samples.mjs'

/** The components to copy, each with its description. */
const components = {
  pagination: 'Page numbers between Previous and Next, as many as fit on one line',
  'pagination-table-footer': 'Page size, range, page input and arrows for the end of a table',
  'pagination-links': 'Links to newer and older posts, with page numbers between them',
  'pagination-load-more': 'A list with a button that loads more items',
}

/** Components for what has no adapter are in a guide and not in a preview. The theme is their look. */
const inGuides = [
  {
    framework: 'vanilla',
    name: 'pagination-element',
    description: 'A custom element for Lit, Alpine, htmx and plain pages',
  },
  { framework: 'angular', name: 'pagination', description: 'Page numbers between Previous and Next, and a Status' },
]

/** What the other components import. */
export const stylesPath = 'docs/samples/shared/pagination-styles.ts'

const clis = { vue: 'shadcn-vue', svelte: 'shadcn-svelte' }

/** A component in each framework that has it, with its demo and the command that copies it from a URL. */
export function registrySamplesOf(name) {
  const demos = samplesOf(`registry/${name}-demo`)
  return samplesOf(`registry/${name}`).map((sample) => ({
    ...sample,
    demo: demos.find((demo) => demo.name === sample.name),
    command: `npx ${clis[sample.name] ?? 'shadcn'}@latest add`,
  }))
}

/**
 * The content of `registry.json` at the root of the repository, from which shadcn adds components by names such as
 * `dogear-ui/dogear/pagination`. The CLIs for Vue and Svelte only know URLs.
 */
export function repositoryRegistry(homepage) {
  const items = allItems()
    .filter(({ framework }) => !clis[framework])
    .map(({ framework, item: { $schema, ...item }, paths }) => ({
      ...item,
      name: framework === 'react' ? item.name : `${framework}/${item.name}`,
      files: paths.map((path) => ({ path, type: 'registry:component' })),
    }))
  return { ...registryOf(homepage), items }
}

/** The files for the shadcn CLIs, with their paths below `r/`. */
export function registryFiles(homepage) {
  const all = allItems()
  const items = all.map(({ framework, item }) => ({ path: `${framework}/${item.name}.json`, content: item }))
  const registries = [...new Set(all.map(({ framework }) => framework))].map((framework) => {
    const own = all.filter((found) => found.framework === framework).map(({ item }) => withoutContent(item))
    return { path: `${framework}/registry.json`, content: { ...registryOf(homepage), items: own } }
  })
  return [...registries, ...items]
}

const allItems = () => [
  ...Object.keys(components).flatMap((name) => registrySamplesOf(name).map((sample) => itemOf(name, sample))),
  ...inGuides.map(({ framework, name, description }) => {
    const path = `docs/samples/${framework}/registry/${name}.ts`
    return itemOf(name, { name: framework, path: join(repository, path), code: readCode(path), description })
  }),
]

const registryOf = (homepage) => ({ $schema: 'https://ui.shadcn.com/schema/registry.json', name: 'dogear', homepage })

function itemOf(name, { name: framework, path, code, demo, description = components[name] }) {
  const packages = [...`${code}${demo?.code}`.matchAll(/from '(@dogear\/\w+)/g)].map(([, found]) => found)
  const styles = demo ? [{ path: stylesPath, code: readCode(stylesPath) }] : []
  return {
    framework,
    paths: [relative(repository, path).split(sep).join('/'), ...styles.map(({ path }) => path)],
    item: {
      $schema: 'https://ui.shadcn.com/schema/registry-item.json',
      name,
      type: 'registry:component',
      description,
      dependencies: [...new Set(packages)].sort(),
      files: [{ path, code }, ...styles].map((file) => fileOf(file, framework)),
    },
  }
}

function fileOf({ path, code }, framework) {
  const name = basename(path)
  // Only the CLI for Svelte needs a target, which is below its folder of components.
  const target = framework === 'svelte' ? { target: name } : {}
  return { path: name, type: 'registry:component', ...target, content: `${code}\n` }
}

const withoutContent = ({ $schema, files, ...item }) => ({
  ...item,
  files: files.map(({ content, ...file }) => file),
})
