import { type EllipsisEntry, ellipsisPart, itemPart, type ListedEllipsis, type Pages, type Part } from '@dogear/core'
import type { Accessor, JSX } from 'solid-js'
import type { Attributes, Props } from '../render/merge-props.js'
import { isClickable } from '../render/spell.js'
import type { Entry, Rows } from './row.js'

/** Renders the custom content of an entry, if there is any. */
export function customOf({ page, ellipsis, pages }: Rows, entry: Entry): (() => JSX.Element) | undefined {
  if (entry.type === 'page') {
    const render = page.custom?.()
    return render && (() => render(entry))
  }
  const render = ellipsis.custom?.()
  return render && (() => render(listed(entry, pages)))
}

const listed = (entry: EllipsisEntry, pages: Accessor<Pages>): ListedEllipsis => ({
  ...entry,
  get index() {
    return pages().indexOf(entry)
  },
})

/** The default content of an entry. */
export function partOf({ pagination, page, ellipsis }: Rows, { type, value }: Entry, index: number): Part<Attributes> {
  return (type === 'page'
    ? itemPart(pagination(), { value, disabled: page.props?.()?.disabled })
    : ellipsisPart(pagination(), {
        index,
        isInteractive: isInteractive(ellipsis.attributes()),
      })) as Part as Part<Attributes>
}

const isInteractive = (attributes: Props) =>
  isClickable(attributes) || Number(attributes.tabindex ?? attributes.tabIndex ?? -1) >= 0
