import { type Given, type GivenToElement, givenTo, type Part, rootsOf, type Scene, texts } from '@dogear/contract/scene'
import { Pagination, type UsePaginationReturn, usePagination, usePaginationContext } from '@dogear/react'
import { createElement, type ReactNode, useLayoutEffect } from 'react'
import { Boundary } from './boundary'

interface AppProps {
  scene: Scene
  onContext?: ((context: UsePaginationReturn) => void) | undefined
}

/** The composition of every scene. `onContext` is called with each context that is shown. */
export function App(props: AppProps) {
  return props.scene.madeBy === 'parent' ? <MadeByParent {...props} /> : <MadeByRoots {...props} />
}

function MadeByRoots({ scene, onContext }: AppProps) {
  return rootsOf(scene).map((given, index) => {
    const parts = <Parts scene={scene} onContext={index === 0 ? onContext : undefined} />
    return <Pagination.Root key={`${index}`} {...scene.options} {...partProps(given, parts)} />
  })
}

function MadeByParent({ scene, onContext }: AppProps) {
  const pagination = usePagination(scene.options)
  const roots = rootsOf(scene).map((given, index) => {
    const parts = <Parts scene={scene} onContext={index === 0 ? onContext : undefined} />
    return <Pagination.RootProvider key={`${index}`} value={pagination} {...partProps(given, parts)} />
  })
  return scene.onError ? <Boundary onError={scene.onError}>{roots}</Boundary> : roots
}

function Parts({ scene, onContext }: AppProps) {
  const part = (name: Part, page?: number) =>
    partProps(givenTo(scene, name, page), name === 'item' ? page : texts[name])
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
      {onContext && <Report onContext={onContext} />}
    </>
  )
}

function Report({ onContext }: { onContext: NonNullable<AppProps['onContext']> }) {
  const context = usePaginationContext()
  useLayoutEffect(() => {
    onContext(context)
  })
  return null
}

function partProps({ asChild, disabled, ...given }: Given, content: ReactNode) {
  if (!asChild) return { ...elementProps(given), disabled, children: content }
  const child = createElement(asChild.tag, elementProps(asChild), content)
  return { ...elementProps(given), disabled, asChild: true, children: child }
}

/** What React spells differently from HTML. */
function elementProps({ attributes, onClick, onKeydown, ref }: GivenToElement) {
  const { class: className, style, ...others } = attributes ?? {}
  const styles = style && Object.fromEntries(style.split(';').map((declaration) => declaration.split(': ')))
  return { ...others, className, style: styles, onClick, onKeyDown: onKeydown, ref }
}
