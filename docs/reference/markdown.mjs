/** Joins blocks to a page of MDX. */
export const page = ({ title, description, order }, blocks) =>
  [
    `---\ntitle: ${title}\ndescription: "${description}"\neditUrl: false\nsidebar:\n  order: ${order}\n---`,
    "import Frameworks from '../../../components/Frameworks.astro'",
    ...blocks.flat().filter(Boolean),
    '',
  ].join('\n\n')

/** Renders each member as a heading with its type, default and example. */
export const headings = (members, types, level = '##') =>
  members.flatMap(({ name, type, description, default: standard, example }) => [
    `${level} ${name}`,
    `${linkTypes(type, types)}${standard && standard !== 'none' ? ` · default \`${standard}\`` : ''}`,
    prose(description),
    example && codeBlock(example),
  ])

export const codeBlock = (text, language = 'ts') => `\`\`\`${language}\n${text}\n\`\`\``

/** Shows only a line that unfolds the block. */
export const folded = (summary, block) => `<details>\n<summary>${summary}</summary>\n\n${block}\n\n</details>`

export function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A type as code, with links to the types in it. */
export function linkTypes(type, types) {
  const named = types.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(type))
  const links = named.map(({ name }) => `[${name}](/reference/types/#${name.toLowerCase()})`)
  return `\`${type}\`${links.length > 0 ? ` (${links.join(', ')})` : ''}`
}

/** Escapes braces and angle brackets outside of code, which MDX would parse. */
export const prose = (text) =>
  text
    .split(/(`[^`]*`)/)
    .map((piece) => (piece.startsWith('`') ? piece : piece.replace(/[{}<>]/g, (character) => `\\${character}`)))
    .join('')
