import { type Part, rootsOf, type Scene, texts, type UserProps, userPropsOf } from '@dogear/contract/scene'
import type { PaginationApi } from '@dogear/core'
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
  const piece = (key: string, props: PartProps, userProps: UserProps, text: string): Piece => {
    const own = userProps.onClick
    const click = 'onClick' in props ? props.onClick : undefined
    const onClick = own && click ? (event: Event) => click(event, own) : (click ?? own)
    const tag = tagOf(props)
    return {
      key: `${key} ${tag}`,
      tag,
      text,
      props: { ...props, ...userProps.attributes, ...(onClick && { onClick }) } as PartProps,
    }
  }
  const trigger = (part: Exclude<Part, 'item' | 'ellipsis'>, getter: 'First' | 'Prev' | 'Next' | 'Last') => {
    const userProps = userPropsOf(scene, part)
    const props = api[`get${getter}TriggerProps`]({ disabled: userProps.disabled, isOwnElement: true })
    return piece(part, props, userProps, texts[part])
  }
  const entries = api.pages.map((entry, at) => {
    if (entry.type === 'ellipsis') {
      return piece(entry.value, api.getEllipsisProps({ index: at }), userPropsOf(scene, 'ellipsis'), texts.ellipsis)
    }
    const userProps = userPropsOf(scene, 'item', entry.value)
    const props = api.getItemProps({ ...entry, disabled: userProps.disabled, isOwnElement: true })
    return piece(`${entry.value}`, props, userProps, `${entry.value}`)
  })
  return {
    root: piece('root', api.getRootProps(), rootsOf(scene)[index] ?? {}, ''),
    parts: [
      trigger('firstTrigger', 'First'),
      trigger('prevTrigger', 'Prev'),
      ...entries,
      trigger('nextTrigger', 'Next'),
      trigger('lastTrigger', 'Last'),
    ],
  }
}

function tagOf(props: PartProps): string {
  const part = props['data-part']
  if (part === 'root') return 'nav'
  if (part === 'ellipsis') return 'div'
  return 'type' in props ? 'button' : 'a'
}
