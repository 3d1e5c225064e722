import { type PartName, type Scene, texts, userPropsOf } from '@dogear/contract/scene'
import { Pagination, type UsePaginationReturn, usePaginationContext } from '@dogear/solid'
import { createEffect, createMemo, For, Show, untrack } from 'solid-js'
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
            <For each={pagination().pages}>
              {(entry, index) =>
                entry.type === 'page' ? (
                  <Pagination.Item {...entry} {...part('item', entry.value)} />
                ) : (
                  <Pagination.Ellipsis index={index()} {...part('ellipsis')} />
                )
              }
            </For>
          )
        }}
      </Pagination.Context>
      <Pagination.NextTrigger {...part('nextTrigger')} />
      <Pagination.LastTrigger {...part('lastTrigger')} />
    </>
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
