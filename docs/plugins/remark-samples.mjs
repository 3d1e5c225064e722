import { dirname, join, relative, sep } from 'node:path'
import { visit } from 'unist-util-visit'
import { samplesOf } from '../src/samples.mjs'

const components = join(import.meta.dirname, '../src/components')

/**
 * Imports `<Frameworks>`, `<Example>`, `<Sample>`, `<File>` and `<Bench>` in the pages that use them. Inserts the components
 * of each Example as islands, because Astro needs a static import for each.
 */
export const remarkSamples = () => (tree, file) => {
  const from = (target) => `./${relative(dirname(file.path), target).split(sep).join('/')}`
  const used = new Map()

  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (!['Frameworks', 'Example', 'Sample', 'File', 'Bench'].includes(node.name)) return
    used.set(node.name, from(join(components, `${node.name}.astro`)))
    if (node.name !== 'Example') return
    const { value: name } = node.attributes.find((attribute) => attribute.name === 'name')
    for (const framework of samplesOf(name).filter((found) => found.name !== 'vanilla')) {
      const local = `${framework.title}_${name.replaceAll('-', '_')}`
      used.set(local, from(framework.path))
      node.children.push(island(local, framework.name))
    }
  })

  for (const [local, source] of used) tree.children.unshift(importOf(local, source))
}

const island = (name, slot) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [
    { type: 'mdxJsxAttribute', name: 'slot', value: slot },
    { type: 'mdxJsxAttribute', name: 'client:visible', value: null },
  ],
  children: [],
})

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
