import {
  customEllipsis,
  customItem,
  type ExtraName,
  extrasInside,
  isCustom,
  type PartName,
  type Scene,
  texts,
  userPropsOf,
} from '@dogear/contract/harness/scene'
import {
  type ListedEllipsis,
  type PageEntry,
  Pagination,
  type UsePaginationReturn,
  usePaginationContext,
} from '@dogear/solid'
import { createEffect, createMemo, For, Show, untrack } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { OwnElements } from './own-elements'
import { toSolidProps } from './solid-props'

interface PartsProps {
  scene: Scene
  isFirst: boolean
  onContext?: ((context: UsePaginationReturn) => void) | undefined
}

/** The parts inside a root. */
export function Parts(props: PartsProps) {
  const part = (name: PartName, page?: number) => {
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

/** One of the parts that a scene may have besides. */
export function Extra(props: ExtraProps) {
  const user = () => toSolidProps(userPropsOf(props.scene, props.name)) as object
  const content = () => userPropsOf(props.scene, 'content').content ?? texts.content
  const ownSizes = () => props.scene.ownSizes?.map((size) => <option>{size}</option>)
  const extras = {
    pageSizeSelect: () => <Pagination.PageSizeSelect sizes={props.scene.sizes} {...user()} children={ownSizes()} />,
    pageInput: () => <Pagination.PageInput {...user()} />,
    status: () => <Pagination.Status text={props.scene.text} {...user()} />,
    content: () => (
      <Pagination.Content value={props.value} {...props.scene.behavior} {...user()}>
        <Show when={props.scene.hasStatusInContent} fallback={content()}>
          <Pagination.Status />
        </Show>
      </Pagination.Content>
    ),
  }
  return <>{extras[props.name]()}</>
}

interface LoopProps {
  scene: Scene
  part: (name: PartName, page?: number) => object
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
