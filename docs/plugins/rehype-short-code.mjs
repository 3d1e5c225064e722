import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** The number of characters that fit on one line: in a cell of a table, in a paragraph on a phone, and on a wide screen. */
const lengths = { short: 24, medium: 32, long: 48 }

/** Marks code within a text that fits on one line. It would otherwise break at its hyphens and spaces. */
export const rehypeShortCode = () => (tree) => {
  visit(tree, { tagName: 'code' }, (code, _, parent) => {
    if (parent.tagName === 'pre') return
    const [name] = Object.entries(lengths).find(([, length]) => textOf(code).length <= length) ?? []
    if (name) code.properties.className = [name]
  })
}
