import { extraNode, ownElements } from '@dogear/contract/harness/nodes'
import {
  customEllipsis,
  customItem,
  type ExtraName,
  extrasInside,
  isCustom,
  type RepeatedPart,
  type Scene,
  type SceneNode,
  texts,
  userPropsOf,
} from '@dogear/contract/harness/scene'
import type { ListedEllipsis, PageEntry, UsePaginationReturn } from '@dogear/react'
import * as react from '@dogear/react'
import { createElement, type ElementType, Fragment, type ReactNode } from 'react'
import { toReactProps } from './react-props'

const { Pagination, usePaginationContext } = react

export function Parts({ scene }: { scene: Scene }) {
  const part = (name: RepeatedPart, page?: number) => {
    const { content, ...userProps } = userPropsOf(scene, name, page)
    return toReactProps(userProps, content ?? (name === 'item' ? page : texts[name])) as object
  }
  return (
    <>
      <Pagination.FirstTrigger {...part('firstTrigger')} />
      <Pagination.PrevTrigger {...part('prevTrigger')} />
      {scene.list ? <Entries scene={scene} /> : <Loop scene={scene} part={part} />}
      <Pagination.NextTrigger {...part('nextTrigger')} />
      <Pagination.LastTrigger {...part('lastTrigger')} />
      {extrasInside(scene).map((name) => (
        <Extra key={name} scene={scene} name={name} />
      ))}
      {scene.hasOwnElements && <OwnElements scene={scene} />}
    </>
  )
}

interface ExtraProps {
  scene: Scene
  name: ExtraName
  value?: UsePaginationReturn
}

/** One of the `extras` of a scene. */
export function Extra({ scene, name, value }: ExtraProps) {
  const { content, ...userProps } = userPropsOf(scene, name)
  return renderNode(extraNode(scene, name, value), (children) => toReactProps(userProps, children))
}

/** Elements of the parent's own, with the props of the getters. */
function OwnElements({ scene }: { scene: Scene }) {
  const nodes = ownElements(react, usePaginationContext(), scene).map((node) => renderNode(node))
  return createElement(Fragment, null, ...nodes)
}

function renderNode({ name, props, children }: SceneNode, more?: (children: ReactNode) => object): ReactNode {
  const part = (name in Pagination ? Pagination[name as 'Root'] : name) as ElementType
  const content = children?.map((child, index) =>
    typeof child === 'string' ? child : <Fragment key={index}>{renderNode(child)}</Fragment>,
  )
  const only = content?.length === 1 ? content[0] : content
  return createElement(part, { ...props, ...(more ? more(only) : only && { children: only }) })
}

interface LoopProps {
  scene: Scene
  part: (name: RepeatedPart, page?: number) => object
}

function Loop({ scene, part }: LoopProps) {
  return (
    <Pagination.Context>
      {({ pages }) =>
        pages.map((entry, index) =>
          entry.type === 'page' ? (
            <Pagination.Item key={entry.value} {...entry} {...part('item', entry.value)} />
          ) : scene.jump !== undefined ? (
            <Pagination.EllipsisTrigger
              key={entry.value}
              index={index}
              by={scene.jump || undefined}
              {...part('ellipsis')}
            />
          ) : (
            <Pagination.Ellipsis key={entry.value} index={index} {...part('ellipsis')} />
          ),
        )
      }
    </Pagination.Context>
  )
}

const item = (entry: PageEntry) => <Pagination.Item {...entry}>{customItem(entry.value)}</Pagination.Item>

const ellipsis = (entry: ListedEllipsis) => <button type="button">{customEllipsis(entry)}</button>

const jumpBy = (by: number) => (entry: ListedEllipsis) => (
  <Pagination.EllipsisTrigger {...entry} by={by || undefined}>
    {texts.ellipsis}
  </Pagination.EllipsisTrigger>
)

function Entries({ scene }: { scene: Scene }) {
  const props = (name: 'item' | 'ellipsis') => toReactProps(userPropsOf(scene, name), undefined) as object
  const List = scene.list === 'fit' ? Pagination.FitList : Pagination.List
  return (
    <List
      {...(toReactProps(userPropsOf(scene, 'list'), undefined) as object)}
      item={isCustom(scene, 'item') ? item : undefined}
      ellipsis={scene.jump !== undefined ? jumpBy(scene.jump) : isCustom(scene, 'ellipsis') ? ellipsis : undefined}
      itemProps={props('item')}
      ellipsisProps={props('ellipsis')}
    />
  )
}
