import type { AnyPagination, PageSizeOption } from '@dogear/core'
import * as core from '@dogear/core'
import { createPagination, paginationAnatomy } from '@dogear/core'
import * as adapter from '@dogear/core/adapter'
import { type ExtraName, fixedParts, type Scene, type SceneNode, texts, userPropsOf } from './scene.js'

/** The parts that a scene can have as `extras`. */
export const extraNames = paginationAnatomy.keys().filter((name) => !fixedParts.includes(name as never)) as ExtraName[]

export const capitalize = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase())

/** `first-trigger` for `firstTrigger`, as in `data-part`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The part of the core with this name. */
export const describePart = (name: ExtraName, pagination: AnyPagination, props: object = {}): CorePart =>
  (adapter as never as Record<string, (pagination: AnyPagination, props: object) => CorePart>)[`${name}Part`]?.(
    pagination,
    props,
  ) as CorePart

type CorePart = adapter.Part & { readonly value?: string }

/** The text of a part that has one of its own. */
export const textOf = (name: ExtraName, pagination: AnyPagination): string | undefined =>
  (core as never as Record<string, ((pagination: AnyPagination) => string) | undefined>)[
    `get${capitalize(name)}Text`
  ]?.(pagination)

export const tagOf = (name: ExtraName): string => describePart(name, createPagination({}).get()).tag

/** One of the `extras` of a scene, without the user's attributes. `value` is of a part outside all roots. */
export function extraNode(scene: Scene, name: ExtraName, value?: unknown): SceneNode {
  const { own, children, content = texts[name as keyof typeof texts] } = userPropsOf(scene, name)
  return {
    name: capitalize(name),
    props: { ...own, ...(value !== undefined && { value }) },
    children: children ?? (content === undefined ? undefined : [content]),
  }
}

type Getters = { readonly [name: string]: ((pagination: AnyPagination, options?: unknown) => unknown) | undefined }

/** Elements of the parent's own, with the props of the getters that an adapter exports. The types test calls each getter. */
export function ownElements(adapter: object, pagination: AnyPagination, scene: Scene): SceneNode[] {
  const getters = adapter as Getters
  const element = (name: ExtraName | 'ellipsisTrigger', tag: string): SceneNode => {
    const { disabled } = userPropsOf(scene, name === 'ellipsisTrigger' ? 'ellipsis' : name)
    const text = getters[`get${capitalize(name)}Text`]?.(pagination) ?? texts[name as keyof typeof texts]
    const sizes = userPropsOf(scene, 'pageSizeSelect').own?.sizes
    const options = tag === 'select' && (getters.getPageSizeOptions?.(pagination, sizes) as PageSizeOption[])
    return {
      name: tag,
      props: getters[`get${capitalize(name)}Props`]?.(pagination, { index: 5, disabled }) as SceneNode['props'] & {},
      children: options ? options.map(optionNode) : text === undefined ? undefined : [`${text}`],
    }
  }
  return [element('ellipsisTrigger', 'button'), ...extraNames.map((name) => element(name, tagOf(name)))]
}

const optionNode = ({ value, label, isSelected }: PageSizeOption): SceneNode => ({
  name: 'option',
  props: { value },
  children: [label],
  isSelected,
})
