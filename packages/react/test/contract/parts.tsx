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
import { type ListedEllipsis, type PageEntry, Pagination, type UsePaginationReturn } from '@dogear/react'
import { OwnElements } from './own-elements'
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

/** One of the parts that a scene may have besides. */
export function Extra({ scene, name, value }: ExtraProps) {
  const { content, ...userProps } = userPropsOf(scene, name)
  const { ownSizes, hasStatusInContent } = scene
  const children = {
    pageSizeSelect: ownSizes?.map((size) => <option key={size}>{size}</option>),
    pageInput: undefined,
    status: undefined,
    content: hasStatusInContent ? <Pagination.Status /> : texts.content,
  }
  const props = toReactProps(userProps, content ?? children[name]) as object
  if (name === 'pageSizeSelect') return <Pagination.PageSizeSelect sizes={scene.sizes} {...props} />
  if (name === 'pageInput') return <Pagination.PageInput {...props} />
  if (name === 'status') return <Pagination.Status text={scene.text} {...props} />
  return <Pagination.Content value={value} {...scene.behavior} {...props} />
}

interface LoopProps {
  scene: Scene
  part: (name: PartName, page?: number) => object
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
