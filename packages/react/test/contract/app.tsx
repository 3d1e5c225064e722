import { hasContentOutside, rootsOf, type Scene, type UserProps } from '@dogear/contract/harness/scene'
import { Pagination, type UsePaginationReturn, usePageUrl, usePagination, usePaginationContext } from '@dogear/react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Boundary } from './boundary'
import { Extra, Parts } from './parts'
import { toReactProps } from './react-props'

interface AppProps {
  scene: Scene
  onContext?: ((context: UsePaginationReturn) => void) | undefined
}

/** The composition of every scene. `onContext` is called with each context that is shown. */
export function App(props: AppProps) {
  if (props.scene.inUrl) return <InUrl {...props} inUrl={props.scene.inUrl} />
  const { createdBy = 'root' } = props.scene
  return createdBy === 'root' ? <CreatedByRoots {...props} /> : <CreatedByParent {...props} />
}

// React 18 warns about a layout effect on a server.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

function InUrl({ scene, onContext, inUrl }: AppProps & { inUrl: NonNullable<Scene['inUrl']> }) {
  const { onUrl, router } = scene
  const [pageUrl, options] = inUrl
  const fromUrl = usePageUrl(pageUrl, { ...options, router })
  useBeforePaint(() => onUrl?.(fromUrl), [onUrl, fromUrl])
  const { inUrl: _, ...inner } = scene
  return <App scene={{ ...inner, options: { ...scene.options, ...fromUrl } }} onContext={onContext} />
}

function CreatedByRoots(props: AppProps) {
  return renderRoots(props, (key, userProps) => <Pagination.Root key={key} {...props.scene.options} {...userProps} />)
}

function CreatedByParent(props: AppProps) {
  const { createdBy, options, provided, onError } = props.scene
  const first = usePagination(options)
  const second = usePagination({ ...options, defaultPage: 7 })
  const value = createdBy === 'switch' && provided === 'second' ? second : first
  const roots = renderRoots(props, (key, userProps) => (
    <Pagination.RootProvider key={key} value={value} {...userProps} />
  ))
  const app = (
    <>
      {hasContentOutside(props.scene) && <Extra scene={props.scene} name="content" value={value} />}
      {roots}
    </>
  )
  return onError ? <Boundary onError={onError}>{app}</Boundary> : app
}

function renderRoots({ scene, onContext }: AppProps, render: (key: string, userProps: object) => ReactNode) {
  return rootsOf(scene).map((userProps: UserProps, index) => {
    const isFirst = index === 0
    const content = (
      <>
        <Parts scene={scene} />
        {isFirst && scene.effect && <Effect effect={scene.effect} />}
        {isFirst && onContext && <Report onContext={onContext} />}
      </>
    )
    return render(`${index}`, toReactProps(userProps, content))
  })
}

interface EffectProps {
  effect: NonNullable<Scene['effect']>
}

function Effect({ effect: { key, run } }: EffectProps) {
  const pagination = usePaginationContext()
  const latest = useRef(() => {})
  useLayoutEffect(() => {
    latest.current = () => run(pagination)
  })
  useEffect(() => latest.current(), [key])
  return null
}

function Report({ onContext }: { onContext: NonNullable<AppProps['onContext']> }) {
  const context = usePaginationContext()
  useLayoutEffect(() => {
    onContext(context)
  })
  return null
}
