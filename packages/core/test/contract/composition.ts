import { type PartName, rootsOf, type Scene, texts, type UserProps, userPropsOf } from '@dogear/contract/scene'
import {
  type Direction,
  ellipsisPart,
  itemPart,
  type PaginationApi,
  type Part,
  rootPart,
  triggerPart,
} from '@dogear/core'
import type { PartProps } from '@dogear/core/dom'

/** An element to create or update. */
export interface Piece {
  /** Unique among its siblings. */
  readonly key: string
  readonly tag: string
  readonly props: PartProps
  readonly text: string
}

/** A root element of the scene, and the parts inside it. */
export function compose(api: PaginationApi, scene: Scene, index: number): { root: Piece; parts: Piece[] } {
  const piece = (key: string, { tag, attributes, on }: Part, userProps: UserProps, text: string): Piece => {
    const { click } = on
    const userHandler = userProps.onClick
    const onClick = userHandler && click ? (event: Event) => click(event, userHandler) : (click ?? userHandler)
    const props = { ...attributes, ...userProps.attributes, ...(onClick && { onClick }) } as PartProps
    return { key: `${key} ${tag}`, tag, props, text }
  }
  const trigger = (name: Exclude<PartName, 'item' | 'ellipsis'>, direction: Direction) => {
    const userProps = userPropsOf(scene, name)
    return piece(name, triggerPart(api, { direction, disabled: userProps.disabled }), userProps, texts[name])
  }
  const entries = api.pages.map((entry, at) => {
    if (entry.type === 'ellipsis') {
      return piece(entry.value, ellipsisPart(api, { index: at }), userPropsOf(scene, 'ellipsis'), texts.ellipsis)
    }
    const userProps = userPropsOf(scene, 'item', entry.value)
    const part = itemPart(api, { value: entry.value, disabled: userProps.disabled })
    return piece(`${entry.value}`, part, userProps, `${entry.value}`)
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
