import { type Given, givenTo, type Part, rootsOf, type Scene, texts } from '@dogear/contract/scene'
import { type ClickHandler, ellipsisPart, itemPart, type PaginationApi, rootPart, triggerPart } from '@dogear/core'
import type { PartProps } from '@dogear/core/dom'

/** An element to create or to take over. */
export interface Piece {
  /** Unique among its siblings. */
  readonly key: string
  readonly tag: string
  readonly props: PartProps
  readonly text: string
}

interface AnyPart {
  readonly tag: string
  readonly attributes: object
  readonly on: { readonly click?: ClickHandler }
}

/** The root element of a scene, one of several, and what it contains. */
export function compose(api: PaginationApi, scene: Scene, index: number): { root: Piece; parts: Piece[] } {
  const piece = (key: string, { tag, attributes, on: { click } }: AnyPart, given: Given, text: string): Piece => {
    const own = given.onClick
    const onClick = own && click ? (event: Event) => click(event, own) : (click ?? own)
    const props = { ...attributes, ...given.attributes, ...(onClick && { onClick }) } as PartProps
    return { key: `${key} ${tag}`, tag, props, text: given.content ?? text }
  }
  const trigger = (name: Exclude<Part, 'item' | 'ellipsis'>, direction: 'first' | 'prev' | 'next' | 'last') => {
    const given = givenTo(scene, name)
    return piece(name, triggerPart(api, { direction, disabled: given.disabled }), given, texts[name])
  }
  const entries = api.pages.map((entry, at) => {
    if (entry.type === 'ellipsis') {
      return piece(entry.value, ellipsisPart(api, { index: at }), givenTo(scene, 'ellipsis'), texts.ellipsis)
    }
    const given = givenTo(scene, 'item', entry.value)
    const part = itemPart(api, { value: entry.value, disabled: given.disabled })
    return piece(`${entry.value}`, part, given, `${entry.value}`)
  })
  return {
    root: piece('root', rootPart(api), rootsOf(scene)[index] ?? {}, ''),
    parts: [
      trigger('firstTrigger', 'first'),
      trigger('prevTrigger', 'prev'),
      ...entries,
      trigger('nextTrigger', 'next'),
      trigger('lastTrigger', 'last'),
    ],
  }
}
