import { hasContentOutside, rootsOf, type Scene } from '@dogear/contract/harness/scene'
import type { PageRouter } from '@dogear/core/dom'
import { Pagination, type UsePaginationReturn, usePageUrl, usePagination } from '@dogear/solid'
import { createEffect, ErrorBoundary, Index, type JSX, Match, mergeProps, Show, Switch, untrack } from 'solid-js'
import { Extra, Parts } from './parts'
import { toSolidProps } from './solid-props'

interface AppProps {
  scene: Scene
  onContext?: ((context: UsePaginationReturn) => void) | undefined
}

/** The composition of every scene. `onContext` is called with the context of the first root. */
export function App(props: AppProps): JSX.Element {
  return (
    <Switch fallback={<CreatedByParent {...props} />}>
      <Match when={props.scene.inUrl}>{(inUrl) => <InUrl {...props} inUrl={inUrl()} />}</Match>
      <Match when={(props.scene.createdBy ?? 'root') === 'root'}>
        <Index each={rootsOf(props.scene)}>
          {(userProps, index) => (
            <Pagination.Root {...props.scene.options} {...toSolidProps(userProps())}>
              <Parts scene={props.scene} isFirst={index === 0} onContext={props.onContext} />
            </Pagination.Root>
          )}
        </Index>
      </Match>
    </Switch>
  )
}

function InUrl(props: AppProps & { inUrl: NonNullable<Scene['inUrl']> }) {
  const [pageUrl, options] = untrack(() => props.inUrl)
  const router = () => props.scene.router as PageRouter
  const fromUrl = usePageUrl(pageUrl, { ...options, router: untrack(router) && router })
  createEffect(() => props.scene.onUrl?.({ url: fromUrl.url, setParams: fromUrl.setParams }))
  const inner = (): Scene => {
    const options = mergeProps(props.scene.options, fromUrl)
    return { ...props.scene, inUrl: undefined as never, options }
  }
  return <App scene={inner()} onContext={props.onContext} />
}

function CreatedByParent(props: AppProps) {
  const first = usePagination(() => props.scene.options ?? {})
  const second = usePagination(() => ({ ...props.scene.options, defaultPage: 7 }))
  const provided = () => (props.scene.provided === 'second' ? second : first)
  const roots = () => (
    <>
      <Show when={hasContentOutside(props.scene)}>
        <Extra scene={props.scene} name="content" value={provided()} />
      </Show>
      <Roots {...props} pagination={provided()} />
    </>
  )
  const report = (error: unknown) => untrack(() => props.scene.onError)?.(error)
  return (
    <Show when={props.scene.onError} keyed fallback={roots()}>
      <ErrorBoundary fallback={(error) => void report(error)}>{roots()}</ErrorBoundary>
    </Show>
  )
}

function Roots(props: AppProps & { pagination: UsePaginationReturn }) {
  return (
    <Index each={rootsOf(props.scene)}>
      {(userProps, index) => (
        <Pagination.RootProvider value={props.pagination} {...toSolidProps(userProps())}>
          <Parts scene={props.scene} isFirst={index === 0} onContext={props.onContext} />
        </Pagination.RootProvider>
      )}
    </Index>
  )
}
