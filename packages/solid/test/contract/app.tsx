import { rootsOf, type Scene } from '@dogear/contract/scene'
import { Pagination, type UsePaginationReturn, usePagination } from '@dogear/solid'
import { ErrorBoundary, Index, Show, untrack } from 'solid-js'
import { Parts } from './parts'
import { toSolidProps } from './solid-props'

interface AppProps {
  scene: Scene
  onContext?: ((context: UsePaginationReturn) => void) | undefined
}

/** The composition of every scene. `onContext` is called with the context of the first root. */
export function App(props: AppProps) {
  const isCreatedByRoots = () => (props.scene.createdBy ?? 'root') === 'root'
  return (
    <Show when={isCreatedByRoots()} fallback={<CreatedByParent {...props} />}>
      <Index each={rootsOf(props.scene)}>
        {(userProps, index) => (
          <Pagination.Root {...props.scene.options} {...toSolidProps(userProps())}>
            <Parts scene={props.scene} isFirst={index === 0} onContext={props.onContext} />
          </Pagination.Root>
        )}
      </Index>
    </Show>
  )
}

function CreatedByParent(props: AppProps) {
  const first = usePagination(() => props.scene.options ?? {})
  const second = usePagination(() => ({ ...props.scene.options, defaultPage: 7 }))
  const roots = () => <Roots {...props} pagination={props.scene.provided === 'second' ? second : first} />
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
