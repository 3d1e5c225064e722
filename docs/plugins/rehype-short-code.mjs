import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** Longer code would overflow narrow screens if it couldn't break. */
const maxLength = 24

/** Marks short code within a text, which would otherwise break at its hyphens. */
export const rehypeShortCode = () => (tree) => {
  visit(tree, { tagName: 'code' }, (code, _, parent) => {
    if (parent.tagName !== 'pre' && textOf(code).length <= maxLength) code.properties.className = ['short']
  })
}
