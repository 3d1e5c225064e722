import { type Part, spell as spellInPlace } from '@dogear/core/adapter'
import type { Attributes } from './merge-props.js'

/** Attributes and handlers of a part, spelled as Vue does. A copy, because `usePart` compares the attributes later. */
export const spell = ({ attributes, on, tag }: Part): Attributes =>
  spellInPlace({ attributes: { ...attributes }, on, tag })
