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
import type { ListedEllipsis, PageEntry, UsePaginationReturn } from '@dogear/solid'
import * as solid from '@dogear/solid'
import { type Component, createEffect, createMemo, For, Index, type JSX, Show, untrack } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { toSolidProps } from './solid-props'

const { Pagination, usePaginationContext } = solid

interface PartsProps {
  scene: Scene
  isFirst: boolean
  onContext?: ((context: UsePaginationReturn) => void) | undefined
}

/** The parts inside a root. */
export function Parts(props: PartsProps) {
  const part = (name: RepeatedPart, page?: number) => {
    const userProps = userPropsOf(props.scene, name, page)
    const children = userProps.content ?? (name === 'item' ? page : texts[name])
    return { ...toSolidProps(userProps), children }
  }
  return (
    <>
      <Show when={props.isFirst && props.scene.effect}>
        {(effect) => <Effect key={effect().key} run={effect().run} />}
      </Show>
      <Pagination.FirstTrigger {...part('firstTrigger')} />
      <Pagination.PrevTrigger {...part('prevTrigger')} />
      <Pagination.Context>
        {(pagination) => {
          if (props.isFirst) props.onContext?.(pagination)
          return (
            <Show when={props.scene.list} fallback={<Loop scene={props.scene} part={part} />}>
              <Entries scene={props.scene} />
            </Show>
          )
        }}
      </Pagination.Context>
      <Pagination.NextTrigger {...part('nextTrigger')} />
      <Pagination.LastTrigger {...part('lastTrigger')} />
      <For each={extrasInside(props.scene)}>{(name) => <Extra scene={props.scene} name={name} />}</For>
      <Show when={props.scene.hasOwnElements}>
        <OwnElements scene={props.scene} />
      </Show>
    </>
  )
}

interface ExtraProps {
  scene: Scene
  name: ExtraName
  value?: UsePaginationReturn
}

/** One of the `extras` of a scene. */
export function Extra(props: ExtraProps) {
  const node = () => extraNode(props.scene, props.name, props.value)
  const user = () => toSolidProps(userPropsOf(props.scene, props.name)) as object
  return <Node node={node()} user={user()} />
}

/** A part or an element by its name, with the user's props. */
function Node(props: { node: SceneNode; user?: object }): JSX.Element {
  const name = untrack(() => props.node.name)
  const component = name in Pagination ? (Pagination[name as 'Root'] as Component<object>) : name
  // Without the property, a part shows its usual content.
  const content = () => {
    const { children } = props.node
    if (!children) return {}
    return {
      get children() {
        return <Nodes nodes={children} />
      },
    }
  }
  return <Dynamic component={component} {...props.node.props} {...props.user} {...content()} />
}

function Nodes(props: { nodes: SceneNode['children'] & {} }): JSX.Element {
  return (
    <Index each={props.nodes}>
      {(node) => (
        <Show when={typeof node() === 'string'} fallback={<Node node={node() as SceneNode} />}>
          {node() as string}
        </Show>
      )}
    </Index>
  )
}

/** Elements of the parent's own, with the props of the getters. */
function OwnElements(props: { scene: Scene }) {
  const pagination = usePaginationContext()
  return <Nodes nodes={ownElements(solid, pagination(), props.scene)} />
}

interface LoopProps {
  scene: Scene
  part: (name: RepeatedPart, page?: number) => object
}

function Loop(props: LoopProps) {
  const by = () => props.scene.jump || undefined
  return (
    <For each={usePaginationContext()().pages}>
      {(entry, index) =>
        entry.type === 'page' ? (
          <Pagination.Item {...entry} {...props.part('item', entry.value)} />
        ) : (
          <Show
            when={props.scene.jump !== undefined}
            fallback={<Pagination.Ellipsis index={index()} {...props.part('ellipsis')} />}
          >
            <Pagination.EllipsisTrigger index={index()} by={by()} {...props.part('ellipsis')} />
          </Show>
        )
      }
    </For>
  )
}

const item = (entry: PageEntry) => <Pagination.Item {...entry}>{customItem(entry.value)}</Pagination.Item>

const ellipsis = (entry: ListedEllipsis) => <button type="button">{customEllipsis(entry)}</button>

function Entries(props: { scene: Scene }) {
  const list = (name: 'list' | 'item' | 'ellipsis') => toSolidProps(userPropsOf(props.scene, name))
  const jump = (entry: ListedEllipsis) => (
    <Pagination.EllipsisTrigger {...entry} by={props.scene.jump || undefined}>
      {texts.ellipsis}
    </Pagination.EllipsisTrigger>
  )
  const own = () => (isCustom(props.scene, 'ellipsis') ? ellipsis : undefined)
  return (
    <Dynamic
      component={props.scene.list === 'fit' ? Pagination.FitList : Pagination.List}
      {...list('list')}
      item={isCustom(props.scene, 'item') ? item : undefined}
      ellipsis={props.scene.jump === undefined ? own() : jump}
      itemProps={list('item')}
      ellipsisProps={list('ellipsis')}
    />
  )
}

function Effect(props: NonNullable<Scene['effect']>) {
  const pagination = usePaginationContext()
  // A memo, because in Solid 1.9.0 each change of the scene changes what `Show` passes on.
  const key = createMemo(() => props.key)
  createEffect(() => {
    key()
    untrack(() => props.run)(pagination)
  })
  return null
}
