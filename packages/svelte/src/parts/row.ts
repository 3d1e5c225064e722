import { formatNumber, type ListedEllipsis, type PageEntry, type Pages } from '@dogear/core'
import type { Snippet } from 'svelte'
import { followPart, isEqual, type Rendering } from '../render/follow-part.js'
import { mergeProps } from '../render/merge-props.js'
import type { Shown } from '../render/show.js'
import type { PaginationApi } from '../state/use-pagination.svelte.js'
import { consumedByEllipsis, describeEllipsis, isInteractive } from './ellipsis.svelte.js'
import { consumedByItem, describeItem } from './item.js'
import type { ListProps } from './list.js'
import { text } from './list.svelte'

/** An entry of a List, with the default Item or ellipsis, or the user's content. It stays the same object while it is equal. */
export interface Row extends Partial<Shown> {
  readonly entry: PageEntry | ListedEllipsis
  readonly kind: 'button' | 'div' | 'spread' | 'custom'
  /** How the entry is rendered is part of the key, so that it never changes. */
  readonly key: string
  readonly text?: string
  readonly isHidden?: boolean
  readonly custom?: Snippet<[entry: never]>
  readonly follow?: ReturnType<typeof followPart>
}

const props = {}
const item: Rendering = {
  describe: describeItem,
  props,
  options: { consumed: consumedByItem, children: text as Snippet<[unknown]> },
}
const ellipsis: Rendering = {
  describe: describeEllipsis,
  props,
  options: { consumed: consumedByEllipsis, children: text as Snippet<[unknown]> },
}

/** Creates a function that returns the rows of a List. */
export function followRows(props: ListProps) {
  let shown: readonly Row[] = []
  return (api: PaginationApi, entries: Pages): readonly Row[] => {
    shown = entries.map((entry, index) => {
      const before = shown.find((row) => row.entry.value === entry.value)
      const listed = entry.type === 'page' ? entry : { ...entry, index }
      const row = createRow(before && isEqual(before.entry, listed) ? before.entry : listed, props, api, before)
      return before && isEqual(before, row) ? before : row
    })
    return shown
  }
}

function createRow(entry: PageEntry | ListedEllipsis, props: ListProps, api: PaginationApi, before?: Row): Row {
  const isPage = entry.type === 'page'
  const custom = isPage ? props.item : props.ellipsis
  if (custom) return { kind: 'custom', key: `custom ${entry.value}`, entry, custom }
  const follow = before?.follow ?? followPart(isPage ? item : ellipsis)
  const own = isPage
    ? mergeProps({ value: entry.value }, props.itemProps ?? {}, ['value'])
    : mergeProps({ index: entry.index }, props.ellipsisProps ?? {})
  const { tag, attributes, rendering } = follow(api, own)
  // A list that can have these props never has to replace its elements.
  const isSpread = tag === 'a' || (isPage ? 'itemProps' : 'ellipsisProps') in props
  const kind = isSpread ? 'spread' : (tag as 'button' | 'div')
  return {
    kind,
    key: `${kind} ${tag} ${entry.value}`,
    entry,
    tag,
    attributes,
    rendering,
    text: isPage ? formatNumber(api, entry.value) : '…',
    isHidden: !isPage && !isInteractive(own),
    follow,
  }
}
