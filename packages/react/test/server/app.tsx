import { capitalize } from '@dogear/contract/harness/nodes'
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
  userPropsOf,
} from '@dogear/contract/harness/scene'
import { type GetPaginationOptions, getPagination, Pagination } from '@dogear/react/server'
import { toReactProps } from '../contract/react-props'

/** A scene with the parts of the server. */
export function ServerApp({ scene }: { scene: Scene }) {
  const { defaultPage, page = defaultPage, ...options } = scene.options ?? {}
  const list = getPagination({ ...options, page } as GetPaginationOptions)
  const part = (name: RepeatedPart | ExtraName | 'list', page?: number) => {
    const { content, ...userProps } = userPropsOf(scene, name, page)
    const text = name === 'item' ? page : texts[name as keyof typeof texts]
    return { pagination: list, ...(toReactProps(userProps, content ?? text) as object) }
  }
  const inList = (name: 'item' | 'ellipsis') => toReactProps(userPropsOf(scene, name), undefined) as object
  return rootsOf(scene).map((userProps, index) => (
    <Pagination.Root key={`${index}`} pagination={list} {...(toReactProps(userProps, undefined) as object)}>
      <Pagination.FirstTrigger {...part('firstTrigger')} />
      <Pagination.PrevTrigger {...part('prevTrigger')} />
      {scene.list ? (
        <Pagination.List
          {...part('list')}
          itemProps={inList('item')}
          ellipsisProps={inList('ellipsis')}
          item={
            isCustom(scene, 'item')
              ? (entry) => (
                  <Pagination.Item {...entry} pagination={list}>
                    {customItem(entry.value)}
                  </Pagination.Item>
                )
              : undefined
          }
          ellipsis={
            isCustom(scene, 'ellipsis') ? (entry) => <button type="button">{customEllipsis(entry)}</button> : undefined
          }
        />
      ) : (
        list.pages.map((entry, position) =>
          entry.type === 'page' ? (
            <Pagination.Item key={entry.value} {...entry} {...part('item', entry.value)} />
          ) : (
            <Pagination.Ellipsis key={entry.value} index={position} {...part('ellipsis')} />
          ),
        )
      )}
      <Pagination.NextTrigger {...part('nextTrigger')} />
      <Pagination.LastTrigger {...part('lastTrigger')} />
      {extrasInside(scene).map((name) => {
        const Part = Pagination[capitalize(name) as 'Status']
        return <Part key={name} {...userPropsOf(scene, name).own} {...part(name)} />
      })}
    </Pagination.Root>
  ))
}
