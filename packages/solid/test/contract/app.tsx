import { type Given, type GivenToElement, givenTo, type Part, rootsOf, type Scene, texts } from '@dogear/contract/scene'
import { Pagination, type UsePaginationReturn, usePagination } from '@dogear/solid'
import { type Accessor, ErrorBoundary, For, Index, type JSX, onCleanup, Show, untrack } from 'solid-js'
import { Dynamic } from 'solid-js/web'

interface AppProps {
  scene: Scene
  onContext?: ((context: UsePaginationReturn) => void) | undefined
}

/** The composition of every scene. `onContext` is called with the context of the first root. */
export function App(props: AppProps) {
  return (
    <Show when={props.scene.madeBy === 'parent'} fallback={<MadeByRoots {...props} />}>
      <MadeByParent {...props} />
    </Show>
  )
}

function MadeByRoots(props: AppProps) {
  return (
    <Index each={rootsOf(props.scene)}>
      {(given, index) => (
        <Pagination.Root {...props.scene.options} {...partProps(given())}>
          <Parts scene={props.scene} onContext={index === 0 ? props.onContext : undefined} />
        </Pagination.Root>
      )}
    </Index>
  )
}

function MadeByParent(props: AppProps) {
  const pagination = usePagination(() => props.scene.options ?? {})
  const roots = () => <Roots {...props} pagination={pagination} />
  const tell = (error: unknown) => untrack(() => props.scene.onError)?.(error)
  return (
    <Show when={props.scene.onError} keyed fallback={roots()}>
      <ErrorBoundary fallback={(error) => void tell(error)}>{roots()}</ErrorBoundary>
    </Show>
  )
}

function Roots(props: AppProps & { pagination: UsePaginationReturn }) {
  return (
    <Index each={rootsOf(props.scene)}>
      {(given, index) => (
        <Pagination.RootProvider value={props.pagination} {...partProps(given())}>
          <Parts scene={props.scene} onContext={index === 0 ? props.onContext : undefined} />
        </Pagination.RootProvider>
      )}
    </Index>
  )
}

function Parts(props: AppProps) {
  const part = (name: Part, page?: number) => partProps(givenTo(props.scene, name, page))
  return (
    <>
      <Pagination.FirstTrigger {...part('firstTrigger')}>{texts.firstTrigger}</Pagination.FirstTrigger>
      <Pagination.PrevTrigger {...part('prevTrigger')}>{texts.prevTrigger}</Pagination.PrevTrigger>
      <Pagination.Context>
        {(pagination) => {
          props.onContext?.(pagination)
          return (
            <For each={pagination().pages}>
              {(entry, index) =>
                entry.type === 'page' ? (
                  <Pagination.Item {...entry} {...part('item', entry.value)}>
                    {entry.value}
                  </Pagination.Item>
                ) : (
                  <Pagination.Ellipsis index={index()} {...part('ellipsis')}>
                    {texts.ellipsis}
                  </Pagination.Ellipsis>
                )
              }
            </For>
          )
        }}
      </Pagination.Context>
      <Pagination.NextTrigger {...part('nextTrigger')}>{texts.nextTrigger}</Pagination.NextTrigger>
      <Pagination.LastTrigger {...part('lastTrigger')}>{texts.lastTrigger}</Pagination.LastTrigger>
    </>
  )
}

function partProps({ asChild: child, disabled, ...given }: Given) {
  const asChild =
    child &&
    ((props: Accessor<JSX.HTMLAttributes<HTMLElement>>) => (
      <Dynamic component={child.tag} {...props()} {...elementProps(child)} />
    ))
  return { ...elementProps(given), disabled, asChild }
}

/** What Solid spells differently from HTML. It calls a ref once, and leaves the end to the owner. */
function elementProps({ attributes, onClick, onKeydown, ref }: GivenToElement) {
  const refUntilCleanup = (element: Element) => {
    ref?.(element)
    onCleanup(() => ref?.(null))
  }
  return { ...attributes, ...(onClick && { onClick }), onKeyDown: onKeydown, ...(ref && { ref: refUntilCleanup }) }
}
