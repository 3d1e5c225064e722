import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** Tells each cell of a table the name of its column, to be shown where the columns do not fit beside each other. */
export const rehypeTableLabels = () => (tree) => {
  visit(tree, { tagName: 'table' }, (table) => {
    const [head, ...bodies] = elementsIn(table)
    const labels = elementsIn(elementsIn(head)[0]).map(textOf)
    for (const row of bodies.flatMap(elementsIn)) {
      for (const [index, cell] of elementsIn(row).entries()) cell.properties.dataLabel = labels[index]
    }
  })
}

const elementsIn = ({ children }) => children.filter(({ type }) => type === 'element')
