import { dirname, join, relative, sep } from 'node:path'
import { visit } from 'unist-util-visit'
import { importsOfSamples } from '../src/sample-imports.mjs'
import { repository, samplesOf } from '../src/samples.mjs'

const components = join(import.meta.dirname, '../src/components')

/**
 * Imports `<Frameworks>`, `<Example>`, `<Sample>`, `<File>` and `<Bench>` in the pages that use them. Inserts the components
 * of each Example as islands, because Astro needs a static import for each. Shows what the samples of a page import at its
 * end, so that people can copy all files.
 */
export const remarkSamples = () => (tree, file) => {
  const imported = importsOfSamples(shownFiles(tree))
  if (imported.names.length + imported.paths.length > 0) tree.children.push(importedFiles(imported))

  const from = (target) => `./${relative(dirname(file.path), target).split(sep).join('/')}`
  const used = new Map()

  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (!['Frameworks', 'Example', 'Sample', 'File', 'Bench'].includes(node.name)) return
    used.set(node.name, from(join(components, `${node.name}.astro`)))
    if (node.name !== 'Example') return
    const name = attributeOf(node, 'name')
    for (const framework of samplesOf(name).filter((found) => found.name !== 'vanilla')) {
      const local = `${framework.title}_${name.replaceAll('-', '_')}`
      used.set(local, from(framework.path))
      node.children.push(island(local, framework.name))
    }
  })

  for (const [local, source] of used) tree.children.unshift(importOf(local, source))
}

/** The paths of all files that a page shows. */
function shownFiles(tree) {
  const paths = []
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'File') paths.push(attributeOf(node, 'path'))
    if (['Example', 'Sample'].includes(node.name) && !hasAttribute(node, 'demoOnly')) {
      for (const { path } of samplesOf(attributeOf(node, 'name'))) paths.push(relative(repository, path))
    }
  })
  return paths
}

const importedFiles = ({ names, paths }) =>
  element('details', {}, [
    element('summary', {}, [{ type: 'text', value: 'What the samples import' }]),
    ...names.map((name) => element('Sample', { name })),
    ...paths.map((path) => element('File', { path })),
  ])

const island = (name, slot) => element(name, { slot, 'client:visible': null })

const element = (name, attributes, children = []) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
  children,
})

const hasAttribute = (node, name) => node.attributes.some((attribute) => attribute.name === name)

const attributeOf = (node, name) => node.attributes.find((attribute) => attribute.name === name).value

const importOf = (local, source) => ({
  type: 'mdxjsEsm',
  value: `import ${local} from '${source}'`,
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: local } }],
          source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
        },
      ],
    },
  },
})
