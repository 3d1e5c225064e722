import { type PartName, type Scene, texts, userPropsOf } from '@dogear/contract/scene'
import { Pagination } from '@dogear/react'
import { toReactProps } from './react-props'

export function Parts({ scene }: { scene: Scene }) {
  const part = (name: PartName, page?: number) => {
    const { content, ...userProps } = userPropsOf(scene, name, page)
    return toReactProps(userProps, content ?? (name === 'item' ? page : texts[name])) as object
  }
  return (
    <>
      <Pagination.FirstTrigger {...part('firstTrigger')} />
      <Pagination.PrevTrigger {...part('prevTrigger')} />
      <Pagination.Context>
        {({ pages }) =>
          pages.map((entry, index) =>
            entry.type === 'page' ? (
              <Pagination.Item key={entry.value} {...entry} {...part('item', entry.value)} />
            ) : (
              <Pagination.Ellipsis key={entry.value} index={index} {...part('ellipsis')} />
            ),
          )
        }
      </Pagination.Context>
      <Pagination.NextTrigger {...part('nextTrigger')} />
      <Pagination.LastTrigger {...part('lastTrigger')} />
    </>
  )
}
