import type { PartAttributes } from '../adapter.js'

type AnyAttributes = PartAttributes<string>

/** The result of a prop getter, or the attributes of a part, with or without others. */
export type PartProps = AnyAttributes | (Omit<AnyAttributes, 'id'> & { readonly [attribute: string]: unknown })

/**
 * The attributes of a part as texts, for HTML that a server writes. Takes the result of a prop getter, and reads it as `applyProps`
 * does: without handlers, and without attributes that aren't set. Mark the current option of a select as `selected` yourself,
 * because a select has no `value` attribute.
 * @example
 * return Object.entries(toAttributes(props))
 *   .map(([name, text]) => ` ${name}="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
 *   .join('')
 */
export function toAttributes(props: PartProps): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [name, value] of Object.entries(props ?? {})) {
    // For these, false isn't the same as no attribute.
    const isText = /^(aria-|data-|contenteditable|draggable|spellcheck)/.test(name)
    const text = name === 'style' && typeof value === 'object' ? toCss(value) : value
    const isSet = text != null && (text !== false || isText) && !/object|function/.test(typeof text)
    // A select has no attribute for its value.
    const isValueOfSelect = name === 'value' && props['data-part'] === 'page-size-select'
    if (isSet && !isValueOfSelect && !/^on/.test(name)) attributes[name] = text === true && !isText ? '' : String(text)
  }
  return attributes
}

const toCss = (style: object | null) =>
  Object.entries(style ?? {})
    .filter(([, value]) => value != null)
    .map(([name, value]) => `${/^--/.test(name) ? name : name.replace(/[A-Z]/g, '-$&').toLowerCase()}:${value}`)
    .join(';')
