/** Code to write as it is: an expression, an attribute or a line. */
export interface Code {
  readonly code: string
}

type Value = string | number | boolean | Code
export type Attribute = Code | readonly [name: string, value: Value]

export interface Element {
  readonly tag: string
  readonly attributes?: readonly Attribute[]
  readonly children?: readonly Node[]
}

/** Nodes between two lines. */
interface Block {
  readonly open: string
  readonly close: string
  readonly children: readonly Node[]
}

export type Node = Code | Element | Block

export const maxWidth = 80

/** The lines of a node. `spell` spells an attribute that has a value. */
export function print(node: Node, spell: (name: string, value: Value) => string, indent = ''): string[] {
  if ('code' in node) return [indent + node.code]
  const nested = node.children?.flatMap((child) => print(child, spell, `${indent}  `)) ?? []
  if ('open' in node) return [indent + node.open, ...nested, indent + node.close]

  const { tag, attributes = [], children = [] } = node
  const spelled = attributes.map((attribute) => ('code' in attribute ? attribute.code : spell(...attribute)))
  const end = children.length > 0 ? '>' : '/>'
  const line = `${indent}<${[tag, ...spelled].join(' ')}${children.length > 0 ? '' : ' '}${end}`
  const open =
    line.length <= maxWidth && !line.includes('\n')
      ? [line]
      : [
          `${indent}<${tag}`,
          ...spelled.flatMap((attribute) => attribute.split('\n').map((text) => `${indent}  ${text}`)),
          indent + end,
        ]
  if (children.length === 0) return open

  const [only] = children
  if (children.length === 1 && only && 'code' in only && !only.code.includes('<')) {
    const whole = `${line}${only.code}</${tag}>`
    if (whole.length <= maxWidth) return [whole]
  }
  return [...open, ...nested, `${indent}</${tag}>`]
}

/** Spells attributes as JSX and Svelte do. */
export function spellInBraces(name: string, value: Value): string {
  if (value === true) return name
  return typeof value === 'string' ? `${name}="${value}"` : `${name}={${codeOf(value)}}`
}

export const codeOf = (value: Value): string => (typeof value === 'object' ? value.code : String(value))
