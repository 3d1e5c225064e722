import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/**
 * Adds the name of the column to each table cell. Narrow screens show it, because they stack the cells. Tables of numbers
 * stay as they are, so that their numbers can be compared.
 */
export const rehypeTableLabels = () => (tree) => {
  visit(tree, { tagName: 'table' }, (table) => {
    const [head, ...bodies] = elementsIn(table)
    const columns = elementsIn(elementsIn(head)[0])
    if (columns.slice(1).every(({ properties }) => properties.align === 'right')) return
    const labels = columns.map(textOf)
    for (const row of bodies.flatMap(elementsIn)) {
      for (const [index, cell] of elementsIn(row).entries()) cell.properties.dataLabel = labels[index]
    }
  })
}

const elementsIn = ({ children }) => children.filter(({ type }) => type === 'element')
