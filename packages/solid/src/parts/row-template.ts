import { listItemPart, type Part } from '@dogear/core'
import type { Attributes } from '../render/merge-props.js'
import { noAttributes, writerOf } from '../render/render-part.js'
import type { Entry, Rows } from './row.js'
import { partOf } from './row-content.js'

/** A row to clone, and the attributes of its content. */
type Template = readonly [Element, Attributes]

const templates: Record<string, Template> = {}
const constants = ['data-scope', 'data-part', 'type', 'aria-hidden']

export function templateOf(list: Rows, entry: Entry, hasPart: boolean): Template {
  const key = hasPart ? entry.type + list.controlTag() : ''
  templates[key] ??= createTemplate(hasPart ? partOf(list, entry, 0) : undefined)
  return templates[key]
}

function createTemplate(part?: Part<Attributes>): Template {
  const isHidden = !!part?.attributes['aria-hidden']
  const row = document.createElement('li')
  writerOf(noAttributes)(row, listItemPart({ isHidden }))
  if (!part) return [row, {}]
  const entries = Object.entries(part.attributes).filter(([name]) => constants.includes(name))
  const child = row.appendChild(document.createElement(part.tag))
  const attributes = Object.fromEntries(entries)
  writerOf(noAttributes)(child, { ...part, attributes })
  if (part.tag === 'div') child.textContent = '…'
  return [row, attributes]
}
