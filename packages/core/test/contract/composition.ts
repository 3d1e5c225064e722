import { describePart, extraNode, textOf } from '@dogear/contract/harness/nodes'
import {
  customEllipsis,
  customItem,
  type ExtraName,
  extrasInside,
  isCustom,
  type RepeatedPart,
  rootsOf,
  type Scene,
  texts,
  type UserProps,
  userPropsOf,
} from '@dogear/contract/harness/scene'
import {
  formatNumber,
  getEllipsisTriggerProps,
  getPageSizeOptions,
  type Pages,
  type PaginationApi,
  type StatusLabelDetails,
} from '@dogear/core'
import {
  controlTag,
  type Direction,
  ellipsisPart,
  ellipsisTriggerPart,
  getStatusDetails,
  itemPart,
  listItemPart,
  listPart,
  onAnchor,
  type Part,
  rootPart,
  triggerPart,
} from '@dogear/core/adapter'
import { applyProps, type ListElementProps, type PartProps, type RenderListProps } from '@dogear/core/dom'

/** An element to create or update. */
export interface Piece {
  /** Unique among its siblings. */
  readonly key: string
  readonly tag: string
  readonly props: PartProps
  readonly text: string
  /** The elements that a server renders inside. In the browser, `renderList` does. */
  readonly children?: readonly Piece[]
}

/** A root element of the scene, and the parts inside it. */
export function compose(api: PaginationApi, scene: Scene, index: number): { root: Piece; parts: Piece[] } {
  const trigger = (name: Exclude<RepeatedPart, 'item' | 'ellipsis'>, direction: Direction) => {
    const userProps = userPropsOf(scene, name)
    return piece(name, triggerPart(api, direction, controlProps(userProps)), userProps, texts[name])
  }
  const entries = api.pages.map((entry, at) => entryPiece(api, scene, entry, at))
  return {
    root: piece('root', rootPart(api), rootsOf(scene)[index] ?? {}, ''),
    parts: [
      trigger('firstTrigger', 'first'),
      trigger('prevTrigger', 'prev'),
      ...(scene.list ? [listPiece(scene, api, entries)] : entries),
      trigger('nextTrigger', 'next'),
      trigger('lastTrigger', 'last'),
      ...extrasInside(scene).map((name) => extraPiece(api, scene, name)),
    ],
  }
}

const handlerNames = { click: 'onClick', change: 'onChange', keydown: 'onKeydown', focusout: 'onFocusout' }

function piece(key: string, { tag, attributes, on }: Part, userProps: UserProps, text: string): Piece {
  const { onClick, onKeydown } = userProps
  const handlers: { [name: string]: unknown } = { ...(onClick && { onClick }), ...(onKeydown && { onKeydown }) }
  for (const event in on) {
    const name = handlerNames[event as keyof typeof on]
    const userHandler = handlers[name]
    handlers[name] = (native: Event) => on[event as keyof typeof on]?.(native, userHandler)
  }
  const merged = onAnchor({ ...attributes, ...userProps.attributes, ...handlers }, tag)
  const props = Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== undefined),
  ) as object as PartProps
  return { key: `${key} ${tag}`, tag, props, text }
}

const controlProps = ({ disabled, attributes }: UserProps) => ({ disabled, href: attributes?.href })

function entryPiece(api: PaginationApi, scene: Scene, entry: Pages[number], index: number): Piece {
  if (entry.type === 'ellipsis' && scene.jump !== undefined) {
    const userProps = userPropsOf(scene, 'ellipsis')
    const own = { ...entry, index, by: scene.jump || undefined }
    const part = ellipsisTriggerPart(api, { ...own, ...controlProps(userProps) })
    return piece(entry.value, part, userProps, texts.ellipsis)
  }
  if (entry.type === 'ellipsis') {
    return piece(entry.value, ellipsisPart(api, { index }), userPropsOf(scene, 'ellipsis'), texts.ellipsis)
  }
  const { value } = entry
  const userProps = userPropsOf(scene, 'item', value)
  const part = itemPart(api, { value, ...controlProps(userProps) })
  return piece(`${value}`, part, userProps, isCustom(scene, 'item') ? customItem(value) : formatNumber(api, value))
}

function listPiece(scene: Scene, api: PaginationApi, entries: readonly Piece[]): Piece {
  const children = api.pages.map((entry, index): Piece => {
    const isEllipsis = entry.type === 'ellipsis'
    const isHidden = isEllipsis && !isCustom(scene, 'ellipsis') && scene.jump === undefined
    const child =
      isEllipsis && isCustom(scene, 'ellipsis')
        ? button(customEllipsis({ ...entry, index }))
        : (entries[index] as Piece)
    return { ...piece(`${entry.value}`, listItemPart({ isHidden }), {}, ''), children: [child] }
  })
  return { ...piece('list', listPart({ isFit: scene.list === 'fit' }), userPropsOf(scene, 'list'), ''), children }
}

const button = (text: string): Piece => ({
  key: 'button',
  tag: 'button',
  props: { type: 'button' } as object as PartProps,
  text,
})

/** One of the `extras` of a scene. */
export function extraPiece(api: PaginationApi, scene: Scene, name: ExtraName): Piece {
  const userProps = userPropsOf(scene, name)
  const part = describePart(name, api, userProps)
  const { props, children = [] } = extraNode(scene, name)
  const details = getStatusDetails(api)
  const ownText = props?.text as ((details: StatusLabelDetails) => string) | undefined
  const text = ownText ? details && ownText(details) : textOf(name, api)
  const field = piece(name, part, userProps, text ?? children.join(''))
  if (part.value === undefined) return field
  return {
    ...field,
    props: { ...field.props, value: part.value } as PartProps,
    ...(part.tag === 'select' && { children: options(api, scene) }),
  }
}

const options = (api: PaginationApi, scene: Scene): Piece[] =>
  getPageSizeOptions(api, userPropsOf(scene, 'pageSizeSelect').own?.sizes as number[]).map(
    ({ value, label, isSelected }) => ({
      key: value,
      tag: 'option',
      props: { value, ...(isSelected && { selected: true }) } as never,
      text: label,
    }),
  )

/** The scene's props for `renderList`. */
export function listProps(api: PaginationApi, scene: Scene): RenderListProps {
  const elementProps = (name: 'item' | 'ellipsis'): ListElementProps => {
    const { attributes, onClick, disabled } = userPropsOf(scene, name)
    return { ...attributes, onClick: onClick ?? undefined, disabled }
  }
  return {
    itemProps: elementProps('item'),
    ellipsisProps: elementProps('ellipsis'),
    ...(isCustom(scene, 'item') && {
      item: ({ value }, listItem) => {
        const { tag, attributes, on } = itemPart(api, { value })
        const element = childOf(listItem, tag)
        element.textContent = customItem(value)
        applyProps(element, { ...attributes, ...(on.click && { onClick: on.click }) })
      },
    }),
    ...(scene.jump !== undefined && {
      ellipsis: (entry, listItem) => {
        const props = getEllipsisTriggerProps(api, { ...entry, by: scene.jump || undefined, asChild: false })
        const element = childOf(listItem, controlTag(api))
        element.textContent = texts.ellipsis
        applyProps(element, props)
      },
    }),
    ...(isCustom(scene, 'ellipsis') && {
      ellipsis: (entry, listItem) => {
        const element = childOf(listItem, 'button')
        element.setAttribute('type', 'button')
        element.textContent = customEllipsis(entry)
      },
    }),
  }
}

function childOf(listItem: HTMLElement, tag: string): Element {
  const current = listItem.firstElementChild
  if (current?.localName === tag) return current
  const element = listItem.ownerDocument.createElement(tag)
  listItem.replaceChildren(element)
  return element
}
