import { controlTag } from '../adapter.js'
import { getPageInputProps, type PaginationApi } from '../index.js'
import type { PartName } from '../options/part-names.js'
import { applyProps, hasProps } from './apply-props.js'
import { renderFitList } from './fit-list.js'
import { renderPageSizeSelect } from './page-size-select.js'
import { renderList } from './render-list.js'
import { renderStatus } from './render-status.js'
import type { PartProps } from './to-attributes.js'

/**
 * Renders a root and the parts inside it, which it finds by their `data-part`: `first-trigger`, `prev-trigger`, `next-trigger`,
 * `last-trigger`, `list`, `page-size-select`, `page-input` and `status`. A `list` with `data-fit` shows as many entries as fit. To a
 * root without parts, it adds PrevTrigger, List and NextTrigger. Call it again after each change, including a change
 * of your markup. In link mode, write triggers as `<a>`. It skips parts of another root inside, and parts that you have rendered
 * before its first call.
 * @example const render = () => renderParts(nav, pagination.get())
 */
export function renderParts(root: HTMLElement, pagination: PaginationApi): void {
  if (!root) return
  applyProps(root, pagination.getRootProps())
  for (const part of partsOf(root, controlTag(pagination))) {
    if (hasProps(part) && !parts.has(part)) continue
    parts.add(part)
    renderPart(part, pagination)
  }
}

/** The parts that this has rendered. */
const parts = new WeakSet<Element>()

/** Other libraries use `data-part`, too. */
const anyPart = '[data-part]:is([data-scope=pagination], :not([data-scope]))'

/** What is inside a list is the list's, and what is inside another root is that root's. */
const owner = '[data-part=root]:not([data-scope]), [data-scope=pagination]:is([data-part=root], [data-part=list])'

const addedParts = new WeakMap<Element, readonly HTMLElement[]>()

function partsOf(root: HTMLElement, tag: 'button' | 'a') {
  const added = addedParts.get(root) ?? []
  const found = [...root.querySelectorAll<HTMLElement>(anyPart)].filter(
    (part) => part.parentElement?.closest(owner) === root,
  )
  const own = found.filter((part) => !added.includes(part))
  const areAddedReady = found.length > 0 && added[0]?.localName === tag
  if (!own.length && areAddedReady) return found
  for (const part of added) part.remove()
  if (own.length) return own
  const texts = { 'prev-trigger': '‹', list: '', 'next-trigger': '›' }
  const next = Object.entries(texts).map(([name, text]) => {
    const part = root.ownerDocument.createElement(text ? tag : 'ul')
    part.dataset.part = name
    part.textContent = text
    return part
  })
  addedParts.set(root, next)
  root.append(...next)
  return next
}

/** `page-input` for `pageInput`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : ''

/** The parts to find. The compiler reports a new part that is neither in a table below nor excluded here. */
type Found = Kebab<Exclude<PartName, 'root' | 'listItem' | 'item' | 'ellipsis' | 'ellipsisTrigger' | 'content'>>

function renderPart(part: HTMLElement, pagination: PaginationApi) {
  const getters = {
    'first-trigger': pagination.getFirstTriggerProps,
    'prev-trigger': pagination.getPrevTriggerProps,
    'next-trigger': pagination.getNextTriggerProps,
    'last-trigger': pagination.getLastTriggerProps,
    'page-input': () => getPageInputProps(pagination),
  } satisfies { [Name in Found]?: () => PartProps }
  const renderers: Record<Exclude<Found, keyof typeof getters>, (part: never, pagination: PaginationApi) => void> = {
    list: part.hasAttribute('data-fit') ? renderFitList : renderList,
    'page-size-select': renderPageSizeSelect,
    status: renderStatus,
  }
  const name = part.dataset.part
  const getProps: (() => PartProps) | undefined = getters[name as keyof typeof getters]
  if (getProps) applyProps(part, getProps())
  else renderers[name as keyof typeof renderers]?.(part as never, pagination)
}
