/**
 * Makes the markup of all frameworks comparable: one tag per line, attributes in lower case and sorted like styles, and
 * no hydration markers (comments, also Svelte's `<!>`, and Solid's keys).
 */
export function normalizeMarkup(markup: string): string {
  return markup
    .replace(/<!(--.*?--)?>/gs, '')
    .replace(/\s*\/>/g, '>')
    .replace(/>\s+</g, '><')
    .replace(/<(\w+)([^>]*)>/g, (_tag, name, attributes) => `\n<${[name, ...sorted(attributes)].join(' ')}>`)
    .replace(/<\/nav>/g, '\n</nav>')
    .trim()
}

function sorted(attributes: string): string[] {
  const all = attributes.matchAll(/([^\s=]+)(?:=(?:"([^"]*)"|(\S+)))?/g)
  return Array.from(
    all,
    ([, name = '', quoted, bare]) => `${name.toLowerCase()}="${normalizeValue(name, quoted ?? bare ?? '')}"`,
  )
    .filter((attribute) => !attribute.startsWith('data-hk='))
    .sort()
}

function normalizeValue(name: string, value: string): string {
  if (name === 'class') return value.trim()
  return name === 'style' ? normalizeStyle(value) : value
}

/** Lists each property once, with the declaration that wins. */
function normalizeStyle(style: string): string {
  const declarations = style.split(';').flatMap((declaration) => {
    const [property = '', value = ''] = declaration.split(':').map((text) => text.trim())
    return property ? [[property, value] as const] : []
  })
  return [...new Map(declarations)]
    .map((declaration) => declaration.join(': '))
    .sort()
    .join('; ')
}
