import { type Part, type Scene, texts, userPropsOf } from '@dogear/contract/scene'
import { Pagination, type UsePaginationReturn, usePaginationContext } from '@dogear/solid'
import { createEffect, For, Show, untrack } from 'solid-js'
import { partProps } from './part-props'

interface PartsProps {
  scene: Scene
  isFirst: boolean
  onContext?: ((context: UsePaginationReturn) => void) | undefined
}

/** What is inside of a root. */
export function Parts(props: PartsProps) {
  const userProps = (name: Part, page?: number) => userPropsOf(props.scene, name, page)
  const part = (name: Part, page?: number) => partProps(userProps(name, page))
  return (
    <>
      <Show when={props.isFirst && props.scene.effect}>
        {(effect) => <Effect key={effect().key} run={effect().run} />}
      </Show>
      <Pagination.FirstTrigger {...part('firstTrigger')}>
        {userProps('firstTrigger').content ?? texts.firstTrigger}
      </Pagination.FirstTrigger>
      <Pagination.PrevTrigger {...part('prevTrigger')}>
        {userProps('prevTrigger').content ?? texts.prevTrigger}
      </Pagination.PrevTrigger>
      <Pagination.Context>
        {(pagination) => {
          if (props.isFirst) props.onContext?.(pagination)
          return (
            <For each={pagination().pages}>
              {(entry, index) =>
                entry.type === 'page' ? (
                  <Pagination.Item {...entry} {...part('item', entry.value)}>
                    {userProps('item', entry.value).content ?? entry.value}
                  </Pagination.Item>
                ) : (
                  <Pagination.Ellipsis index={index()} {...part('ellipsis')}>
                    {userProps('ellipsis').content ?? texts.ellipsis}
                  </Pagination.Ellipsis>
                )
              }
            </For>
          )
        }}
      </Pagination.Context>
      <Pagination.NextTrigger {...part('nextTrigger')}>
        {userProps('nextTrigger').content ?? texts.nextTrigger}
      </Pagination.NextTrigger>
      <Pagination.LastTrigger {...part('lastTrigger')}>
        {userProps('lastTrigger').content ?? texts.lastTrigger}
      </Pagination.LastTrigger>
    </>
  )
}

function Effect(props: NonNullable<Scene['effect']>) {
  const pagination = usePaginationContext()
  createEffect(() => {
    props.key
    untrack(() => props.run)(pagination)
  })
  return null
}
