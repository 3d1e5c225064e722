import type { Feature } from '../harness/harness.js'
import { type Scene, texts } from '../harness/scene.js'

/** A scene and its markup, which is the same in every host. */
export interface Golden {
  readonly scene: Scene
  /** In the table, in the short form of `expand`. */
  readonly markup: string
  /** Only hosts with this feature can render it. Default: every host. */
  readonly needs?: Feature
}

const usualTexts: Record<string, string> = {
  'first-trigger': texts.firstTrigger,
  'prev-trigger': texts.prevTrigger,
  ellipsis: texts.ellipsis,
  'ellipsis-trigger': texts.ellipsis,
  'next-trigger': texts.nextTrigger,
  'last-trigger': texts.lastTrigger,
  content: texts.content,
}

const usualLabels: Record<string, string> = {
  root: 'pagination',
  'first-trigger': 'first page',
  'prev-trigger': 'previous page',
  'next-trigger': 'next page',
  'last-trigger': 'last page',
  'page-size-select': 'items per page',
  'page-input': 'page',
}

const containers = ['nav', 'ul', 'li', 'select']

/** What `disabled` means on each element. */
const disabled: Record<string, string> = {
  button: 'disabled="" data-disabled="" aria-disabled="true"',
  a: 'role="link" data-disabled="" aria-disabled="true"',
  select: 'disabled="" data-disabled=""',
  input: 'disabled="" data-disabled=""',
}

/**
 * Writes out golden markup. In its short form, `<a next-trigger "next page" rel="next">` is a link with the part and the
 * label, which can be left out if it is the usual one. A number instead of a part is the Item of a page, and an `li` is a list
 * item. `current` and `disabled` stand for the attributes of these states, `hidden` for `aria-hidden`. Elements other than
 * containers close themselves, after their text or the usual text of their part.
 */
export function expand(markup: string): string {
  return markup.replace(/<(\w+)((?:\s+(?:[\w-]+=)?(?:"[^"]*"|[\w-]+))*)>([^<]*)/g, (_all, tag, words, text) => {
    const [first = '', ...rest] = words.match(/([\w-]+=)?"[^"]*"|[\w-]+/g) ?? []
    const part = tag === 'li' ? 'list-item' : /^\d+$/.test(first) ? 'item' : /^[a-z-]+$/.test(first) && first
    const label = part === 'item' ? `page ${first}` : usualLabels[part || '']
    if (label && !rest.some((word: string) => word.startsWith('"'))) rest.unshift(`"${label}"`)
    const attributes = [tag === 'li' || !part ? first : '', ...rest].map((word) => attributeOf(tag, word))
    if (part) attributes.push('data-scope="pagination"', `data-part="${part}"`)
    if (part === 'item') attributes.push(`data-index="${first}"`)
    if (tag === 'button' && part && part !== 'ellipsis') attributes.push('type="button"')
    const start = `<${[tag, ...attributes].join(' ')}>`
    if (tag === 'input' || containers.includes(tag)) return start
    return `${start}${text.trim() || (part === 'item' ? first : (usualTexts[part || ''] ?? ''))}</${tag}>`
  })
}

function attributeOf(tag: string, word: string): string {
  if (word === 'disabled') return disabled[tag] ?? ''
  if (word === 'current') return 'data-selected="" aria-current="page"'
  if (word === 'hidden') return 'aria-hidden="true"'
  return word.startsWith('"') ? `aria-label=${word}` : word
}
